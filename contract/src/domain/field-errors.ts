import * as fr from '@coussinet/texts/fr/form-words.ts'
import * as it from '@coussinet/texts/it/form-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/form-words.ts'
import type { Country } from './country-names.ts'
import type { formulaChangeReasons } from './formula-change-reasons.ts'
import type { MachineFieldCode } from './machine-field-codes.ts'
import type { PasswordRule } from './new-password.ts'
import type { problemReasons } from './problems.ts'

/** The keys that may stand at a field; each has its sentence, or does not compile. */
export type FieldCode =
  | MemberFieldCode
  | keyof typeof problemReasons.fr
  | keyof typeof formulaChangeReasons.fr
  | MachineFieldCode

/** The keys which an upload's `errors.file` may hold. */
export const fileProblems = [
  'file_too_large',
  'file_unsupported',
  'file_empty',
  'file_unsafe',
  'file_unreadable',
  'file_infected',
  // An upload's own limits, beside its bytes.
  'file_too_many_pixels',
  'file_too_many_pages',
  'file_too_complex',
  // Smaller for a photo that the server converts, or none where a portal says so.
  'file_heic_not_accepted',
  'file_heic_too_many_pixels',
] as const

export type FileProblem = (typeof fileProblems)[number]

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
