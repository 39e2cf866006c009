import { randomBytes } from 'node:crypto'

/**
 * Objects of Stripe's API, version 2026-10-28.endive, as far as the portal reads or sends them: written from the
 * published reference (docs.stripe.com/api) and the types of the library. Not sure, as nothing but Stripe itself says so:
 * - whether the hosted page of a setup with `customer_creation` demands an e-mail address (it does not here);
 * - the exact texts of errors: their type, code and status are the published ones;
 * - the order of events of one change: tests send them in every order;
 * - whether `amount_refunded` falls at once when a refund fails (it does here).
 */

export type Metadata = Record<string, string>
export type Expandable = Record<string, unknown>

export type Charge = {
  id: string
  object: 'charge'
  amount: number
  amount_refunded: number
  currency: string
  disputed: boolean
  refunded: boolean
  payment_intent: string
  metadata: Metadata
  livemode: boolean
}

export type Intent = {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  latest_charge: string | null
  metadata: Metadata
  description: string | null
  livemode: boolean
}

export type StripeRefund = {
  id: string
  object: 'refund'
  amount: number
  charge: string
  payment_intent: string
  status: 'pending' | 'succeeded' | 'failed'
}

export type Dispute = {
  id: string
  object: 'dispute'
  amount: number
  charge: string
  payment_intent: string
  currency: string
  status: 'warning_needs_response' | 'needs_response' | 'under_review' | 'won' | 'lost'
  reason: string
}

export type Session = {
  id: string
  object: 'checkout.session'
  mode: 'payment' | 'setup'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  client_reference_id: string | null
  amount_total: number | null
  currency: string | null
  expires_at: number
  created: number
  locale: string | null
  metadata: Metadata
  payment_intent: string | null
  setup_intent: string | null
  customer: string | null
  success_url: string
  cancel_url: string | null
  url: string | null
  livemode: boolean
}

export type SetupIntent = {
  id: string
  object: 'setup_intent'
  status: 'requires_payment_method' | 'succeeded'
  payment_method: string | null
  metadata: Metadata
}

export type PaymentMethod = {
  id: string
  object: 'payment_method'
  type: 'card'
  customer: string | null
  billing_details: { name: string | null }
  card: { brand: string; last4: string; exp_month: number; exp_year: number }
}

export type StripeEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  livemode: boolean
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
  data: { object: object }
}

/** Error of the API, with its published type and code. */
export class ApiError extends Error {
  readonly status: number
  readonly body: { type: string; code?: string; message: string; param?: string }
  constructor(status: number, type: string, message: string, more: { code?: string; param?: string } = {}) {
    super(message)
    this.status = status
    this.body = { type, message, ...more }
  }
}

export const invalid = (message: string, param: string) =>
  new ApiError(400, 'invalid_request_error', message, { param })

export const newStripeId = (prefix: string) => `${prefix}_${randomBytes(18).toString('hex')}`

/** Reads the form encoding of the API: `a[b][0][c]=1` is `{a: {b: [{c: '1'}]}}`; values stay texts. */
export function readForm(text: string): Expandable {
  const read: Expandable = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\[|\]\[?/).filter((part) => part !== '')
    const last = path.pop() ?? ''
    let at: Expandable = read
    for (const part of path) at = (at[part] ??= {}) as Expandable
    at[last] = value
  }
  return withLists(read) as Expandable
}

/** Turns objects whose names are 0, 1, 2 … into lists. */
function withLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const inside = Object.entries(value).map(([name, one]) => [name, withLists(one)] as const)
  return inside.length > 0 && inside.every(([name], at) => name === String(at))
    ? inside.map(([, one]) => one)
    : Object.fromEntries(inside)
}
