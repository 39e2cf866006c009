import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { cents, day, id, instant, text } from './fields/fields.ts'
import { FormerRefund, RefundRequest } from './refund-requests.ts'
import { RequestFile } from './request-files.ts'

// api.md, FIX-01
export const disputeStatuses = ['pending', 'upheld', 'changed', 'partly_changed'] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

export const shortestDispute = 20
export const longestDispute = 5000
export const mostDisputeFiles = 5
export const mostDisputedLines = 200
/** Disputes of one request, answered ones too; one more is a `conflict` whose `params.dispute.reason` is `too_many`. */
export const mostDisputes = 10

/** Reference of a line of a decision: the id of its refund, a dot, and its place in the refund's `lines`, from 1. */
export const lineReference = /* @__PURE__ */ z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}\.[1-9]\d{0,2}$/))

export const formatLineReference = (refund_id: string, index: number): string => `${refund_id}.${index + 1}`

/** Decision as it was announced: the refunds of the animals with their lines, even if it was replaced since. */
export const DisputedDecision = z.object({
  status: z.enum(['accepted', 'rejected']),
  decided_at: instant,
  amount_cents: cents,
  rejection: RefundRequest.shape.rejection,
  refunds: z.array(FormerRefund),
})
export type DisputedDecision = z.infer<typeof DisputedDecision>

export const Dispute = z.object({
  id,
  request_id: id,
  status: z.enum(disputeStatuses),
  reason: z.string(),
  /** disputed lines of `disputed`; empty: the decision as a whole */
  lines: z.array(lineReference),
  files: z.array(RequestFile),
  created_at: instant,
  /** acknowledgement of receipt, which the portal sends at once */
  acknowledged_at: instant,
  /** the day by which the receipt must be acknowledged; null if no rule sets one */
  acknowledge_by: z.nullable(day),
  /** the last day of an answer */
  answer_by: day,
  /** calendar days past `answer_by` while it is pending, else 0 */
  late_days: z.int(),
  /** first and last day on which the mediator of the contract's country can be turned to */
  mediator_from: day,
  mediator_until: day,
  /** the disputed decision */
  disputed: DisputedDecision,
  /** null while it is pending; `decision` is the new one, null if the disputed decision is upheld */
  outcome: z.nullable(z.object({ at: instant, text: z.string(), decision: z.nullable(DisputedDecision) })),
  dossier_href: z.string(),
})
export type Dispute = z.infer<typeof Dispute>

/** Reasons why no dispute is possible: one is open, no decision yet, too late, paid before the portal, or too many. */
export const disputeObstacles = ['under_way', 'not_decided', 'too_late', 'before_portal', 'too_many'] as const
export type DisputeObstacle = (typeof disputeObstacles)[number]

/** Limits of the next dispute, as the server judges them. */
export const NextDispute = z.object({
  /** null: it can be made */
  obstacle: z.nullable(z.enum(disputeObstacles)),
  /** its last day; null while nothing is decided */
  until: z.nullable(day),
  /** true after an answer: it is then about `changed_lines` alone, or comes with a document that the insurer has not seen */
  is_limited: z.boolean(),
  changed_lines: z.array(lineReference),
  /** days of a dispute that is made today */
  acknowledge_by: z.nullable(day),
  answer_by: day,
  mediator_from: day,
  mediator_until: day,
})
export type NextDispute = z.infer<typeof NextDispute>

const one = z.object({ id })

export const DisputeForm = /* @__PURE__ */ z.strictObject({
  reason: text(shortestDispute, longestDispute),
  lines: z._default(z.array(lineReference).check(z.maxLength(mostDisputedLines)), []),
})
export type DisputeForm = z.infer<typeof DisputeForm>

export const disputeDecision = endpoint({
  name: 'disputeDecision',
  method: 'POST',
  path: '/refund-requests/{id}/disputes',
  summary:
    'Dispute the decision of a request: why, which lines (`lines[]`, none for the whole), and documents; one under way a request, 409 with params.dispute.reason otherwise',
  access: 'member',
  permission: 'refunds:write',
  params: one,
  multipart: {
    fields: DisputeForm,
    lists: { lines: mostDisputedLines },
    file: { name: 'files', also: ['file', 'files[]'], count: mostDisputeFiles, required: false },
  },
  idempotent: true,
  answer: { status: 201, body: Dispute },
})

export const listDisputes = endpoint({
  name: 'listDisputes',
  method: 'GET',
  path: '/refund-requests/{id}/disputes',
  summary: 'The disputes of a request, the first in front, and whether another one can be made',
  access: 'member',
  permission: 'refunds:read',
  params: one,
  answer: { status: 200, body: z.object({ data: z.array(Dispute), next: NextDispute }) },
})

export const getDisputeDossier = endpoint({
  name: 'getDisputeDossier',
  method: 'GET',
  path: '/refund-requests/{id}/disputes/{dispute_id}/dossier',
  summary:
    'The dossier of a dispute for the mediator: decisions, clauses, arithmetic, reasons, answer, list of documents',
  access: 'member',
  permission: 'refunds:read',
  params: z.object({ id, dispute_id: id }),
  answer: { status: 200, stream: 'file', media_types: ['application/pdf'] },
})
