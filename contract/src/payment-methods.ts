import * as z from 'zod/mini'
import type { FieldCode } from './domain/problems.ts'
import { endpoint } from './endpoint.ts'
import { cents, day, id, instant } from './fields/fields.ts'

/** The means of payment of contributions: an IBAN is masked (`FR39 **** **** 2A23`). */
export const Debit = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bank_account'),
    iban: z.string(),
    bic: z.nullable(z.string()),
    holder: z.string(),
    mandate_id: id,
    umr: z.string(),
    signed_at: z.nullable(z.string()),
    /** the first debit of this account, while it lies ahead */
    first_debit_on: z.nullable(day),
  }),
  /** `expires`: YYYY-MM */
  z.object({ kind: z.literal('card'), brand: z.string(), last4: z.string(), expires: z.string() }),
])

export const PaymentMethods = z.object({
  debit: z.nullable(Debit),
  refund_account: z.nullable(
    z.object({
      id,
      iban: z.string(),
      bic: z.nullable(z.string()),
      holder: z.string(),
      /** end of the time for which refunds wait, unless a fresh code lets them go; null when they do not wait */
      held_until: z.nullable(instant),
    }),
  ),
  /** before the contract the earliest of the allowed days: none is agreed yet */
  due_day: z.int(),
  allowed_due_days: z.array(z.int()),
  /** next debit of each allowed day, in their order, if that day were chosen today; second attempts aside */
  due_day_choices: z.array(z.object({ due_day: z.int(), next_debit_on: z.nullable(day) })),
  pending_mandate_id: z.nullable(id),
  /** an account for refunds that waits for its code */
  pending_refund_account_id: z.nullable(id),
  /** the next debit, where one is planned, a second attempt included */
  next_debit_on: z.nullable(day),
  /** day on which a contribution that came back is debited again, where that lies ahead; no due day moves it */
  second_attempt_on: z.nullable(day),
  /** sum of the contributions that came back and are still owed */
  unpaid_cents: cents,
  /** true where this portal can register a card */
  takes_cards: z.boolean(),
})
export type PaymentMethods = z.infer<typeof PaymentMethods>

const reading = { access: 'member', permission: 'payment-methods:read' } as const
const writing = { access: 'member', permission: 'payment-methods:write' } as const
const answer = { status: 200, body: PaymentMethods } as const

export const getPaymentMethods = endpoint({
  name: 'getPaymentMethods',
  method: 'GET',
  path: '/payment-methods',
  summary: 'How contributions are paid, and where refunds go',
  ...reading,
  answer,
})

export const chooseDueDay = endpoint({
  name: 'chooseDueDay',
  method: 'PUT',
  path: '/payment-methods/due-day',
  summary: 'Choose the day of the month of the debits, among the allowed ones',
  ...writing,
  body: z.strictObject({ due_day: z.int() }),
  answer,
})

export const openCardRegistration = endpoint({
  name: 'openCardRegistration',
  method: 'POST',
  path: '/payment-methods/card-registrations',
  summary: 'Begin to register a card, on the payment provider’s page; it leads back with a provider token',
  ...writing,
  idempotent: true,
  answer: { status: 201, body: z.object({ id, href: z.string() }) },
})

export const registerCard = endpoint({
  name: 'registerCard',
  method: 'POST',
  path: '/payment-methods/cards',
  summary: 'Debit contributions from the card that the provider knows by this token',
  ...writing,
  idempotent: true,
  body: z.strictObject({
    provider_token: z.string().check(z.minLength(1, 'required' satisfies FieldCode), z.maxLength(200)),
  }),
  answer,
})

export const lookUpBank = endpoint({
  name: 'lookUpBank',
  method: 'POST',
  path: '/payment-methods/bank-lookups',
  summary: 'The BIC of an account where a list of bank codes knows it, to be shown alone, and whether it must be typed',
  ...writing,
  body: z.strictObject({ iban: z.string().check(z.maxLength(64)) }),
  answer: { status: 200, body: z.object({ bic: z.nullable(z.string()), is_bic_required: z.boolean() }) },
})
