import type { Mandate } from '@coussinet/contract/mandates.ts'
import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { wizardMessages } from '#messages/payment-methods.ts'
import { useMessages } from '#platform/language/i18n.ts'
import { useFormat } from '#platform/language/use-format.ts'

export function UnpaidText({ mandate, methods }: { mandate: Mandate; methods: PaymentMethods }) {
  const { unpaid: words } = useMessages(wizardMessages)
  const format = useFormat()
  const debit = getUnpaidDebit(mandate, methods)
  if (debit === null) return null
  const amount = format.euros(methods.unpaid_cents)
  return <p>{debit.when === 'on' ? words.on(amount, format.weekdayAndDay(debit.day)) : words[debit.when](amount)}</p>
}

type MandateCollection = Pick<Mandate, 'collect_unpaid' | 'first_debit_on' | 'last_debit_before'>
type UnpaidFacts = Pick<PaymentMethods, 'unpaid_cents' | 'second_attempt_on'>

/** Returned contributions that the new account pays: on a day, a day to be fixed, or only if the former account fails again. */
type UnpaidDebit = { when: 'on'; day: string } | { when: 'later' } | { when: 'after_attempt' }

/** Words for when what came back is debited from the new account; null where it is not, or nothing is owed. */
export function getUnpaidDebit(
  { collect_unpaid, first_debit_on, last_debit_before }: MandateCollection,
  { unpaid_cents, second_attempt_on }: UnpaidFacts,
): UnpaidDebit | null {
  if (!collect_unpaid || unpaid_cents === 0) return null
  if (second_attempt_on === null) return { when: 'later' }
  if (second_attempt_on === last_debit_before) return { when: 'after_attempt' }
  return second_attempt_on === first_debit_on ? { when: 'on', day: second_attempt_on } : { when: 'later' }
}
