import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { day, id } from './fields.ts'

/** What the contributions are debited from: an IBAN is masked (`FR39 **** **** 2A23`). */
export const Debit = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bank_account'),
    iban: z.string(),
    bic: z.nullable(z.string()),
    holder: z.string(),
    mandate_id: id,
    umr: z.string(),
    signed_at: z.nullable(z.string()),
  }),
  /** `expires`: YYYY-MM */
  z.object({ kind: z.literal('card'), brand: z.string(), last4: z.string(), expires: z.string() }),
])

export const PaymentMethods = z.object({
  debit: z.nullable(Debit),
  refund_account: z.nullable(z.object({ iban: z.string(), bic: z.nullable(z.string()), holder: z.string() })),
  due_day: z.int(),
  allowed_due_days: z.array(z.int()),
  pending_mandate_id: z.nullable(id),
  /** the next debit, where one is planned */
  next_debit_on: z.nullable(day),
})
export type PaymentMethods = z.infer<typeof PaymentMethods>

export const getPaymentMethods = endpoint({
  name: 'getPaymentMethods',
  method: 'GET',
  path: '/payment-methods',
  summary: 'How contributions are paid, and where refunds go',
  access: 'member',
  permission: 'payment-methods:read',
  answer: { status: 200, body: PaymentMethods },
})
