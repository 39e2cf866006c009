import * as fr from '@coussinet/texts/fr/contract-words.ts'
import * as it from '@coussinet/texts/it/contract-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/contract-words.ts'

/** Labels of a contract and of its formulas. */
export const contractLabels = messages({ fr: fr.contractLabels, it: it.contractLabels, nl: nl.contractLabels })
