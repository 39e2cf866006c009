import * as fr from '@coussinet/texts/fr/form-words.ts'
import * as it from '@coussinet/texts/it/form-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/form-words.ts'
import type { Country, PasswordRule } from '../fields.ts'
import type { FileProblem } from '../problem.ts'

// The keys that are put together in the code that throws them.
type BuiltFieldCode =
  | FileProblem
  | `password.${PasswordRule}`
  | `postal.${Country}`
  | `iban.${'format' | 'length' | 'checksum' | 'country'}`

/** The sentence of each key of a field's `errors`; `{name}` stands for what the problem's params hold. A key is made by writing its sentence in French and Italian. */
export const fieldErrorSentences = messages({
  fr: fr.fieldErrorSentences satisfies Record<BuiltFieldCode, string>,
  it: it.fieldErrorSentences,
  nl: nl.fieldErrorSentences,
})
export type MemberFieldCode = keyof typeof fr.fieldErrorSentences

/** Sentences of `password.blocklisted` where its reason is known. */
export const blocklistReasons = messages({ fr: fr.blocklistReasons, it: it.blocklistReasons, nl: nl.blocklistReasons })
