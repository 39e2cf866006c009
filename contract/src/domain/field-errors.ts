import * as fr from '@coussinet/texts/fr/words/field-errors.ts'
import * as it from '@coussinet/texts/it/words/field-errors.ts'
import * as nl from '@coussinet/texts/nl/words/field-errors.ts'
import { messages } from './messages.ts'

/** The sentence of each key of a field's `errors`; `{name}` stands for what the problem's params hold. A key is made by writing its sentence in French and Italian. */
export const fieldErrorSentences = messages({
  fr: fr.fieldErrorSentences,
  it: it.fieldErrorSentences,
  nl: nl.fieldErrorSentences,
})
export type MemberFieldCode = keyof typeof fr.fieldErrorSentences

/** Sentences of `password.blocklisted` where its reason is known. */
export const blocklistReasons = messages({ fr: fr.blocklistReasons, it: it.blocklistReasons, nl: nl.blocklistReasons })
