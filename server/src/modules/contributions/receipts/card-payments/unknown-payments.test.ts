import { getReceipt } from '@coussinet/contract/receipts.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { providerWithTimeout } from '#platform/payments/provider-with-timeout.ts'
import { unpaid } from '#platform/payments/provider.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { writtenNotifications } from '#testing/outgoing/written-notifications.ts'
import { startPortal, type TestPortal } from '#testing/start-portal.ts'
import { aReceipt } from '../../tests/a-receipt.ts'
import { cardDesk } from '../../tests/card-desk.ts'
import { type StripeDesk, stripeDesk } from '../../tests/provider-desk.ts'
import { recordMissedReturns, settleOpenPayments } from './card-payments.ts'

let portal: TestPortal
let stripe: StripeDesk
let desk: ReturnType<typeof cardDesk>
let sophie: TestMember
let receipts: string[]

beforeAll(async () => {
  portal = await startPortal()
  stripe = await stripeDesk(portal)
  desk = cardDesk(portal)
})
afterAll(async () => {
  await stripe.close()
  await portal.close()
})
beforeEach(async () => {
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  portal.platform.payments = stripe.provider
  sophie = await aMember(portal)
  receipts = [
    await aReceipt(portal, sophie, { month: '2026-10' }),
    await aReceipt(portal, sophie, { month: '2026-11' }),
  ]
})

async function open() {
  const { body } = await desk.open(sophie, receipts)
  const { provider_reference: reference } = await portal.db
    .selectFrom('card_payments')
    .select('provider_reference')
    .where('member_id', '=', sophie.member_id)
    .where('card_payment_id', '=', body.id)
    .executeTakeFirstOrThrow()
  return { id: body.id, reference }
}
async function sendPaid() {
  const event = stripe.stripe.account.events.findLast(({ type }) => type === 'checkout.session.completed')
  if (!event) throw new Error('Nothing was paid.')
  const { body, headers } = stripe.stripe.sign(event)
  return (await portal.app.inject({ method: 'POST', url: '/api/payments/stripe/events', headers, payload: body }))
    .statusCode
}
const forget = (reference: string) => void stripe.stripe.account.sessions.delete(reference)
const statusOf = async (id: string) => {
  const { status } = await portal.db
    .selectFrom('card_payments')
    .select('status')
    .where('member_id', '=', sophie.member_id)
    .where('card_payment_id', '=', id)
    .executeTakeFirstOrThrow()
  return status
}
const statuses = () =>
  Promise.all(receipts.map(async (id) => (await portal.call(getReceipt, { as: sophie, params: { id } })).body.status))

describe('[GO-10] a payment that Stripe does not know, after a change of account or mode', () => {
  it('stays open for its hour, then ends with an error in the log, and is paid all the same by a later event', async () => {
    const { id, reference } = await open()
    const session = stripe.stripe.account.session(reference)
    forget(reference)
    portal.clock.advance({ minutes: 59 })
    await settleOpenPayments(portal.platform)
    expect(await statusOf(id)).toBe('open')
    portal.clock.advance({ minutes: 1 })
    const log = vi.spyOn(portal.platform.log, 'error')
    await settleOpenPayments(portal.platform)
    expect(log).toHaveBeenCalledWith({ card_payment_id: id }, expect.stringContaining('does not know'))
    log.mockRestore()
    expect(await statusOf(id)).toBe('abandoned')
    portal.clock.advance({ minutes: -60 })
    expect(await statuses()).toEqual(['declined', 'declined'])
    stripe.stripe.account.sessions.set(reference, session)
    stripe.stripe.account.pay(reference)
    expect(await sendPaid()).toBe(204)
    expect([await statusOf(id), await statuses()]).toEqual(['paid', ['paid', 'paid']])
  })

  it.each([
    ['the same contributions', 2],
    ['one of them', 1],
  ])('gives way at once to a new page for %s', async (_what, count) => {
    const { id, reference } = await open()
    forget(reference)
    const { status, body } = await desk.open(sophie, receipts.slice(0, count))
    expect([status, body.id === id, await statusOf(id)]).toEqual([201, false, 'abandoned'])
  })

  it('opens no circuit, however many there are, and its events come again', async () => {
    const provider = providerWithTimeout(stripe.provider)
    portal.platform.payments = provider
    const { id, reference } = await open()
    stripe.stripe.account.pay(reference)
    const session = stripe.stripe.account.session(reference)
    forget(reference)
    for (let count = 0; count < 6; count += 1)
      expect([await provider.readPayment(reference), await provider.closePayment(reference)]).toEqual([
        unpaid('unknown'),
        unpaid('unknown'),
      ])
    expect(await sendPaid()).toBe(503)
    stripe.stripe.account.sessions.set(reference, session)
    expect(await sendPaid()).toBe(204)
    expect([await statusOf(id), await statuses()]).toEqual(['paid', ['paid', 'paid']])
  })
})

describe('[GO-10] money that went back without a call of Stripe', () => {
  it('is found once a day, for 120 days, and told once', async () => {
    const { reference } = await open()
    stripe.stripe.account.pay(reference)
    expect(await sendPaid()).toBe(204)
    stripe.stripe.account.dispute(reference)
    portal.clock.advance({ hours: 24 * 119 })
    for (let day = 0; day < 2; day += 1) await recordMissedReturns(portal.platform)
    const kinds = await writtenNotifications(portal, sophie.member_id, ['kind'], 'card_payment_disputed')
    portal.clock.set(new Date('2026-11-20T10:00:00Z'))
    expect([await statuses(), kinds.length]).toEqual([['declined', 'declined'], 1])
  })

  it('is not looked for after 120 days', async () => {
    const { reference } = await open()
    stripe.stripe.account.pay(reference)
    await sendPaid()
    stripe.stripe.account.dispute(reference)
    portal.clock.advance({ hours: 24 * 121 })
    await recordMissedReturns(portal.platform)
    portal.clock.set(new Date('2026-11-20T10:00:00Z'))
    expect(await statuses()).toEqual(['paid', 'paid'])
  })

  it('of a payment that Stripe does not know changes nothing, and the others are looked at', async () => {
    const forgotten = await open()
    stripe.stripe.account.pay(forgotten.reference)
    await sendPaid()
    forget(forgotten.reference)
    await recordMissedReturns(portal.platform)
    expect(await statuses()).toEqual(['paid', 'paid'])
  })
})
