import { useMessages } from '#platform/language/i18n.ts'
import { Note } from '#ui/feedback/Note.tsx'
import { cardExpiry } from './card-expiry.ts'
import type { Card } from './CardFacts.tsx'
import { debitMessages } from './debit.messages.ts'

/** What the member can do about a card that ends: register another one, name an account, or only call. */
export type WayOut = 'card' | 'account' | 'call'

/** Says that a card has expired, or expires within 30 days, and the way out; nothing of another card. */
export function CardExpiryNote({ card, today, wayOut }: { card: Card; today: string; wayOut: WayOut }) {
  const words = useMessages(debitMessages)
  const { state, days_left } = cardExpiry(card.expires, today)
  if (state === 'valid') return null
  const isOver = state === 'expired'
  return (
    <Note
      tone={isOver ? 'danger' : 'warning'}
      title={isOver ? words.expired(card.last4) : words.expiring(card.last4, days_left)}
    >
      {words.wayOut[state][wayOut]}
    </Note>
  )
}
