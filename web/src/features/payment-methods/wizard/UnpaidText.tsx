import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import type { Mandate } from '@coussinet/contract/signing/mandates.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'
import { unpaidOf } from './unpaid.ts'
import { wizardMessages } from './wizard.messages.ts'

/** When what came back is debited from the new account, where that was asked for. */
export function UnpaidText({ mandate, methods }: { mandate: Mandate; methods: PaymentMethods }) {
  const { unpaid: words } = useMessages(wizardMessages)
  const format = useFormat()
  const told = unpaidOf(mandate, methods)
  if (told === null) return null
  const amount = format.euros(methods.unpaid_cents)
  return <p>{told.when === 'on' ? words.on(amount, format.weekdayAndDay(told.day)) : words[told.when](amount)}</p>
}
