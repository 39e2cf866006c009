import * as z from 'zod/mini'
import { declineCodes, receiptStatuses } from './domain/payments.ts'
import type { FieldCode } from './domain/problems.ts'
import { endpoint } from './endpoint.ts'
import { cents, day, id, month } from './fields/fields.ts'
import { collection, page, pageQuery } from './page.ts'

const declineCode = z.nullable(z.enum(declineCodes))

const receipt = {
  id,
  issue_date: day,
  due_date: day,
  month,
  amount_cents: cents,
  status: z.enum(receiptStatuses),
  /** null means unpaid */
  payment_date: z.nullable(day),
  decline_code: declineCode,
  next_attempt_on: z.nullable(day),
  /**
   * day of collection, for one that came back: the day on which the newest signed account is debited for it; if another attempt comes
   * earlier, only if that one fails too
   */
  collected_on: z.nullable(day),
}

export const Receipt = z.object(receipt)
export type Receipt = z.infer<typeof Receipt>

/** Effect of an unpaid contribution on the cover, by the law of the contract's country. */
export const CoverAtRisk = z.object({
  /** first day without cover if nothing is paid, at the earliest; null once it is suspended */
  stops_on: z.nullable(day),
  suspended_since: z.nullable(day),
  /** first day on which the insurer may end the contract; null where the law sets none */
  may_end_from: z.nullable(day),
  /** first day with cover again when everything due is paid today */
  resumes_on: z.nullable(day),
  resumes_at: z.enum(['midnight', 'noon']),
})

export const ReceiptDetail = z.object({
  ...receipt,
  attempts: z.array(
    z.object({
      on: day,
      means: z.enum(['bank_account', 'card']),
      outcome: z.enum(['paid', 'declined']),
      decline_code: declineCode,
    }),
  ),
  /** null if paid or not yet due */
  cover: z.nullable(CoverAtRisk),
})
export type ReceiptDetail = z.infer<typeof ReceiptDetail>

export const listReceipts = endpoint({
  name: 'listReceipts',
  method: 'GET',
  path: '/receipts',
  summary: 'The monthly contributions, newest first',
  access: 'member',
  permission: 'receipts:read',
  query: z.object(pageQuery),
  answer: { status: 200, body: page(Receipt) },
})

export const getReceipt = endpoint({
  name: 'getReceipt',
  method: 'GET',
  path: '/receipts/{id}',
  summary: 'One contribution with what was tried and what it means for the cover',
  access: 'member',
  permission: 'receipts:read',
  params: z.object({ id }),
  answer: { status: 200, body: ReceiptDetail },
})

export const getPaymentSchedule = endpoint({
  name: 'getPaymentSchedule',
  method: 'GET',
  path: '/payment-schedule',
  summary: 'The due dates and amounts of a calendar year, this one unless told otherwise',
  access: 'member',
  permission: 'receipts:read',
  feature: 'payment_schedule',
  query: z.object({ year: z.optional(z.coerce.number().check(z.int(), z.gte(2000), z.lte(2100))) }),
  answer: { status: 200, body: collection(z.object({ month, due_date: day, amount_cents: cents })) },
})

// 'abandoned': the member left the provider's page, or its time ran out.
export const cardPaymentStatuses = ['open', 'paid', 'refused', 'abandoned'] as const

export const CardPayment = z.object({
  id,
  receipt_ids: z.array(id),
  amount_cents: cents,
  status: z.enum(cardPaymentStatuses),
  /** the payment provider's page, where the card is typed; never on the portal */
  href: z.string(),
})
export type CardPayment = z.infer<typeof CardPayment>

export const payByCard = endpoint({
  name: 'payByCard',
  method: 'POST',
  path: '/card-payments',
  summary: 'Begin to pay declined contributions by card, on the payment provider’s page',
  access: 'member',
  permission: 'payment-methods:write',
  idempotent: true,
  body: z.strictObject({
    receipt_ids: z.array(id).check(z.minLength(1, 'required' satisfies FieldCode), z.maxLength(24)),
  }),
  answer: { status: 201, body: CardPayment },
})

export const getCardPayment = endpoint({
  name: 'getCardPayment',
  method: 'GET',
  path: '/card-payments/{id}',
  summary: 'What became of a payment by card; asks the provider while it is open',
  access: 'member',
  permission: 'payment-methods:read',
  params: z.object({ id }),
  answer: { status: 200, body: CardPayment },
})
