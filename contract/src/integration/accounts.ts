import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { country, day, id, instant } from '../fields/fields.ts'

// Data that events name by id only: full account numbers, and what a card is debited by.

const nullableText = z.nullable(z.string())
const account = { iban: z.string(), bic: nullableText, holder: z.string() }

export const SignedMandate = z.object({
  id,
  nevg: z.string(),
  umr: z.string(),
  status: z.enum(['active', 'replaced', 'revoked', 'lapsed']),
  ...account,
  address: z.object({
    line1: z.string(),
    line2: nullableText,
    line3: nullableText,
    line4: nullableText,
    postal_code: z.string(),
    city: z.string(),
    country,
  }),
  signed_at: instant,
  ended_at: z.nullable(instant),
  first_debit_on: z.nullable(day),
})
export type SignedMandate = z.infer<typeof SignedMandate>

/** `held_until`: refunds to it wait until then, unless the member released them. */
export const KnownRefundAccount = z.object({
  id,
  nevg: z.string(),
  ...account,
  created_at: instant,
  ended_at: z.nullable(instant),
  held_until: z.nullable(instant),
})
export type KnownRefundAccount = z.infer<typeof KnownRefundAccount>

/** `expires`: YYYY-MM. The token is null once it is withdrawn. */
export const KnownCard = z.object({
  id,
  nevg: z.string(),
  provider_token: nullableText,
  brand: z.string(),
  last4: z.string(),
  expires: z.string(),
  holder: z.string(),
  created_at: instant,
  ended_at: z.nullable(instant),
})
export type KnownCard = z.infer<typeof KnownCard>

const machine = { access: 'machine', scope: 'payment-methods:read' } as const
const params = z.object({ nevg: z.string(), id })

export const getSignedMandate = endpoint({
  name: 'getSignedMandate',
  method: 'GET',
  path: '/members/{nevg}/mandates/{id}',
  summary: 'A mandate that was signed, with its whole account',
  ...machine,
  params,
  answer: { status: 200, body: SignedMandate },
})

export const getKnownRefundAccount = endpoint({
  name: 'getKnownRefundAccount',
  method: 'GET',
  path: '/members/{nevg}/refund-accounts/{id}',
  summary: 'An account that refunds go to, or went to, whole',
  ...machine,
  params,
  answer: { status: 200, body: KnownRefundAccount },
})

export const getKnownCard = endpoint({
  name: 'getKnownCard',
  method: 'GET',
  path: '/members/{nevg}/payment-cards/{id}',
  summary: 'A card that contributions are paid by: the provider’s token for it, never its number',
  ...machine,
  params,
  answer: { status: 200, body: KnownCard },
})
