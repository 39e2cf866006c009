import * as z from 'zod/mini'
import { bic, holderName, iban } from './bank-fields.ts'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields/fields.ts'
import { PaymentMethods } from './payment-methods.ts'
import { code, signable, Signature, Signing } from './signatures.ts'

export const refundAccountStatuses = ['draft', 'awaiting_code', 'active', 'replaced'] as const

/** An account for refunds, awaiting confirmation or in use; its text says which of the two a code is for. */
export const RefundAccount = z.object({
  id,
  status: z.enum(refundAccountStatuses),
  /** whole until it is confirmed, then masked */
  iban: z.string(),
  bic: z.nullable(z.string()),
  holder: z.string(),
  ...signable,
  /** end of the time for which refunds wait, unless a fresh code lets them go; null when they do not wait */
  held_until: z.nullable(instant),
})
export type RefundAccount = z.infer<typeof RefundAccount>

export const NewRefundAccount = z.strictObject({
  iban,
  bic: z._default(z.nullable(bic), null),
  /** the policyholder, as the bank knows them; the form of a mandate's holder is read too */
  holder: z.union([
    holderName,
    z.pipe(
      z.object({ name: holderName }),
      z.transform(({ name }) => name),
    ),
  ]),
})
export type NewRefundAccount = z.infer<typeof NewRefundAccount>

const member = { access: 'member', permission: 'payment-methods:write' } as const
const path = '/payment-methods/refund-accounts'

export const createRefundAccount = endpoint({
  name: 'createRefundAccount',
  method: 'POST',
  path,
  summary: 'Name another account for refunds; it takes effect with a code',
  ...member,
  idempotent: true,
  body: NewRefundAccount,
  answer: { status: 201, body: RefundAccount },
})

export const getRefundAccount = endpoint({
  name: 'getRefundAccount',
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'An account for refunds, with the code on its way and where a code can go',
  access: 'member',
  permission: 'payment-methods:read',
  params: z.object({ id }),
  answer: { status: 200, body: RefundAccount },
})

export const signRefundAccount = endpoint({
  name: 'signRefundAccount',
  method: 'POST',
  path: `${path}/{id}/signatures`,
  summary: 'Send the member a code: to confirm the account, or to let held refunds go there',
  ...member,
  idempotent: true,
  params: z.object({ id }),
  body: Signing,
  answer: { status: 201, body: Signature },
})

export const confirmRefundAccount = endpoint({
  name: 'confirmRefundAccount',
  method: 'POST',
  path: `${path}/{id}/signatures/{signature_id}/confirm`,
  summary: 'Confirm with the code that was received',
  ...member,
  idempotent: true,
  params: z.object({ id, signature_id: id }),
  body: z.strictObject({ code }),
  answer: { status: 200, body: PaymentMethods },
})
