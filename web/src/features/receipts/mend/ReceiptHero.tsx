import { declinedMeans } from '@coussinet/contract/domain/declines.ts'
import { contributionName } from '@coussinet/contract/domain/receipts.ts'
import type { ReceiptDetail } from '@coussinet/contract/receipts.ts'
import { DownloadButton } from '#platform/DownloadButton.tsx'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { Hero } from '#ui/display/hero/Hero.tsx'
import { collectedOf } from '../collected.ts'
import { useReason } from '../decline/use-reason.ts'
import { ReceiptBadge } from '../ReceiptBadge.tsx'
import { mendMessages } from './mend.messages.ts'

const grounds = { paid: 'meadow', declined: 'honey', upcoming: 'accent' } as const

/** The head of a contribution: where it stands, why, and what it costs. */
export function ReceiptHero({ receipt }: { receipt: ReceiptDetail }) {
  const words = useMessages(mendMessages)
  const format = useFormat()
  const language = useLanguage()
  const { id, status, due_date, payment_date } = receipt
  const reason = useReason()(receipt)
  const collected = status === 'declined' ? collectedOf(receipt) : null
  const told = {
    paid: [words.settled, payment_date && format.longDay(payment_date)],
    declined: collected
      ? [words.planned, format.longDay(collected.on)]
      : [words.due, words.dueSince[declinedMeans(receipt.decline_code)](format.dayAndMonth(due_date))],
    upcoming: [words.planned, format.longDay(due_date)],
  }[status]
  return (
    <Hero ground={grounds[status]} className="receipt-hero">
      <div className="grow stack gap-m">
        <div className="row wrap">
          <ReceiptBadge receipt={receipt} />
        </div>
        <h1>{contributionName(receipt.month, language)}</h1>
        {reason && (
          <div className="stack gap-xs">
            <p className="strong">{reason.why}</p>
            {!collected && <p>{reason.todo}</p>}
          </div>
        )}
        {status === 'paid' && <p>{words.calm.paid}</p>}
        {status === 'upcoming' && <p>{words.calm.upcoming(format.weekdayAndDay(due_date))}</p>}
        {status === 'paid' && (
          <div>
            <DownloadButton variant="paper" href={`/api/pdf/receipt?receipt_id=${id}`} document_type="receipt">
              {words.downloadReceipt}
            </DownloadButton>
          </div>
        )}
      </div>
      <div className="receipt-hero-amount">
        <p className="small">{told[0]}</p>
        <p className="amount amount-huge big">{format.euros(receipt.amount_cents)}</p>
        <p className="small">{told[1]}</p>
      </div>
    </Hero>
  )
}
