import type Stripe from 'stripe'
import type { StripeSettings } from '../../config/payment-settings.ts'
import { type PaymentProvider, type PaymentState, type ProvidedCard, unpaid } from '../provider.ts'
import { stripeNotices } from './stripe-notices.ts'

type Session = Stripe.Checkout.Session

/** The version whose answers this file reads: a new release of the library may bring another one. */
export const apiVersion = '2026-10-28.endive'

// Two tries end within the 5 s of the circuit.
const oneTry = { timeout: 2000, maxNetworkRetries: 1 }
const probeEvery = 60_000

/** Opens the client of Stripe; throws if the optional package is not installed. */
export async function openStripe({ secret_key, api_url }: StripeSettings): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  const url = api_url === null ? null : new URL(api_url)
  return new Client(secret_key, {
    apiVersion,
    ...oneTry,
    telemetry: false,
    ...(url && { protocol: 'http', host: url.hostname, port: url.port }),
  })
}

/**
 * Stripe Checkout: the member pays, or registers a card, on Stripe's page. Stripe receives the amount, our reference,
 * the description and the language; no name and no e-mail address.
 */
export function stripeProvider(
  stripe: Stripe,
  { webhook_secret }: Pick<StripeSettings, 'webhook_secret'>,
): PaymentProvider {
  const sessions = stripe.checkout.sessions
  async function readPayment(reference: string): Promise<PaymentState> {
    const expand = ['payment_intent.latest_charge']
    const session = await sessions.retrieve(reference, { expand }).catch(nullIfMissing)
    return session ? toState(stripe, session) : unpaid('unknown')
  }
  return {
    async openPayment({ amount_cents, reference, description, language, return_url, expires_at }) {
      const metadata = { card_payment_id: reference }
      const session = await sessions.create(
        {
          ...cardOnly(language, expires_at),
          mode: 'payment',
          client_reference_id: reference,
          line_items: [
            {
              quantity: 1,
              price_data: { currency: 'eur', unit_amount: amount_cents, product_data: { name: description } },
            },
          ],
          metadata,
          // Refunds and disputes name the payment intent, not the session.
          payment_intent_data: { description, metadata },
          // Otherwise Stripe may offer a price in another currency.
          adaptive_pricing: { enabled: false },
          success_url: return_url,
          cancel_url: return_url,
        },
        { idempotencyKey: `card-payment-${reference}` },
      )
      return opened(session)
    },
    readPayment,
    async closePayment(reference) {
      await expire(stripe, reference)
      const state = await readPayment(reference)
      const { outcome } = state
      // A bank that has not answered yet may still pay: the next try reads the payment again.
      if (outcome === 'open') throw new Error('Stripe could not close a payment that is being processed.')
      return { ...state, outcome }
    },
    async openRegistration({ reference, language, return_url, expires_at }) {
      const metadata = { card_registration_id: reference }
      const session = await sessions.create(
        {
          ...cardOnly(language, expires_at),
          mode: 'setup',
          currency: 'eur',
          client_reference_id: reference,
          metadata,
          setup_intent_data: { metadata },
          // A card can be debited later only by way of a customer.
          customer_creation: 'always',
          // Stripe replaces the braces, which must not be encoded.
          success_url: `${return_url}&token={CHECKOUT_SESSION_ID}`,
          cancel_url: `${return_url}&outcome=abandoned`,
        },
        { idempotencyKey: `card-registration-${reference}` },
      )
      return opened(session)
    },
    async cardOf(token) {
      if (!/^cs_(?:live|test)_\w+$/.test(token)) return null
      const session = await sessions.retrieve(token, { expand: ['setup_intent.payment_method'] }).catch(nullIfMissing)
      return session && toCard(session)
    },
    probe: sometimes(async () => void (await sessions.list({ limit: 1 }))),
    notices: stripeNotices(stripe, webhook_secret),
  }
}

const cardOnly = (locale: string, expires_at: Date) =>
  ({
    locale,
    expires_at: Math.floor(expires_at.getTime() / 1000),
    allowed_payment_method_types: ['card'],
    wallet_options: { link: { display: 'never' } },
  }) satisfies Stripe.Checkout.SessionCreateParams

function opened({ id, url }: Session) {
  if (url === null) throw new Error('Stripe gave no page.')
  return { provider_reference: id, href: url }
}

/** Expires a session; one that is over already, or that Stripe does not know, stays as it is. */
async function expire(stripe: Stripe, reference: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(reference)
  } catch (error) {
    // Its state is read next, and says why it could not be closed. Any other failure is thrown.
    if (![400, 404].includes(statusOf(error) ?? 0)) throw error
  }
}

async function toState(stripe: Stripe, session: Session): Promise<PaymentState> {
  const { status, payment_status, payment_intent: intent } = session
  if (status === 'expired') return unpaid('abandoned')
  if (status !== 'complete') return unpaid('open')
  if (intent === null || typeof intent === 'string') throw new Error('Stripe gave a session without its payment.')
  if (payment_status !== 'paid')
    return unpaid(['canceled', 'requires_payment_method'].includes(intent.status) ? 'refused' : 'open')
  if (intent.currency !== 'eur') throw new Error(`Stripe gave a payment in ${intent.currency}.`)
  const charge = intent.latest_charge
  if (charge === null || typeof charge === 'string') throw new Error('Stripe gave a payment without its charge.')
  return {
    outcome: 'paid',
    paid_cents: intent.amount_received,
    refunded_cents: charge.amount_refunded,
    disputed_cents: charge.disputed ? await readDisputed(stripe, intent.id) : 0,
  }
}

// The money of an inquiry (`warning_…`) and of a dispute that was won is the insurer's.
const takenBack = ['needs_response', 'under_review', 'lost', 'appeal_needs_response', 'appeal_under_review']

async function readDisputed(stripe: Stripe, payment_intent: string): Promise<number> {
  const { data } = await stripe.disputes.list({ payment_intent, limit: 100 })
  return data.reduce((sum, { status, amount }) => sum + (takenBack.includes(status) ? amount : 0), 0)
}

function toCard({ client_reference_id, status, setup_intent: intent }: Session): ProvidedCard | null {
  if (status !== 'complete' || intent === null || typeof intent === 'string') return null
  const { payment_method: method } = intent
  if (intent.status !== 'succeeded' || method === null || typeof method === 'string' || !method.card) return null
  const { brand, last4, exp_year, exp_month } = method.card
  return {
    reference: client_reference_id ?? '',
    token: method.id,
    brand,
    last4,
    expires: `${exp_year}-${String(exp_month).padStart(2, '0')}`,
    holder: method.billing_details.name ?? '',
  }
}

const statusOf = (error: unknown) =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : null

function nullIfMissing(error: unknown): null {
  if (statusOf(error) === 404) return null
  throw error
}

/** Limits calls to one a minute after a success: readiness is read far more often than Stripe may be called. */
function sometimes(ask: () => Promise<void>): () => Promise<void> {
  let good_until = 0
  return async () => {
    if (performance.now() < good_until) return
    await ask()
    good_until = performance.now() + probeEvery
  }
}
