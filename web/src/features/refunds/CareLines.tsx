import { billWords } from '@coussinet/contract/domain/bill-labels.ts'
import { capitalised } from '@coussinet/contract/domain/grammar.ts'
import { refundLabels } from '@coussinet/contract/domain/refund-labels.ts'
import { rejections } from '@coussinet/contract/domain/rejections.ts'
import type { RefundLine } from '@coussinet/contract/refunds.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Table } from '#ui/Table.tsx'
import styles from './arithmetic.module.css'

/** The care performed, line by line; a line that is dropped or cut says why. */
export function CareLines({ lines, caption }: { lines: readonly RefundLine[]; caption: string }) {
  const words = useMessages(billWords)
  const labels = useMessages(refundLabels)
  const reason = useMessages(rejections)
  const format = useFormat()
  return (
    <Table
      lead
      caption={caption}
      columns={[
        { key: 'care', label: words.care },
        { key: 'billed', label: labels.billed, numeric: true },
        { key: 'covered', label: words.covered, numeric: true, muted: true },
        { key: 'refunded', label: labels.refunded, numeric: true },
      ]}
      rows={lines.map((line, index) => ({
        key: String(index),
        cells: [
          <span className="two">
            {line.label}
            {line.reason_code && (
              <span className={`small muted ${styles.lineReason}`}>{capitalised(reason[line.reason_code])}</span>
            )}
          </span>,
          format.euros(line.billed_cents),
          format.euros(line.covered_cents),
          <b className="amount">{format.euros(line.refunded_cents)}</b>,
        ],
      }))}
    />
  )
}
