import { chooseCard } from '#modules/demo/card-payment/registration/sandbox-cards.ts'
import { choose, sandboxProvider } from '#modules/demo/card-payment/sandbox-provider.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import { openStripe, stripeProvider } from '#platform/payments/stripe/stripe-provider.ts'
import { startStripe, type StripeDouble } from '#testing/servers/stripe/stripe.ts'
import type { TestPortal } from '#testing/start-portal.ts'

/**
 * A provider with what a visitor of its page may do; each act returns the address to which the page leads. A new
 * adapter is one more function in `providerDesks`: the contract test then demands of it what the portal relies on.
 */
export type ProviderDesk = {
  provider: PaymentProvider
  pay(provider_reference: string): Promise<string>
  leave(provider_reference: string): Promise<string>
  register(provider_reference: string): Promise<string>
  /** acts of the insurer and of banks; null for a provider where nothing is given back */
  after: {
    refund(provider_reference: string, cents: number): void
    /** returns how the dispute is closed */
    dispute(provider_reference: string, cents: number): (outcome: 'won' | 'lost') => void
  } | null
  close(): Promise<void>
}

export type StripeDesk = ProviderDesk & { stripe: StripeDouble }

export async function sandboxDesk(portal: TestPortal): Promise<ProviderDesk> {
  const act = async (reference: string, outcome: 'paid' | 'abandoned') =>
    (await choose(portal.db, reference, outcome, portal.clock.now()))?.return_path ?? ''
  return {
    provider: sandboxProvider(portal.platform),
    pay: (reference) => act(reference, 'paid'),
    leave: (reference) => act(reference, 'abandoned'),
    register: async (reference) => (await chooseCard(portal.db, reference, 'visa', portal.clock.now())) ?? '',
    after: null,
    close: async () => {},
  }
}

export async function stripeDesk(portal: TestPortal): Promise<StripeDesk> {
  const stripe = await startStripe(() => portal.clock.now())
  const { origin, secret_key, webhook_secret, account } = stripe
  const settings = { secret_key, webhook_secret, api_url: origin }
  const press = async (reference: string, button: string) => {
    const { headers } = await fetch(`${origin}/c/pay/${reference}/${button}`, { method: 'POST', redirect: 'manual' })
    return headers.get('location') ?? ''
  }
  return {
    stripe,
    provider: stripeProvider(await openStripe(settings), settings),
    pay: (reference) => press(reference, 'authenticate'),
    leave: (reference) => press(reference, 'leave'),
    register: (reference) => press(reference, 'authenticate'),
    after: {
      refund: (reference, cents) => void account.refund(reference, cents),
      dispute(reference, cents) {
        const dispute = account.dispute(reference, cents)
        return (outcome) => account.closeDispute(dispute, outcome)
      },
    },
    close: () => stripe.close(),
  }
}

export const providerDesks: Record<string, (portal: TestPortal) => Promise<ProviderDesk>> = {
  'the sandbox of the demo': sandboxDesk,
  Stripe: stripeDesk,
}
