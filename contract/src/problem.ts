import * as z from 'zod/mini'
import { type FieldCode, problemCodes } from './domain/problems.ts'

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

/** The keys at `errors.files` of a 429 for a member's uploads, files decoded in an hour, or files waiting for the insurer. */
export type UploadsLimit = Extract<FieldCode, 'uploads_sent' | 'uploads_prepared' | 'uploads_kept'>
