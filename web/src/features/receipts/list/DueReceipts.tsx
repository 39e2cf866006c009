import './list.css'
import { contributionsTotal } from '@coussinet/contract/domain/contribution.ts'
import { Link } from '@tanstack/react-router'
import CreditCard from 'lucide-react/icons/credit-card'
import type { Receipt } from '@coussinet/contract/receipts.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Hero } from '#ui/display/hero/Hero.tsx'
import { allCollectedOn } from '../collected.ts'
import { useReason } from '../decline/use-reason.ts'
import { receiptMessages } from '../receipts.messages.ts'
import { useMonth } from '../use-month.ts'
import { listMessages } from './list.messages.ts'

/** The contributions that came back, in one cushion: what they cost together and where they are mended. */
export function DueReceipts({ declined }: { declined: readonly Receipt[] }) {
  const words = useMessages(listMessages)
  const { mend } = useMessages(receiptMessages)
  const reasonOf = useReason()
  const format = useFormat()
  const month = useMonth()
  const oldest = declined[0]
  if (oldest === undefined) return null
  const collected_on = allCollectedOn(declined)
  const title = collected_on === null ? words.due(declined.length) : words.collected(declined.length)
  const only = declined.length === 1 && collected_on === null ? reasonOf(oldest)?.why : null
  return (
    <Hero ground="honey" label={title} className="receipt-due">
      <div className="grow stack gap-s">
        <h2>{title}</h2>
        <p className="receipt-months">{format.list(declined.map((receipt) => month(receipt.month)))}</p>
        {only && <p>{only}</p>}
        {collected_on !== null && <p>{words.collectedText(declined.length, format.weekdayAndDay(collected_on))}</p>}
      </div>
      <div className="receipt-due-act">
        <p className="amount amount-large big">{format.euros(contributionsTotal(declined))}</p>
        <Link
          className={buttonClass({ variant: collected_on === null ? 'primary' : 'outline', size: 'large' })}
          to="/profile/receipts/$id"
          params={{ id: oldest.id }}
        >
          {collected_on === null && <CreditCard />}
          {mend}
        </Link>
      </div>
    </Hero>
  )
}
