import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/payout-labels.ts'

export const payoutLabels: Draft<typeof french.payoutLabels> = {
  to_refund: 'Aan u terug te betalen',
  paid_on: (day) => `Betaald op ${day}`,
  payment_date: 'Datum van betaling',
  account: 'Betaald op rekening',
  stays: (amount) => `De terugbetaling blijft ${amount}.`,
}
