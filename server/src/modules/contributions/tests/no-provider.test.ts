import { getPaymentMethods, openCardRegistration } from '@coussinet/contract/payment-methods.ts'
import { payByCard } from '@coussinet/contract/receipts.ts'
import { expect, it } from 'vitest'
import { aMember } from '#testing/a-member.ts'
import { ownPortal } from '#testing/start-portal.ts'
import { aReceipt } from './a-receipt.ts'

const key = `sk_test_${'q'.repeat(24)}`
const stripe = { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: `whsec_${'q'.repeat(24)}` }

it.each([
  ['no provider', {}, false],
  ['a provider that is turned off', { PAYMENTS: 'none' }, false],
  ['Stripe', { ...stripe, STRIPE_API_URL: 'http://127.0.0.1:1' }, true],
])('[GO-10] with %s, cards are offered by the pages and by the API alike', async (_name, env, takes_cards) => {
  const portal = await ownPortal({ env })
  try {
    const member = await aMember(portal)
    const receipt_ids = [await aReceipt(portal, member)]
    expect((await portal.call(getPaymentMethods, { as: member })).body.takes_cards).toBe(takes_cards)
    // Every page is drawn from this attribute (`takesCards`), guests' pages too.
    const { body, headers } = await portal.app.inject({ url: '/login', headers: { accept: 'text/html' } })
    expect(body.includes('data-no-cards')).toBe(!takes_cards)
    // The provider's page is opened as an address: no form of ours is sent there.
    expect(String(headers['content-security-policy'])).toContain("form-action 'self';")
    const answers = [
      await portal.call(payByCard, { as: member, body: { receipt_ids } }),
      await portal.call(openCardRegistration, { as: member }),
    ]
    // No provider, or one that nobody reaches.
    expect(answers.map(({ status, problem }) => [status, problem?.code])).toEqual([
      [503, 'unavailable'],
      [503, 'unavailable'],
    ])
  } finally {
    await portal.close()
  }
})
