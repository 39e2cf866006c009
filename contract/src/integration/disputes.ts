import * as z from 'zod/mini'
import { Dispute, disputeStatuses } from '../disputes.ts'
import type { FieldCode } from '../domain/problems.ts'
import { endpoint } from '../endpoint.ts'
import { id, text } from '../fields/fields.ts'
import { page, pageQuery } from '../page.ts'
import { RequestFile } from '../request-files.ts'
import { assessedLines, checkGiven, givenAmounts, type FieldErrorReporter } from './refund-requests.ts'

/** A dispute as a claims system reads it; its documents are those of the request, by `GET refund-requests/{id}/files/{file_id}`. */
export const FiledDispute = z.object({
  ...z.omit(Dispute, { dossier_href: true, files: true }).shape,
  nevg: z.string(),
  tracking_reference: z.string(),
  files: z.array(z.object({ ...z.omit(RequestFile, { thumbnail_href: true }).shape })),
})
export type FiledDispute = z.infer<typeof FiledDispute>

/** Answer: the decision is upheld (`upheld`), or replaced by one on `lines`, wholly or partly as the member requested. */
export const DisputeAnswer = z
  .strictObject({
    status: z.enum(['upheld', 'changed', 'partly_changed']),
    /** shown to the member */
    text: text(1, 5000),
    lines: z.optional(assessedLines),
    amounts: givenAmounts,
  })
  .check(
    z.superRefine((answer, context) => {
      const wrong: FieldErrorReporter = (path, message, params = {}) =>
        context.addIssue({ code: 'custom', path, message, params })
      const { status, lines, amounts } = answer
      if (status !== 'upheld' && lines === undefined) wrong(['lines'], 'required' satisfies FieldCode)
      for (const member of ['lines', 'amounts'] as const)
        if (status === 'upheld' && answer[member] !== undefined) wrong([member], 'schema.invalid_type')
      checkGiven(lines ?? [], amounts ?? [], wrong)
    }),
  )
export type DisputeAnswer = z.infer<typeof DisputeAnswer>

const one = z.object({ id })

export const listFiledDisputes = endpoint({
  name: 'listFiledDisputes',
  method: 'GET',
  path: '/disputes',
  summary:
    'Disputes of decisions, of all members, the earliest first: those that wait for an answer, or of another status',
  access: 'machine',
  scope: 'refunds:read',
  query: z.strictObject({ ...pageQuery, status: z._default(z.enum(disputeStatuses), 'pending') }),
  answer: { status: 200, body: page(FiledDispute) },
})

export const getFiledDispute = endpoint({
  name: 'getFiledDispute',
  method: 'GET',
  path: '/disputes/{id}',
  summary: 'A dispute with the decision that it is about',
  access: 'machine',
  scope: 'refunds:read',
  params: one,
  answer: { status: 200, body: FiledDispute },
})

export const answerFiledDispute = endpoint({
  name: 'answerFiledDispute',
  method: 'POST',
  path: '/disputes/{id}/outcome',
  summary:
    'Answer a dispute: uphold the decision, or decide anew on other lines, as a correction does: the difference is to be paid; 409 with params.dispute.current where it is answered',
  access: 'machine',
  scope: 'refunds:write',
  params: one,
  body: DisputeAnswer,
  idempotent: true,
  answer: { status: 200, body: FiledDispute },
})
