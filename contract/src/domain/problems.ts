import * as fr from '@coussinet/texts/fr/form-words.ts'
import { plural } from '@coussinet/texts/grammar.ts'
import * as it from '@coussinet/texts/it/form-words.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/form-words.ts'
import { fill } from './fill.ts'

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

// A title is read by programs and in logs too: it says what a program can mend, and knows of no wait.
const titles = messages({ fr: fr.titles, it: it.titles, nl: nl.titles })

/** The `title` of a problem as it is answered. */
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

/** Reasons that a refusal itself gives, where that says more than its kind. */
export const problemReasons = messages({ fr: fr.problemReasons, it: it.problemReasons, nl: nl.problemReasons })
