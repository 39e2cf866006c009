import * as fr from '@coussinet/texts/fr/words/payout-labels.ts'
import * as it from '@coussinet/texts/it/words/payout-labels.ts'
import * as nl from '@coussinet/texts/nl/words/payout-labels.ts'
import { messages } from './messages.ts'

/** Labels of a refund's payment. */
export const payoutLabels = messages({ fr: fr.payoutLabels, it: it.payoutLabels, nl: nl.payoutLabels })
