import { endReasons } from '@coussinet/contract/animals.ts'
import { careKinds } from '@coussinet/contract/domain/care.ts'
import { documentTypes } from '@coussinet/contract/domain/documents.ts'
import { declineCodes } from '@coussinet/contract/domain/payments.ts'
import { askReasons, rejectionReasons } from '@coussinet/contract/domain/rejections.ts'
import { causes, channels } from '@coussinet/contract/domain/requests.ts'
import { day, month } from '@coussinet/contract/fields/fields.ts'
import * as z from 'zod/mini'

const text = z.optional(z.string())
const whole = z.optional(z.int())
const aDay = z.optional(day)

const Said = z.optional(z.object({ title: z.string(), body: z.string() }))

const Rejection = z.object({
  code: z.enum(rejectionReasons),
  date: aDay,
  amount_cents: whole,
  formula: text,
  name: text,
  reference: text,
  years: whole,
})

/** Parameters of a notification's sentence, fixed when it is written; each kind has its own. */
const Params = z.object({
  request_id: text,
  quote_id: text,
  animal_id: text,
  receipt_id: text,
  reference: text,
  amount_cents: whole,
  date: aDay,
  names: z.optional(z.array(z.string())),
  /** codes of formulas: the requested one, and the former one */
  formula: text,
  from_formula: text,
  days: whole,
  /** name of a refund: its care, and before it was assessed its cause and the vet */
  care_kinds: z.optional(z.array(z.enum(careKinds))),
  cause: z.optional(z.enum(causes)),
  vet_name: text,
  channel: z.optional(z.enum(channels)),
  care_date: aDay,
  billed_cents: whole,
  /** part of a bill that is left to the member */
  kept_cents: whole,
  /** day by which the insurer answers or pays */
  expected_by: aDay,
  /** true where a refund has no account to go to */
  needs_account: z.optional(z.boolean()),
  /** things asked of the member, and for which animal */
  asked: z.optional(z.array(z.object({ reason: z.enum(askReasons), name: text }))),
  rejection: z.optional(Rejection),
  /** amounts of a corrected decision: before, still to be paid, paid too much; and why it was corrected */
  was_cents: whole,
  due_cents: whole,
  overpaid_cents: whole,
  /** address that mailed an invoice */
  sender: text,
  note: text,
  ceiling_cents: whole,
  /** part of paid contributions that was for days without cover */
  given_back_cents: whole,
  /** contributions that are still due, and from when the cover that was suspended is back */
  left_cents: whole,
  resumes_on: aDay,
  resumes_at: z.optional(z.enum(['midnight', 'noon'])),
  /** reason and month of a returned debit, and the day of the next attempt */
  reason: z.optional(z.enum(declineCodes)),
  month: z.optional(month),
  next_date: aDay,
  /** day of a debit that was announced and then cancelled */
  called_off: aDay,
  due_day: whole,
  /** number of documents that came */
  files: whole,
  /** masked */
  account: text,
  card: text,
  umr: text,
  /** the contract covers no other animal from then on */
  is_last: z.optional(z.boolean()),
  end_reason: z.optional(z.enum(endReasons)),
  /** a document's type */
  title: z.optional(z.enum(documentTypes)),
  /** first name and initial */
  godchild: text,
  /** the insurer's own words, and the page to which they link, without its first slash */
  said: z.optional(z.object({ fr: Said, it: Said, nl: Said })),
  page: text,
  subject: text,
  author: text,
  mediator: text,
  document: z.optional(z.object({ fr: text, it: text, nl: text })),
})
export type NotificationParams = z.infer<typeof Params>

/** Parses the stored params of a row; unknown content counts as empty. */
export function parseParams(stored: unknown): NotificationParams {
  return Params.safeParse(stored).data ?? {}
}
