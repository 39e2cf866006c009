import type { Receipt } from '@coussinet/contract/receipts.ts'
import { receiptMessages } from '#messages/receipts.ts'
import { DownloadButton } from '#platform/DownloadButton.tsx'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { CellLink } from '#platform/links/CellLink.ts'
import { LinkButton } from '#platform/links/LinkButton.ts'
import { Table } from '#ui/Table.tsx'
import { getLastCollection } from '../collection-day.ts'
import { ReceiptBadge } from '../ReceiptBadge.tsx'
import { useMonth } from '../use-month.ts'
import { useReason } from '../use-reason.ts'
import styles from './receipts.module.css'

function Status({ receipt }: { receipt: Receipt }) {
  const words = useMessages(receiptMessages)
  const reason = useReason()(receipt)
  const format = useFormat()
  const { status, next_attempt_on } = receipt
  const collected = getLastCollection(receipt)
  const day = format.dayAndMonth
  function next() {
    if (collected?.attempt_on) return words.collectedAfter(day(collected.attempt_on), day(collected.on))
    if (collected) return words.collected(day(collected.on))
    return next_attempt_on === null ? words.noNextAttempt : words.nextAttempt(day(next_attempt_on))
  }
  return (
    <span className={styles.status}>
      <ReceiptBadge receipt={receipt} />
      {status === 'declined' && (
        <span className="small muted">
          {reason && `${reason.short}. `}
          {next()}
        </span>
      )}
    </span>
  )
}

function Act({ receipt }: { receipt: Receipt }) {
  const words = useMessages(receiptMessages)
  const month = useMonth()
  const { id, status } = receipt
  if (status === 'paid')
    return (
      <DownloadButton
        size="small"
        variant="quiet"
        href={`/api/pdf/receipt?receipt_id=${id}`}
        document_type="receipt"
        name={words.receiptOf(month(receipt.month))}
      />
    )
  return (
    <LinkButton size="small" to="/profile/receipts/$id" params={{ id }} aria-label={words.mendOf(month(receipt.month))}>
      {words.mend}
    </LinkButton>
  )
}

/** Contributions, a line each: on phones a card. */
export function ReceiptTable({ caption, receipts }: { caption: string; receipts: readonly Receipt[] }) {
  const words = useMessages(receiptMessages)
  const format = useFormat()
  const month = useMonth()
  return (
    <Table
      lead
      caption={caption}
      columns={[
        { key: 'month', label: words.month },
        { key: 'issue_date', label: words.issueDate },
        { key: 'status', label: words.statusColumn },
        { key: 'amount', label: words.amount, numeric: true },
        { key: 'receipt', label: words.receipt, numeric: true },
      ]}
      rows={receipts.map((receipt) => ({
        key: receipt.id,
        cells: [
          <CellLink className={styles.month} to="/profile/receipts/$id" params={{ id: receipt.id }}>
            {month(receipt.month)}
          </CellLink>,
          <span className={`tnum nowrap ${styles.issued}`}>{format.shortDay(receipt.issue_date)}</span>,
          <Status receipt={receipt} />,
          <b className="amount">{format.euros(receipt.amount_cents)}</b>,
          receipt.status === 'upcoming' ? null : <Act receipt={receipt} />,
        ],
      }))}
    />
  )
}
