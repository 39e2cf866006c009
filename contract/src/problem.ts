import * as z from 'zod/mini'
import type { MemberFieldCode } from './domain/field-errors.ts'
import type { formulaChangeReasons } from './domain/formula-change-reasons.ts'
import type { problemReasons } from './domain/problems.ts'
import type { MachineFieldCode } from './integration/field-codes.ts'

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

/** The keys that may stand at a field; each has its sentence, or does not compile. */
export type FieldCode =
  | MemberFieldCode
  | keyof typeof problemReasons.fr
  | keyof typeof formulaChangeReasons.fr
  | MachineFieldCode

/** Field path to message keys, as they are thrown: `{"phones.mobile": ["mobile"]}`. */
export type FieldErrors = Record<string, FieldCode[]>

/** The same as answered: a newer server may send keys that a page does not know. */
export const AnsweredErrors = z.record(z.string(), z.array(z.string()))
export type AnsweredErrors = z.infer<typeof AnsweredErrors>

/** Values of a sentence, by field path: `{"code": {"attempts_left": 3}}`. */
export const FieldParams = z.record(z.string(), z.record(z.string(), z.union([z.string(), z.number()])))
export type FieldParams = z.infer<typeof FieldParams>

/** The body of every error answer, `application/problem+json` (RFC 9457). */
export const ProblemBody = z.object({
  type: z.literal('about:blank'),
  status: z.int(),
  code: z.enum(problemCodes),
  title: z.string(),
  errors: z.optional(AnsweredErrors),
  params: z.optional(FieldParams),
  request_id: z.string(),
})
export type ProblemBody = z.infer<typeof ProblemBody>

/** The keys at `errors.files` of a 429 for what a member sends, has decoded in an hour, or has waiting for the insurer. */
export type UploadsLimit = Extract<FieldCode, 'uploads_sent' | 'uploads_prepared' | 'uploads_kept'>

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
