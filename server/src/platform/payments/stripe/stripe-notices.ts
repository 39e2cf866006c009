import type Stripe from 'stripe'
import { type ProviderNotices, UnsignedCall } from '../provider.ts'

/** s; older signatures are refused, so that a call that was overheard is of no use later */
const tolerance = 300

/**
 * Events of Stripe that concern a payment: those of a session, of a charge, of a refund and of a dispute. What they say
 * of amounts and states is not read.
 */
export function stripeNotices(stripe: Stripe, webhook_secret: string): ProviderNotices {
  return {
    name: 'stripe',
    read({ body, headers }, at) {
      const signature = headers['stripe-signature']
      if (typeof signature !== 'string') throw new UnsignedCall('without a signature')
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          signature,
          webhook_secret,
          tolerance,
          undefined,
          at.getTime(),
        )
        return toSubject(event)
      } catch (cause) {
        throw new UnsignedCall('with a wrong signature', { cause })
      }
    },
    async paymentOf(subject) {
      if (!subject.startsWith('pi_')) return subject
      // A payment of another system on the same account has no such reference.
      const { metadata } = await stripe.paymentIntents.retrieve(subject)
      return metadata['card_payment_id'] ?? null
    },
  }
}

/** Our reference, or the id of a payment intent that bears it. */
function toSubject(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return event.data.object.mode === 'payment' ? event.data.object.client_reference_id : null
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const { payment_intent } = event.data.object
      return typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null)
    }
    default:
      return null
  }
}
