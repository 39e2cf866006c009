import { elided } from '@coussinet/contract/domain/grammar.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/payout-labels.ts'

export const payoutLabels: Translated<typeof french.payoutLabels> = {
  to_refund: 'Da rimborsare',
  paid_on: (day) => elided(`Accreditato il ${day}`),
  payment_date: 'Data di accredito',
  account: 'Conto di accredito',
  stays: (amount) => `Il rimborso resta di ${amount}.`,
}
