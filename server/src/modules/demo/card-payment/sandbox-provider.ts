import { newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { type PaymentOutcome, type PaymentProvider, type PaymentState, unpaid } from '#platform/payments/provider.ts'
import type { Platform } from '#platform/portal.ts'
import { endPayment, findPayment, savePayment, type SandboxPayment } from './demo-card-payments.store.ts'
import { saveRegistration } from './registration/registrations.store.ts'
import { cardOfToken } from './registration/sandbox-cards.ts'

/** The demo's payment provider: pages of the portal's own on which the visitor says what became of a payment or a card. No money moves. */
export function sandboxProvider({ db, clock }: Pick<Platform, 'db' | 'clock'>): PaymentProvider {
  return {
    async openPayment({ amount_cents, description, language, return_url, expires_at }) {
      const provider_reference = newId()
      // A path alone: the demo is reached under several names.
      const { pathname, search } = new URL(return_url)
      await savePayment(db, {
        provider_reference,
        amount_cents,
        description,
        language,
        return_path: `${pathname}${search}`,
        outcome: 'open',
        expires_at,
      })
      return { provider_reference, href: `/demo/card-payment/${provider_reference}` }
    },
    readPayment: async (provider_reference) => stateAt(await findPayment(db, provider_reference), clock()),
    async closePayment(provider_reference) {
      await endPayment(db, provider_reference, 'abandoned')
      const state = stateAt(await findPayment(db, provider_reference), clock())
      const { outcome } = state
      return outcome === 'open' ? unpaid('abandoned') : { ...state, outcome }
    },
    async openRegistration({ reference, language, return_url, expires_at }) {
      const provider_reference = newId()
      const { pathname, search } = new URL(return_url)
      await saveRegistration(db, {
        provider_reference,
        reference,
        language,
        return_path: `${pathname}${search}`,
        expires_at,
      })
      return { provider_reference, href: `/demo/card-registration/${provider_reference}` }
    },
    cardOf: (provider_token) => cardOfToken(db, provider_token, clock()),
    async probe() {},
    notices: null,
  }
}

/** State of a payment: one whose time has run out is abandoned, as is one that the demo has forgotten. */
export function outcomeAt(
  payment: Pick<SandboxPayment, 'outcome' | 'expires_at'> | undefined,
  now: Date,
): PaymentOutcome {
  if (!payment) return 'abandoned'
  return payment.outcome === 'open' && payment.expires_at <= now ? 'abandoned' : payment.outcome
}

function stateAt(payment: SandboxPayment | undefined, now: Date): PaymentState {
  const outcome = outcomeAt(payment, now)
  return { ...unpaid(outcome), paid_cents: outcome === 'paid' ? (payment?.amount_cents ?? 0) : 0 }
}

/** The visitor's choice on the page; nothing changes when the payment is over already. */
export async function choose(
  db: Db,
  provider_reference: string,
  outcome: Exclude<PaymentOutcome, 'open'>,
  now: Date,
): Promise<SandboxPayment | null> {
  const payment = await findPayment(db, provider_reference)
  if (!payment) return null
  if (outcomeAt(payment, now) === 'open') await endPayment(db, provider_reference, outcome)
  return payment
}
