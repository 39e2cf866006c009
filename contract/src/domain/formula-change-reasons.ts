import * as fr from '@coussinet/texts/fr/words/formula-change-reasons.ts'
import * as it from '@coussinet/texts/it/words/formula-change-reasons.ts'
import * as nl from '@coussinet/texts/nl/words/formula-change-reasons.ts'
import { messages } from './messages.ts'

/** Sentences of why another formula cannot be asked for, by the key at the field; apart from the other reasons, which every page knows. */
export const formulaChangeReasons = messages({
  fr: fr.formulaChangeReasons,
  it: it.formulaChangeReasons,
  nl: nl.formulaChangeReasons,
})
