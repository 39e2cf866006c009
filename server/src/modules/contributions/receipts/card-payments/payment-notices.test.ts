import { getReceipt } from '@coussinet/contract/receipts.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createUnit } from '#modules/notifications/notifications.ts'
import { newId } from '#platform/crypto/ids.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { heardEvents } from '#testing/outgoing/heard-events.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { writtenNotifications } from '#testing/outgoing/written-notifications.ts'
import type { StripeEvent } from '#testing/servers/stripe/stripe-api.ts'
import { startPortal, type TestPortal } from '#testing/start-portal.ts'
import { aReceipt } from '../../tests/a-receipt.ts'
import { cardDesk } from '../../tests/card-desk.ts'
import { type StripeDesk, stripeDesk } from '../../tests/provider-desk.ts'
import { declineDebit } from '../decline.ts'

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
  stripe.stripe.answer(() => null)
  stripe.stripe.account.events.length = 0
  sophie = await aMember(portal)
  receipts = [
    await aReceipt(portal, sophie, { month: '2026-10', amount_cents: 3482 }),
    await aReceipt(portal, sophie, { month: '2026-11', amount_cents: 2490 }),
  ]
})

const post = (body: string, headers: Record<string, string>, name = 'stripe') =>
  portal.app.inject({ method: 'POST', url: `/api/payments/${name}/events`, headers, payload: body })
const send = async (event: StripeEvent, at?: Date) => {
  const { body, headers } = stripe.stripe.sign(event, at)
  return (await post(body, headers)).statusCode
}
const caused = (type: string) => {
  const found = stripe.stripe.account.events.findLast((event) => event.type === type)
  if (!found) throw new Error(`no ${type}`)
  return found
}
async function open() {
  const { body } = await desk.open(sophie, receipts)
  const row = await portal.db
    .selectFrom('card_payments')
    .select('provider_reference')
    .where('member_id', '=', sophie.member_id)
    .where('card_payment_id', '=', body.id)
    .executeTakeFirstOrThrow()
  return { id: body.id, reference: row.provider_reference }
}
async function paid() {
  const payment = await open()
  stripe.stripe.account.pay(payment.reference)
  expect(await send(caused('checkout.session.completed'))).toBe(204)
  return payment
}
const statuses = () =>
  Promise.all(receipts.map(async (id) => (await portal.call(getReceipt, { as: sophie, params: { id } })).body.status))
const due = async () =>
  (
    await portal.db
      .selectFrom('contracts')
      .select('amount_due_cents')
      .where('member_id', '=', sophie.member_id)
      .executeTakeFirstOrThrow()
  ).amount_due_cents
const heard = async () =>
  (await heardEvents(portal, sophie.member_id)).map(({ event, receipt_ids, amount_cents }) => [
    event,
    Array.isArray(receipt_ids) ? receipt_ids.length : 0,
    amount_cents,
  ])
const kinds = async () => (await writtenNotifications(portal, sophie.member_id, ['kind'])).map(({ kind }) => kind)

describe('[GO-10] an event of Stripe', () => {
  it('pays before the member is back, once however often it comes', async () => {
    const { id } = await paid()
    for (let count = 0; count < 3; count += 1) expect(await send(caused('checkout.session.completed'))).toBe(204)
    expect(await statuses()).toEqual(['paid', 'paid'])
    expect((await desk.look(sophie, id)).body.status).toBe('paid')
    expect([await due(), await heard(), await kinds()]).toEqual([
      0,
      [['receipt.paid_by_card', 2, 5972]],
      ['contribution_paid'],
    ])
  })

  it('is refused without its signature, with another one, changed, or after five minutes', async () => {
    const { reference } = await open()
    stripe.stripe.account.pay(reference)
    const event = caused('checkout.session.completed')
    const { body, headers } = stripe.stripe.sign(event)
    const json = { 'content-type': 'application/json' }
    for (const [sent, given] of [
      [body, json],
      [body, { ...json, 'stripe-signature': 't=1,v1=00' }],
      [body, { ...headers, 'stripe-signature': `${headers['stripe-signature']}0` }],
      [body.replace('"paid"', '"unpaid"'), headers],
      ['', headers],
    ] as const)
      expect((await post(sent, given)).statusCode).toBe(400)
    expect(await send(event, new Date(portal.clock.now().getTime() - 301_000))).toBe(400)
    expect(await statuses()).toEqual(['declined', 'declined'])
    expect(await send(event, new Date(portal.clock.now().getTime() - 299_000))).toBe(204)
    expect(await statuses()).toEqual(['paid', 'paid'])
  })

  it('is believed in nothing but the name of the payment', async () => {
    const { reference } = await open()
    const session = structuredClone({ ...stripe.stripe.account.session(reference) })
    const forged: StripeEvent = {
      id: 'evt_1',
      object: 'event',
      api_version: 'x',
      created: 1,
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type: 'checkout.session.completed',
      data: { object: { ...session, status: 'complete', payment_status: 'paid', amount_total: 1 } },
    }
    expect(await send(forged)).toBe(204)
    expect([await statuses(), await heard()]).toEqual([['declined', 'declined'], []])
  })

  it('about something else, or somebody else’s payment, is accepted and changes nothing', async () => {
    const { reference } = await paid()
    const asked = stripe.stripe.requests.length
    for (const type of ['payment_intent.succeeded', 'charge.succeeded', 'customer.created', 'a.type.of.tomorrow'])
      expect(await send({ ...caused('checkout.session.completed'), type })).toBe(204)
    expect(stripe.stripe.requests.length).toBe(asked)
    const other = { ...stripe.stripe.account.session(reference), client_reference_id: 'order-7' }
    expect(await send({ ...caused('checkout.session.completed'), data: { object: other } })).toBe(204)
    for (const intent of stripe.stripe.account.intents.values()) intent.metadata = {}
    stripe.stripe.account.refund(reference, 100)
    expect(await send(caused('charge.refunded'))).toBe(204)
    expect(await heard()).toEqual([['receipt.paid_by_card', 2, 5972]])
  })

  it('about a payment of ours that is not stored, as after a restored backup, is an error in the log', async () => {
    const { reference } = await paid()
    const log = vi.spyOn(portal.platform.log, 'error')
    const card_payment_id = newId()
    const lost = { ...stripe.stripe.account.session(reference), client_reference_id: card_payment_id }
    expect(await send({ ...caused('checkout.session.completed'), data: { object: lost } })).toBe(204)
    expect(log.mock.calls).toEqual([[{ card_payment_id }, expect.stringContaining('is not stored')]])
    const other = { ...lost, client_reference_id: 'order-7' }
    expect(await send({ ...caused('checkout.session.completed'), data: { object: other } })).toBe(204)
    expect(log).toHaveBeenCalledTimes(1)
    log.mockRestore()
  })

  it('is answered 503 while Stripe itself is not reached, so that it comes again', async () => {
    const { reference } = await open()
    stripe.stripe.account.pay(reference)
    stripe.stripe.answer(() => 500)
    expect(await send(caused('checkout.session.completed'))).toBe(503)
    stripe.stripe.answer(() => null)
    expect(await send(caused('checkout.session.completed'))).toBe(204)
    expect(await statuses()).toEqual(['paid', 'paid'])
  })

  it('of an expired page ends the payment; one that is paid stays paid', async () => {
    const { id, reference } = await open()
    portal.clock.advance({ minutes: 60 })
    stripe.stripe.account.session(reference)
    expect(await send(caused('checkout.session.expired'))).toBe(204)
    portal.clock.advance({ minutes: -60 })
    expect((await desk.look(sophie, id)).body.status).toBe('abandoned')
    await paid()
    expect(await statuses()).toEqual(['paid', 'paid'])
  })

  it('with another amount than the portal’s own settles nothing', async () => {
    const { reference } = await open()
    stripe.stripe.account.pay(reference)
    for (const intent of stripe.stripe.account.intents.values()) intent.amount_received -= 1
    expect(await send(caused('checkout.session.completed'))).toBe(204)
    expect([await statuses(), await heard()]).toEqual([['declined', 'declined'], []])
  })

  it('finds no door on a portal with another provider, or none', async () => {
    const event = caused.bind(null, 'checkout.session.completed')
    await paid()
    const { body, headers } = stripe.stripe.sign(event())
    expect((await post(body, headers, 'adyen')).statusCode).toBe(404)
    for (const payments of [null, { ...stripe.provider, notices: null }]) {
      portal.platform.payments = payments
      expect((await post(body, headers)).statusCode).toBe(404)
    }
  })
})

describe('[GO-10] money that goes back', () => {
  it('by a refund is told to member and insurer, and changes no contribution; a failed one is told too', async () => {
    const { reference } = await paid()
    const refund = stripe.stripe.account.refund(reference, 2490)
    for (const type of ['charge.refunded', 'refund.created', 'charge.refunded'])
      expect(await send(caused(type))).toBe(204)
    expect([await statuses(), await due()]).toEqual([['paid', 'paid'], 0])
    stripe.stripe.account.failRefund(refund)
    expect(await send(caused('refund.failed'))).toBe(204)
    const events = (await heardEvents(portal, sophie.member_id)).filter(
      ({ event }) => event === 'card_payment.refunded',
    )
    expect(events.map(({ refunded_cents, amount_cents }) => [refunded_cents, amount_cents])).toEqual([
      [2490, 5972],
      [0, 5972],
    ])
    expect(await kinds()).toEqual(['contribution_paid', 'card_payment_refunded', 'card_payment_refund_failed'])
  })

  it('by a dispute makes the contributions due again, with the reason; one that is won pays them', async () => {
    const { reference } = await paid()
    const dispute = stripe.stripe.account.dispute(reference)
    for (const type of ['charge.dispute.funds_withdrawn', 'charge.dispute.created', 'charge.dispute.created'])
      expect(await send(caused(type))).toBe(204)
    expect([await statuses(), await due()]).toEqual([['declined', 'declined'], 5972])
    const { body } = await portal.call(getReceipt, { as: sophie, params: { id: receipts[0] ?? '' } })
    expect(body).toMatchObject({ decline_code: 'card_disputed', next_attempt_on: null, payment_date: null })
    const mail = (await sentMails(portal, sophie.member_id)).at(-1)?.letter
    expect(mail?.paragraphs[0]).toBe(
      'Votre paiement par carte a été contesté auprès de la banque de votre carte, qui a repris 59,72\u00a0€.',
    )
    portal.clock.advance({ minutes: 1 })
    stripe.stripe.account.closeDispute(dispute, 'won')
    for (const type of ['charge.dispute.funds_reinstated', 'charge.dispute.closed', 'charge.dispute.created'])
      expect(await send(caused(type))).toBe(204)
    expect([await statuses(), await due()]).toEqual([['paid', 'paid'], 0])
    expect(await heard()).toEqual([
      ['receipt.paid_by_card', 2, 5972],
      ['card_payment.disputed', 2, 5972],
      ['card_payment.dispute_won', 2, 5972],
    ])
    expect(await kinds()).toEqual(['contribution_paid', 'card_payment_disputed', 'card_payment_restored'])
  })

  it('by a dispute that the insurer reported first is due once, and told once', async () => {
    const { reference } = await paid()
    const { member_id } = sophie
    await inTransaction(portal.db, async (db) => {
      const tx = createUnit(db, portal.platform, { member_id, actor: 'insurer' })
      for (const receipt_id of receipts) await declineDebit(tx, { receipt_id, code: 'card_disputed', on: '2026-11-19' })
    })
    stripe.stripe.account.dispute(reference)
    await send(caused('charge.dispute.created'))
    expect([await statuses(), await due()]).toEqual([['declined', 'declined'], 5972])
    expect(await kinds()).not.toContain('card_payment_disputed')
    expect((await heard()).at(-1)).toEqual(['card_payment.disputed', 2, 5972])
  })

  it('by a dispute of a part takes back what that part covers whole', async () => {
    const { reference } = await paid()
    stripe.stripe.account.dispute(reference, 3000)
    await send(caused('charge.dispute.created'))
    expect([await statuses(), await due()]).toEqual([['paid', 'declined'], 2490])
    expect((await heard()).at(-1)).toEqual(['card_payment.disputed', 1, 3000])
  })

  it('by a dispute of a little less than the payment, as of another currency, takes back all of it', async () => {
    const { reference } = await paid()
    const dispute = stripe.stripe.account.dispute(reference, 5914)
    await send(caused('charge.dispute.created'))
    expect([await statuses(), await due()]).toEqual([['declined', 'declined'], 5972])
    stripe.stripe.account.closeDispute(dispute, 'won')
    await send(caused('charge.dispute.closed'))
    expect([await statuses(), await due()]).toEqual([['paid', 'paid'], 0])
  })

  it('by two disputes takes back what they cover together, and gives back what one alone does not', async () => {
    const { reference } = await paid()
    const first = stripe.stripe.account.dispute(reference, 2000)
    await send(caused('charge.dispute.created'))
    expect(await statuses()).toEqual(['paid', 'paid'])
    stripe.stripe.account.dispute(reference, 1000)
    await send(caused('charge.dispute.created'))
    expect([await statuses(), await due()]).toEqual([['paid', 'declined'], 2490])
    stripe.stripe.account.closeDispute(first, 'won')
    await send(caused('charge.dispute.closed'))
    expect([await statuses(), await due()]).toEqual([['paid', 'paid'], 0])
  })

  it('by a dispute that is won while another one of as much was opened leaves the contribution due', async () => {
    const { reference } = await paid()
    const first = stripe.stripe.account.dispute(reference, 2490)
    await send(caused('charge.dispute.created'))
    stripe.stripe.account.dispute(reference, 2490)
    stripe.stripe.account.closeDispute(first, 'won')
    await send(caused('charge.dispute.closed'))
    expect([await statuses(), await due()]).toEqual([['paid', 'declined'], 2490])
  })

  it('of a payment that the former release settled makes due again what that payment still pays', async () => {
    const { id, reference } = await paid()
    await portal.db
      .updateTable('card_payment_receipts')
      .set({ standing: null })
      .where('member_id', '=', sophie.member_id)
      .where('card_payment_id', '=', id)
      .execute()
    await portal.db
      .updateTable('card_payments')
      .set({ revision: 0 })
      .where('member_id', '=', sophie.member_id)
      .where('card_payment_id', '=', id)
      .execute()
    const [october = ''] = receipts
    await portal.db
      .insertInto('receipt_attempts')
      .values({
        member_id: sophie.member_id,
        receipt_id: october,
        position: 2,
        on_day: '2026-11-21',
        means: 'bank_account',
        outcome: 'paid',
        decline_code: null,
      })
      .execute()
    stripe.stripe.account.dispute(reference)
    await send(caused('charge.dispute.created'))
    expect([await statuses(), await due()]).toEqual([['paid', 'declined'], 2490])
  })

  it('can be paid by another card; the dispute that is won then goes back to the member', async () => {
    const { reference } = await paid()
    const dispute = stripe.stripe.account.dispute(reference)
    await send(caused('charge.dispute.created'))
    await paid()
    expect([await statuses(), await due()]).toEqual([['paid', 'paid'], 0])
    stripe.stripe.account.closeDispute(dispute, 'won')
    await send(caused('charge.dispute.closed'))
    expect([await statuses(), await due()]).toEqual([['paid', 'paid'], 0])
    expect((await heard()).slice(2)).toEqual([
      ['receipt.paid_by_card', 2, 5972],
      ['card_payment.dispute_won', 0, 5972],
      ['card_payment.to_return', 2, 5972],
    ])
  })

  it('is recorded as Stripe says it last, though an older answer arrives later', async () => {
    const { reference } = await paid()
    const dispute = stripe.stripe.account.dispute(reference)
    const created = caused('charge.dispute.created')
    const waits = Promise.withResolvers<void>()
    const hasRead = Promise.withResolvers<void>()
    let reads = 0
    portal.platform.payments = {
      ...stripe.provider,
      async readPayment(one) {
        const state = await stripe.provider.readPayment(one)
        reads += 1
        if (reads > 1) return state
        hasRead.resolve()
        await waits.promise
        return state
      },
    }
    const late = send(created)
    await hasRead.promise
    await send(created)
    stripe.stripe.account.closeDispute(dispute, 'won')
    await send(caused('charge.dispute.closed'))
    waits.resolve()
    expect(await late).toBe(204)
    expect([await statuses(), await due()]).toEqual([['paid', 'paid'], 0])
    expect((await heard()).map(([event]) => event)).toEqual([
      'receipt.paid_by_card',
      'card_payment.disputed',
      'card_payment.dispute_won',
    ])
  })
})
