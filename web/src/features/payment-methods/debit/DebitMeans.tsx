import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { debitMessages } from '#messages/payment-methods.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { Note } from '#ui/Note.tsx'
import { cardExpiry } from './card-expiry.ts'
import { type DebitCard, CardFacts } from './CardFacts.tsx'

type Account = Extract<NonNullable<PaymentMethods['debit']>, { kind: 'bank_account' }>

function BankAccount({ account }: { account: Account }) {
  const words = useMessages(debitMessages)
  const format = useFormat()
  const { iban, holder, umr, signed_at, first_debit_on } = account
  return (
    <DescriptionList
      variant="left"
      facts={[
        { term: words.account, value: format.shownAccount(iban) },
        { term: words.holder, value: holder },
        { term: words.umr, value: umr },
        ...(signed_at === null ? [] : [{ term: words.signed, value: format.longDay(toLocalDay(signed_at)) }]),
        ...(first_debit_on === null ? [] : [{ term: words.first, value: format.longDay(first_debit_on) }]),
      ]}
    />
  )
}

/** Remedies for a card that ends: register another one, name an account, or only call. */
type CardRemedy = 'card' | 'account' | 'call'

type DebitMeansProps = { debit: PaymentMethods['debit']; today: string; wayOut: CardRemedy }

export function DebitMeans({ debit, today, wayOut }: DebitMeansProps) {
  const words = useMessages(debitMessages)
  if (debit === null) return <p>{words.none}</p>
  if (debit.kind === 'bank_account') return <BankAccount account={debit} />
  return (
    <div className="stack gap-m">
      <CardFacts card={debit} today={today} />
      <CardExpiryNote card={debit} today={today} wayOut={wayOut} />
    </div>
  )
}

/** Warns that a card has expired, or expires within 30 days, with a link; empty for other cards. */
function CardExpiryNote({ card, today, wayOut }: { card: DebitCard; today: string; wayOut: CardRemedy }) {
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
