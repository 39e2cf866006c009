import { apiVersion } from '#platform/payments/stripe/stripe-provider.ts'
import {
  ApiError,
  type Charge,
  type Dispute,
  type Expandable,
  type Intent,
  invalid,
  type Metadata,
  newStripeId,
  type PaymentMethod,
  type StripeRefund,
  type Session,
  type SetupIntent,
  type StripeEvent,
} from './stripe-api.ts'

export type Card = { brand: string; last4: string; exp_month: number; exp_year: number; name: string | null }
const visa: Card = { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2029, name: 'HELENE CARPENTIER' }

/** Parameters that the portal may send; others are refused, as Stripe refuses what it does not know. */
const known = new Set(
  'mode client_reference_id line_items metadata payment_intent_data setup_intent_data adaptive_pricing success_url cancel_url locale expires_at allowed_payment_method_types wallet_options currency customer_creation expand'.split(
    ' ',
  ),
)

/** An account at Stripe with its sessions, payments, refunds and disputes, and the events that they cause, oldest first. */
export function openAccount(now: () => Date, pageOf: (session: string) => string) {
  const sessions = new Map<string, Session>()
  const intents = new Map<string, Intent>()
  const charges = new Map<string, Charge>()
  const setups = new Map<string, SetupIntent>()
  const methods = new Map<string, PaymentMethod>()
  const refunds: StripeRefund[] = []
  const disputes: Dispute[] = []
  const events: StripeEvent[] = []
  const seconds = () => Math.floor(now().getTime() / 1000)

  function emit(type: string, object: object): StripeEvent {
    const event: StripeEvent = {
      id: newStripeId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: seconds(),
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
      data: { object: structuredClone(object) },
    }
    events.push(event)
    return event
  }

  /** A session as it is now: an open one whose time has run out has expired. */
  function session(id: string): Session {
    const found = sessions.get(id)
    if (!found)
      throw new ApiError(404, 'invalid_request_error', `No such checkout.session: '${id}'`, {
        code: 'resource_missing',
      })
    if (found.status === 'open' && found.expires_at <= seconds()) expire(found)
    return found
  }

  function expire(found: Session): void {
    Object.assign(found, { status: 'expired', url: null })
    emit('checkout.session.expired', found)
  }

  function create(form: Expandable): Session {
    const unknown = Object.keys(form).find((name) => !known.has(name))
    if (unknown !== undefined) throw invalid(`Received unknown parameter: ${unknown}`, unknown)
    const {
      mode,
      success_url,
      cancel_url = null,
      client_reference_id = null,
      locale = null,
    } = form as Record<string, string>
    const expires_at = Number(form['expires_at'])
    if (mode !== 'payment' && mode !== 'setup') throw invalid('Invalid mode', 'mode')
    if (!URL.canParse(success_url ?? '')) throw invalid('Not a valid URL', 'success_url')
    if (!Number.isInteger(expires_at) || expires_at < seconds() + 30 * 60 - 5 || expires_at > seconds() + 86_400)
      throw invalid('The `expires_at` timestamp must be 30 minutes to 24 hours from now.', 'expires_at')
    const id = newStripeId('cs_test')
    const made: Session = {
      id,
      object: 'checkout.session',
      mode,
      status: 'open',
      payment_status: mode === 'setup' ? 'no_payment_required' : 'unpaid',
      client_reference_id: client_reference_id ?? null,
      amount_total: mode === 'payment' ? total(form) : null,
      currency: 'eur',
      expires_at,
      created: seconds(),
      locale: locale ?? null,
      metadata: (form['metadata'] ?? {}) as Metadata,
      payment_intent: null,
      setup_intent: null,
      customer: null,
      success_url: success_url ?? '',
      cancel_url,
      url: `${pageOf(id)}#fidkdWxOYHwnPyd1blpxYHZxWjA0`,
      livemode: false,
    }
    if (mode === 'setup') begin(made, form)
    // Since 2022 Stripe makes the payment intent of a session when it is confirmed.
    else pending.set(id, (form['payment_intent_data'] ?? {}) as { metadata?: Metadata; description?: string })
    sessions.set(id, made)
    return made
  }
  const pending = new Map<string, { metadata?: Metadata; description?: string }>()

  function begin(made: Session, form: Expandable): void {
    if (form['currency'] === undefined && form['allowed_payment_method_types'] === undefined)
      throw invalid('Missing required param: currency.', 'currency')
    const { metadata = {} } = (form['setup_intent_data'] ?? {}) as { metadata?: Metadata }
    const setup: SetupIntent = {
      id: newStripeId('seti'),
      object: 'setup_intent',
      status: 'requires_payment_method',
      payment_method: null,
      metadata,
    }
    setups.set(setup.id, setup)
    made.setup_intent = setup.id
    if (form['customer_creation'] === 'always') customers.add(made.id)
  }
  const customers = new Set<string>()

  function intentOf(found: Session): Intent {
    const present = found.payment_intent === null ? undefined : intents.get(found.payment_intent)
    if (present) return present
    const { metadata = {}, description = null } = pending.get(found.id) ?? {}
    const intent: Intent = {
      id: newStripeId('pi'),
      object: 'payment_intent',
      amount: found.amount_total ?? 0,
      amount_received: 0,
      currency: found.currency ?? 'eur',
      status: 'requires_payment_method',
      latest_charge: null,
      metadata,
      description,
      livemode: false,
    }
    intents.set(intent.id, intent)
    found.payment_intent = intent.id
    return intent
  }

  function openOne(id: string, mode: Session['mode']): Session {
    const found = session(id)
    if (found.status !== 'open' || found.mode !== mode) throw new Error('The page is over.')
    return found
  }

  return {
    events,
    sessions,
    intents,
    charges,
    setups,
    methods,
    disputes,
    session,
    create,
    /** expires a session as the API does: refused for one that is not open */
    expire(id: string): Session {
      const found = session(id)
      if (found.status !== 'open')
        throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.', 'session')
      expire(found)
      return found
    },
    /** The card is accepted. A bank that asks for its own step first is `authenticate` on the page. */
    pay(id: string): void {
      const found = openOne(id, 'payment')
      const intent = intentOf(found)
      const charge: Charge = {
        id: newStripeId('ch'),
        object: 'charge',
        amount: intent.amount,
        amount_refunded: 0,
        currency: intent.currency,
        disputed: false,
        refunded: false,
        payment_intent: intent.id,
        metadata: { ...intent.metadata },
        livemode: false,
      }
      charges.set(charge.id, charge)
      Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: charge.id })
      Object.assign(found, { status: 'complete', payment_status: 'paid', url: null })
      emit('charge.succeeded', charge)
      emit('payment_intent.succeeded', intent)
      emit('checkout.session.completed', found)
    },
    /** The card is refused: the page stays, and another card may be tried. */
    decline(id: string): void {
      emit('payment_intent.payment_failed', intentOf(openOne(id, 'payment')))
    },
    /** Complete, but the bank has not answered: cards do not do so, other means do. */
    process(id: string): void {
      const found = openOne(id, 'payment')
      intentOf(found).status = 'processing'
      Object.assign(found, { status: 'complete', url: null })
      emit('checkout.session.completed', found)
    },
    fail(id: string): void {
      const found = session(id)
      intentOf(found).status = 'requires_payment_method'
      emit('checkout.session.async_payment_failed', found)
    },
    register(id: string, card: Card = visa): void {
      const found = openOne(id, 'setup')
      const { name, ...details } = card
      const customer = customers.has(id) ? newStripeId('cus') : null
      const method: PaymentMethod = {
        id: newStripeId('pm'),
        object: 'payment_method',
        type: 'card',
        customer,
        billing_details: { name },
        card: details,
      }
      methods.set(method.id, method)
      const setup = setups.get(found.setup_intent ?? '')
      if (setup) Object.assign(setup, { status: 'succeeded', payment_method: method.id })
      Object.assign(found, { status: 'complete', customer, url: null })
      emit('checkout.session.completed', found)
    },
    /** The insurer gives money back in its dashboard. */
    refund(id: string, amount: number): StripeRefund {
      const charge = chargeOf(id)
      const refund: StripeRefund = {
        id: newStripeId('re'),
        object: 'refund',
        amount,
        charge: charge.id,
        payment_intent: charge.payment_intent,
        status: 'succeeded',
      }
      refunds.push(refund)
      charge.amount_refunded += amount
      charge.refunded = charge.amount_refunded === charge.amount
      emit('refund.created', refund)
      emit('charge.refunded', charge)
      return refund
    },
    /** A refund that did not reach the card: the money is the insurer's again. */
    failRefund(refund: StripeRefund): void {
      const charge = charges.get(refund.charge)
      refund.status = 'failed'
      if (charge) Object.assign(charge, { amount_refunded: charge.amount_refunded - refund.amount, refunded: false })
      emit('refund.failed', refund)
    },
    /** The card holder disputes the payment at their bank; an inquiry (`warning_needs_response`) moves no money. */
    dispute(id: string, amount?: number, status: Dispute['status'] = 'needs_response'): Dispute {
      const charge = chargeOf(id)
      const dispute: Dispute = {
        id: newStripeId('dp'),
        object: 'dispute',
        amount: amount ?? charge.amount,
        charge: charge.id,
        payment_intent: charge.payment_intent,
        currency: charge.currency,
        status,
        reason: 'fraudulent',
      }
      charge.disputed = true
      disputes.push(dispute)
      emit('charge.dispute.created', dispute)
      if (status === 'needs_response') emit('charge.dispute.funds_withdrawn', dispute)
      return dispute
    },
    closeDispute(dispute: Dispute, status: 'won' | 'lost'): void {
      dispute.status = status
      emit('charge.dispute.closed', dispute)
      if (status === 'won') emit('charge.dispute.funds_reinstated', dispute)
    },
  }

  function chargeOf(id: string): Charge {
    const charge = charges.get(intents.get(session(id).payment_intent ?? '')?.latest_charge ?? '')
    if (!charge) throw new Error('Nothing was paid.')
    return charge
  }
}
export type StripeAccount = ReturnType<typeof openAccount>

type LineItem = {
  quantity: string
  price_data: { currency: string; unit_amount: string; product_data: { name: string } }
}

function total(form: Expandable): number {
  const items = form['line_items'] as LineItem[] | undefined
  if (!items?.length) throw invalid('Missing required param: line_items.', 'line_items')
  return items.reduce((sum, { quantity, price_data: { currency, unit_amount, product_data } }) => {
    const cents = Number(unit_amount)
    if (currency !== 'eur') throw invalid('Invalid currency', 'line_items[0][price_data][currency]')
    if (!product_data.name)
      throw invalid('You passed an empty string.', 'line_items[0][price_data][product_data][name]')
    if (!Number.isInteger(cents) || cents < 50)
      throw new ApiError(400, 'invalid_request_error', 'The total amount must be at least €0.50', {
        code: 'amount_too_small',
      })
    return sum + cents * Number(quantity)
  }, 0)
}
