import * as fr from '@coussinet/texts/fr/contract-words.ts'
import * as it from '@coussinet/texts/it/contract-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/contract-words.ts'

/** States of a change of formula. */
export const formulaChangeStatusNames = messages({
  fr: fr.formulaChangeStatusNames,
  it: it.formulaChangeStatusNames,
  nl: nl.formulaChangeStatusNames,
})

/** Parts of a change of formula, as the archive names them. */
export const formulaChangeLabels = messages({
  fr: fr.formulaChangeLabels,
  it: it.formulaChangeLabels,
  nl: nl.formulaChangeLabels,
})
