import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startStripe, type StripeDouble } from '#testing/servers/stripe/stripe.ts'
import { providerWithTimeout } from '../provider-with-timeout.ts'
import { type PaymentProvider, unpaid } from '../provider.ts'
import { openStripe, stripeProvider } from './stripe-provider.ts'

const reference = '5d2f7f0e-3f43-4d4f-8a53-4c9d2f1a7b10'
let now = new Date('2026-11-20T10:00:00Z')
let stripe: StripeDouble
let provider: PaymentProvider

beforeAll(async () => {
  stripe = await startStripe(() => now)
})
afterAll(() => stripe.close())
beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z')
  stripe.answer(() => null)
  stripe.requests.length = 0
  const settings = { ...stripe, api_url: stripe.origin }
  provider = stripeProvider(await openStripe(settings), settings)
})

let opened = 0
const wanted = () => {
  opened += 1
  return {
    amount_cents: 3482,
    reference: `${reference}-${opened}`,
    description: 'Coussinet – Cotisation de novembre 2026',
    language: 'fr',
    return_url: 'https://members.example/profile/receipts?payment=1',
    expires_at: new Date(now.getTime() + 3_600_000),
  } as const
}

describe('[GO-10] payments at Stripe', () => {
  it('sends the amount, our reference, a description and the language, and nothing of the member', async () => {
    const payment = wanted()
    const { provider_reference, href } = await provider.openPayment(payment)
    expect(href).toBe(`${stripe.origin}/c/pay/${provider_reference}#fidkdWxOYHwnPyd1blpxYHZxWjA0`)
    expect(stripe.requests).toEqual([
      {
        method: 'POST',
        path: '/v1/checkout/sessions',
        idempotency_key: `card-payment-${payment.reference}`,
        form: {
          mode: 'payment',
          locale: 'fr',
          expires_at: String(Date.parse('2026-11-20T11:00:00Z') / 1000),
          allowed_payment_method_types: ['card'],
          wallet_options: { link: { display: 'never' } },
          client_reference_id: payment.reference,
          line_items: [
            {
              quantity: '1',
              price_data: {
                currency: 'eur',
                unit_amount: '3482',
                product_data: { name: 'Coussinet – Cotisation de novembre 2026' },
              },
            },
          ],
          metadata: { card_payment_id: payment.reference },
          payment_intent_data: {
            description: 'Coussinet – Cotisation de novembre 2026',
            metadata: { card_payment_id: payment.reference },
          },
          adaptive_pricing: { enabled: 'false' },
          success_url: payment.return_url,
          cancel_url: payment.return_url,
        },
      },
    ])
  })

  it('[REL-03] repeats a creation whose answer was lost under the same key, and one page is made', async () => {
    const payment = wanted()
    const tries = () => stripe.requests.filter(({ path }) => path === '/v1/checkout/sessions').length
    stripe.answer(() => (tries() === 1 ? 500 : null))
    const first = await provider.openPayment(payment)
    expect(tries()).toBe(2)
    expect(new Set(stripe.requests.map(({ idempotency_key }) => idempotency_key)).size).toBe(1)
    expect((await provider.openPayment(payment)).provider_reference).toBe(first.provider_reference)
  })

  it('stays open after a refused card, and is refused once the bank has said no in the end', async () => {
    const { provider_reference: refused } = await provider.openPayment(wanted())
    stripe.account.decline(refused)
    expect(await provider.readPayment(refused)).toEqual(unpaid('open'))
    stripe.account.process(refused)
    expect(await provider.readPayment(refused)).toEqual(unpaid('open'))
    await expect(provider.closePayment(refused)).rejects.toThrow(/being processed/)
    stripe.account.fail(refused)
    expect(await provider.readPayment(refused)).toEqual(unpaid('refused'))
    expect(await provider.closePayment(refused)).toEqual(unpaid('refused'))
  })

  it('takes no other currency for euros, and an inquiry for no dispute', async () => {
    const { provider_reference } = await provider.openPayment(wanted())
    stripe.account.pay(provider_reference)
    stripe.account.dispute(provider_reference, 3482, 'warning_needs_response')
    expect(await provider.readPayment(provider_reference)).toMatchObject({ paid_cents: 3482, disputed_cents: 0 })
    for (const intent of stripe.account.intents.values()) intent.currency = 'usd'
    await expect(provider.readPayment(provider_reference)).rejects.toThrow(/usd/)
  })

  it('[PAY-08] keeps a card by its payment method, which a customer makes chargeable', async () => {
    const { provider_reference } = await provider.openRegistration(wanted())
    const form = stripe.requests.at(-1)?.form
    expect(form).toMatchObject({ mode: 'setup', customer_creation: 'always', currency: 'eur' })
    expect(JSON.stringify(form)).not.toMatch(/@|email|name"/)
    stripe.account.register(provider_reference)
    const card = await provider.cardOf(provider_reference)
    expect(card?.token).toMatch(/^pm_/)
    expect(stripe.account.methods.get(card?.token ?? '')?.customer).toMatch(/^cus_/)
  })

  it('passes a failure on, and gives up an API that hangs', async () => {
    stripe.answer(() => 500)
    await expect(provider.readPayment('cs_test_1')).rejects.toThrow(/as the test wants/)
    stripe.answer(() => 'hang')
    const bounded = providerWithTimeout(provider, { at_once: 32, timeout: 100, failures: 5, rest: 5000 })
    await expect(bounded.readPayment('cs_test_1')).rejects.toMatchObject({ code: 'unavailable' })
    stripe.answer(() => 401)
    await expect(provider.probe()).rejects.toThrow(/as the test wants/)
  })
})
