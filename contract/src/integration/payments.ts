import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { cents, day, id } from '../fields/fields.ts'
import { PaymentHold } from './refund-requests.ts'

/** Data for a transfer. The account is stored with the decision: a later change of account does not affect it. */
export const PaymentOrder = z.object({
  refund_id: id,
  request_id: id,
  tracking_reference: z.string(),
  nevg: z.string(),
  /** amount still to be paid; of one that is paid all that was, also where it was too much */
  amount_cents: cents,
  /** `to_pay` where there is an account and no hold */
  status: z.enum(['to_pay', 'held', 'no_account', 'paid', 'nothing_to_pay']),
  hold: z.nullable(PaymentHold),
  /** whole */
  account: z.nullable(z.object({ iban: z.string(), bic: z.nullable(z.string()), holder: z.string() })),
  payment_date: z.nullable(day),
})
export type PaymentOrder = z.infer<typeof PaymentOrder>

export const getPaymentOrder = endpoint({
  name: 'getPaymentOrder',
  method: 'GET',
  path: '/refunds/{id}/payment',
  summary: 'What a refund’s transfer needs, the whole account included; whether it may leave now',
  access: 'machine',
  scope: 'payment-methods:read',
  params: z.object({ id }),
  answer: { status: 200, body: PaymentOrder },
})

export const Payment = z.object({
  refund_id: id,
  request_id: id,
  amount_cents: cents,
  payment_date: day,
  /** true for the last one of its request, which it finishes */
  is_last: z.boolean(),
})
export type Payment = z.infer<typeof Payment>

export const returnPayment = endpoint({
  name: 'returnPayment',
  method: 'POST',
  path: '/refunds/{id}/returned-payment',
  summary: 'The last transfer of a refund came back: it is to be paid again, to the account of that day',
  access: 'machine',
  scope: 'refunds:write',
  params: z.object({ id }),
  /** default today */
  body: z.optional(z.strictObject({ returned_on: z.optional(day) })),
  idempotent: true,
  answer: { status: 200, body: PaymentOrder },
})

export const recordPayment = endpoint({
  name: 'recordPayment',
  method: 'POST',
  path: '/refunds/{id}/payment',
  summary: 'The transfer of a refund left on that day; the same day again changes nothing',
  access: 'machine',
  scope: 'refunds:write',
  params: z.object({ id }),
  body: z.strictObject({ payment_date: day }),
  idempotent: true,
  answer: { status: 200, body: Payment },
})
