import * as fr from '@coussinet/texts/fr/form-words.ts'
import { plural } from '@coussinet/texts/grammar.ts'
import * as it from '@coussinet/texts/it/form-words.ts'
import { label, type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/form-words.ts'
import type { Country } from './countries.ts'
import type { formulaChangeReasons } from './cover.ts'
import type { ProviderReason } from './identities.ts'
import { fill } from './strings.ts'

/** Every expected failure of the API, and the one status that it is answered with. */
export const problemStatus = {
  malformed_request: 400,
  invalid_credentials: 401,
  session_expired: 401,
  invalid_token: 401,
  forbidden: 403,
  csrf_failed: 403,
  insufficient_scope: 403,
  not_found: 404,
  conflict: 409,
  expired: 410,
  unsupported_media_type: 415,
  validation_failed: 422,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  server_error: 500,
  unavailable: 503,
} as const

export type ProblemCode = keyof typeof problemStatus

export const problemCodes = Object.keys(problemStatus).filter((code): code is ProblemCode => code in problemStatus)

/** Why a call failed: a problem of the API, or no answer. */
export type ProblemKind = ProblemCode | 'network' | 'timeout' | 'cancelled'
/** The sentence of each kind of failure; `unexpected` is a bug's. */
export const problemSentences = messages({
  fr: fr.problemSentences satisfies Record<ProblemKind | 'unexpected', string>,
  it: it.problemSentences,
  nl: nl.problemSentences,
})

// Programs and logs read titles too: a title says what a program can correct, and mentions no waiting time.
const titles = messages({ fr: fr.titles, it: it.titles, nl: nl.titles })

export function problemTitle(code: ProblemCode, language: Language): string {
  const own: Partial<Record<ProblemCode, string>> = titles[language]
  return own[code] ?? problemSentences[language][code]
}

const units = messages({ fr: fr.units, it: it.units, nl: nl.units })

/** A wait in words: from a minute and a half on in minutes, and rather too long than too short. */
export function waitInWords(seconds: number, language: Language): string {
  const { second, seconds: many, minutes } = units[language]
  return seconds < 90
    ? `${seconds} ${plural(seconds, second, many, language)}`
    : `${Math.ceil(seconds / 60)} ${minutes}`
}

/** The sentence of a failure as a page shows it; `retry_after` is in seconds. */
export const problemSentence = (kind: ProblemKind, retry_after: number | null, language: Language): string =>
  fill(problemSentences[language][kind], { wait: waitInWords(retry_after ?? 60, language) })

/** Reasons given by the refusal itself, more specific than its kind. */
export const problemReasons = messages({ fr: fr.problemReasons, it: it.problemReasons, nl: nl.problemReasons })

/**
 * English sentences for field codes that only the insurer’s systems and the command receive, in addition to those of
 * the members’ forms.
 */
export const machineFieldSentences = {
  agreed: 'the contract already has another effective date',
  card_used: 'another member has registered this card',
  contract_missing: 'the member has no contract yet',
  date_order: 'this is out of order with another date of the same record',
  effective_date_past: 'this day is in the past, and past decisions do not change',
  country_not_sold: 'the brand sells no contracts in this country; its setting sold_in lists the countries',
  erased: 'the member with this number has been erased',
  lines_sum:
    'the lines do not add up to billed_cents and refunded_cents, or a line is refunded more than it was billed',
  insurance_year: 'no insurance year of the animal begins on this day',
  month_used: 'another contribution has this month',
  no_cover: 'the animal is not covered on this day',
  no_way_back: 'this status cannot be changed back',
  one_contract: 'the member already has a contract that has not ended',
  presented: 'the member has already sponsored a person with this address',
  species: 'this formula is not available for this species',
  suspended: 'the contract cannot be active during a suspension',
  twice: 'the same day is listed twice',
  other_members_animal: 'this animal belongs to another member',
  unknown_animal: 'the member has no animal with this id; import the animal first',
  umr: 'a mandate reference has 1 to 35 characters of the SEPA character set',
  umr_used: 'another mandate has this reference',
  validated: 'a gain can be drawn only once the request is validated',
  webhook_url: 'the portal may not connect to this address',
} as const

export type MachineFieldCode = keyof typeof machineFieldSentences

export const passwordRuleNames = ['length', 'uppercase', 'lowercase', 'digit', 'special'] as const
export type PasswordRule = (typeof passwordRuleNames)[number]

/** Title and link of a new password. */
export const choosePassword = label({ fr: fr.choosePassword, it: it.choosePassword, nl: nl.choosePassword })

/** Keys of field errors; one without a sentence does not compile. */
export type FieldCode =
  | MemberFieldCode
  | keyof typeof problemReasons.fr
  | keyof typeof formulaChangeReasons.fr
  | ProviderReason
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
  // Smaller for a photo that the server converts, or absent if a portal says so.
  'file_heic_not_accepted',
  'file_heic_too_many_pixels',
] as const

export type FileProblem = (typeof fileProblems)[number]

// Keys that the throwing code assembles.
type BuiltFieldCode =
  | FileProblem
  | `password.${PasswordRule}`
  | `postal.${Country}`
  | `iban.${'format' | 'length' | 'checksum' | 'country'}`

/** Sentence of each key of field `errors`; `{name}` comes from the params. To add a key, write its sentence in French and Italian. */
export const fieldErrorSentences = messages({
  fr: fr.fieldErrorSentences satisfies Record<BuiltFieldCode, string>,
  it: it.fieldErrorSentences,
  nl: nl.fieldErrorSentences,
})
export type MemberFieldCode = keyof typeof fr.fieldErrorSentences

/** Sentences of `password.blocklisted` where its reason is known. */
export const blocklistReasons = messages({ fr: fr.blocklistReasons, it: it.blocklistReasons, nl: nl.blocklistReasons })

export const fieldLabels = messages({ fr: fr.fieldLabels, it: it.fieldLabels, nl: nl.fieldLabels })

/** Sentence at an empty field; separate from the other sentences because the first page needs it too. */
export const requiredText = label({ fr: fr.requiredText, it: it.requiredText, nl: nl.requiredText })
