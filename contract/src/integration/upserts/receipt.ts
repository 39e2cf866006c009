import * as z from 'zod/mini'
import { declineCodes, receiptStatuses } from '../../domain/payments.ts'
import { endpoint } from '../../endpoint.ts'
import { cents, day, month } from '../../fields/fields.ts'
import { nevg } from '../../usernames.ts'
import { ownId, UpsertResult } from './upsert.ts'

const declineCode = z.nullable(z.enum(declineCodes))
const means = z.enum(['bank_account', 'card'])

export const receiptFields = {
  month: z.optional(month),
  issue_date: z.optional(day),
  due_date: z.optional(day),
  amount_cents: z.optional(cents),
  status: z.optional(z.enum(receiptStatuses)),
  /** day of payment */
  payment_date: z.optional(z.nullable(day)),
  /** reason and day of a returned debit (default: its due date) */
  decline_code: z.optional(declineCode),
  declined_on: z.optional(day),
  /** day of the next attempt after a returned debit; by default the portal's own rule */
  next_attempt_on: z.optional(z.nullable(day)),
  means: z.optional(means),
  /** tries before, for a new one */
  attempts: z.optional(
    z
      .array(
        z.strictObject({
          on: day,
          means,
          outcome: z.enum(['paid', 'declined']),
          decline_code: z._default(declineCode, null),
        }),
      )
      .check(z.maxLength(20)),
  ),
}

export const neededOfReceipt = ['month', 'issue_date', 'due_date', 'amount_cents', 'status'] as const

export const ReceiptUpsert = z.strictObject({ nevg, ...receiptFields })
export type ReceiptUpsert = z.infer<typeof ReceiptUpsert>

export const putReceipt = endpoint({
  name: 'putReceipt',
  method: 'PUT',
  path: '/receipts/{id}',
  summary: `A monthly contribution, made or changed; a new one needs ${neededOfReceipt.join(', ')}`,
  access: 'machine',
  scope: 'receipts:write',
  params: z.object({ id: ownId }),
  body: ReceiptUpsert,
  answer: { status: 200, body: UpsertResult, or_created: true },
})
