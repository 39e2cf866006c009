import { documentTypes } from '@coussinet/contract/documents.ts'
import { day, month } from '@coussinet/contract/fields.ts'
import { declineCodes } from '@coussinet/contract/receipts.ts'
import * as z from 'zod/mini'

const text = z.optional(z.string())
const whole = z.optional(z.int())

/** Parameters of a notification's sentence, frozen when it is written; each kind has its own of these. */
const Params = z.object({
  request_id: text,
  animal_id: text,
  receipt_id: text,
  reference: text,
  amount_cents: whole,
  date: z.optional(day),
  /** names of animals */
  names: z.optional(z.array(z.string())),
  days: whole,
  /** why a debit came back, of which month, and when it is tried again */
  reason: z.optional(z.enum(declineCodes)),
  month: z.optional(month),
  next_date: z.optional(day),
  due_day: whole,
  /** masked */
  account: text,
  card: text,
  umr: text,
  /** a document's type */
  title: z.optional(z.enum(documentTypes)),
  /** first name and initial */
  godchild: text,
})
export type NotificationParams = z.infer<typeof Params>

/** Reads the params that a row keeps; what no version of the portal wrote counts as nothing. */
export function paramsOf(kept: unknown): NotificationParams {
  return Params.safeParse(kept).data ?? {}
}
