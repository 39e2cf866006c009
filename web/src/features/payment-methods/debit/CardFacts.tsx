import { monthInWords } from '@coussinet/contract/domain/format.ts'
import { cardNumber } from '@coussinet/contract/domain/payments.ts'
import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { debitMessages } from '#messages/payment-methods.ts'
import { useLanguage, useMessages } from '#platform/language/i18n.ts'
import { DescriptionList } from '#ui/DescriptionList.tsx'
import { cardExpiry } from './card-expiry.ts'

export type DebitCard = Extract<NonNullable<PaymentMethods['debit']>, { kind: 'card' }>

export function CardFacts({ card, today }: { card: DebitCard; today: string }) {
  const words = useMessages(debitMessages)
  const language = useLanguage()
  const { state } = cardExpiry(card.expires, today)
  return (
    <DescriptionList
      variant="left"
      facts={[
        { term: words.card, value: cardNumber(card) },
        { term: words.expires[state], value: monthInWords(card.expires, language) },
      ]}
    />
  )
}
