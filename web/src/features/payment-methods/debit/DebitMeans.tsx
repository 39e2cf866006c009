import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { dayOf } from '@coussinet/contract/domain/days.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { DescriptionList } from '#ui/display/facts/DescriptionList.tsx'
import { CardExpiryNote, type WayOut } from './CardExpiryNote.tsx'
import { CardFacts } from './CardFacts.tsx'
import { debitMessages } from './debit.messages.ts'

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
        ...(signed_at === null ? [] : [{ term: words.signed, value: format.longDay(dayOf(signed_at)) }]),
        ...(first_debit_on === null ? [] : [{ term: words.first, value: format.longDay(first_debit_on) }]),
      ]}
    />
  )
}

type DebitMeansProps = { debit: PaymentMethods['debit']; today: string; wayOut: WayOut }

/** What the contributions are debited from: the account with its mandate, or the card with what is to be said of its expiry. */
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
