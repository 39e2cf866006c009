import * as fr from '@coussinet/texts/fr/words/contract-labels.ts'
import * as it from '@coussinet/texts/it/words/contract-labels.ts'
import * as nl from '@coussinet/texts/nl/words/contract-labels.ts'
import { messages } from './messages.ts'

/** Labels of a contract and of its formulas. */
export const contractLabels = messages({ fr: fr.contractLabels, it: it.contractLabels, nl: nl.contractLabels })
