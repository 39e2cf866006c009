import * as z from 'zod/mini'
import { problemCodes } from '../../domain/problems.ts'
import { endpoint } from '../../endpoint.ts'
import { AnsweredErrors, FieldParams } from '../../problem.ts'
import { nevg } from '../../usernames.ts'
import { animalFields } from './animal.ts'
import { contractFields, contractNumber } from './contract.ts'
import { memberFields } from './member.ts'
import { openingBalanceFields } from './opening-balance.ts'
import { pastRefundFields } from './past-refund.ts'
import { receiptFields } from './receipt.ts'
import { sponsorshipFields } from './sponsorship-request.ts'
import { ownId } from './upsert.ts'

/** One line of a batch: the body of the named call, beside its name. */
export const BatchLine = z.discriminatedUnion('upsert', [
  z.strictObject({ upsert: z.literal('member'), nevg, ...memberFields }),
  z.strictObject({ upsert: z.literal('contract'), number: contractNumber, nevg, ...contractFields }),
  z.strictObject({ upsert: z.literal('animal'), id: ownId, nevg, ...animalFields }),
  z.strictObject({ upsert: z.literal('opening_balance'), id: ownId, nevg, ...openingBalanceFields }),
  z.strictObject({ upsert: z.literal('past_refund'), id: ownId, nevg, ...pastRefundFields }),
  z.strictObject({ upsert: z.literal('receipt'), id: ownId, nevg, ...receiptFields }),
  z.strictObject({ upsert: z.literal('sponsorship_request'), id: ownId, nevg, ...sponsorshipFields }),
])
export type BatchLine = z.infer<typeof BatchLine>

/** The longest line, in bytes. */
export const longestLine = 262_144
/** The longest batch: its bytes and its lines. */
export const longestBatch = { bytes: 67_108_864, lines: 100_000 }

export const FailedLine = z.object({
  /** 1 for the first */
  line: z.int(),
  code: z.enum(problemCodes),
  errors: z.optional(AnsweredErrors),
  params: z.optional(FieldParams),
})
export type FailedLine = z.infer<typeof FailedLine>

export const BatchReport = z.object({
  /** lines that were read, empty ones left out */
  received: z.int(),
  applied: z.int(),
  /** in their order */
  failed: z.array(FailedLine),
  /** is false where the batch was too long, and nothing was read after the last line that was received */
  complete: z.boolean(),
})
export type BatchReport = z.infer<typeof BatchReport>

export const sendBatch = endpoint({
  name: 'sendBatch',
  method: 'POST',
  path: '/batches',
  summary:
    'Many upserts, one a line (NDJSON); each takes effect by itself, a line that fails is reported and the others stand',
  access: 'machine',
  media_type: 'application/x-ndjson',
  body: BatchLine,
  answer: { status: 200, body: BatchReport },
})
