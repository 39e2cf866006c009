import * as fr from '@coussinet/texts/fr/contract-words.ts'
import * as it from '@coussinet/texts/it/contract-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/contract-words.ts'

/** Sentences of why another formula cannot be asked for, by the key at the field; apart from the other reasons, which every page knows. */
export const formulaChangeReasons = messages({
  fr: fr.formulaChangeReasons,
  it: it.formulaChangeReasons,
  nl: nl.formulaChangeReasons,
})
