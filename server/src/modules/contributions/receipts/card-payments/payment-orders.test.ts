import { afterAll, beforeAll, expect, it } from 'vitest'
import { createUnit } from '#modules/notifications/notifications.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { atDepth } from '#testing/depth.ts'
import { heardEvents } from '#testing/outgoing/heard-events.ts'
import { startPortal, type TestPortal } from '#testing/start-portal.ts'
import { aReceipt } from '../../tests/a-receipt.ts'
import { cardDesk } from '../../tests/card-desk.ts'
import { type StripeDesk, stripeDesk } from '../../tests/provider-desk.ts'
import { collectDebit } from '../collect.ts'
import { readCardPayment, settleOpenPayments } from './card-payments.ts'

const amount_cents = 3482
const start = new Date('2026-11-20T10:00:00Z')
const acts = ['pay', 'webhook', 'return', 'job', 'expiry', 'debit', 'refund', 'dispute', 'won'] as const
type Act = (typeof acts)[number]

/**
 * Orders of distinct acts, up to a length, that can happen: nothing goes back before it was paid; without a payment,
 * short ones.
 */
function ordersUpTo(length: number): Act[][] {
  const longer = (order: Act[]): Act[][] =>
    order.length === length
      ? [order]
      : [
          order,
          ...acts
            .filter((act) => !order.includes(act) && canFollow(order, act))
            .flatMap((act) => longer([...order, act])),
        ]
  return longer([]).filter((order) => order.length > 0 && (order.includes('pay') || order.length < 3))
}

function canFollow(order: readonly Act[], act: Act): boolean {
  const wasPaid = order.includes('pay')
  if (act === 'pay') return !order.includes('expiry')
  if (act === 'won') return order.includes('dispute')
  return act === 'refund' || act === 'dispute' ? wasPaid : true
}

let portal: TestPortal
let stripe: StripeDesk
let desk: ReturnType<typeof cardDesk>
beforeAll(async () => {
  portal = await startPortal()
  stripe = await stripeDesk(portal)
  desk = cardDesk(portal)
  portal.platform.payments = stripe.provider
})
afterAll(async () => {
  await stripe.close()
  await portal.close()
})

type Payment = { id: string; reference: string; receipt_id: string; member: TestMember }

async function open(): Promise<Payment> {
  portal.clock.set(start)
  stripe.stripe.account.events.length = 0
  const member = await aMember(portal)
  const receipt_id = await aReceipt(portal, member, { amount_cents })
  const { body } = await desk.open(member, [receipt_id])
  const { provider_reference: reference } = await portal.db
    .selectFrom('card_payments')
    .select('provider_reference')
    .where('member_id', '=', member.member_id)
    .executeTakeFirstOrThrow()
  return { id: body.id, reference, receipt_id, member }
}

/** Sends every event so far, the newest first, each twice: Stripe promises no order, and at least one delivery. */
async function deliver(): Promise<void> {
  for (const event of stripe.stripe.account.events.toReversed())
    for (const { body, headers } of [stripe.stripe.sign(event), stripe.stripe.sign(event)]) {
      const { statusCode } = await portal.app.inject({
        method: 'POST',
        url: '/api/payments/stripe/events',
        headers,
        payload: body,
      })
      expect(statusCode).toBe(204)
    }
}

function debit({ member, receipt_id }: Payment): Promise<void> {
  const { member_id } = member
  return inTransaction(portal.db, (db) =>
    collectDebit(createUnit(db, portal.platform, { member_id, actor: 'insurer' }), portal.platform, {
      receipt_id,
      means: 'bank_account',
      on: '2026-11-20',
    }),
  )
}

async function perform(act: Act, payment: Payment): Promise<void> {
  const { account } = stripe.stripe
  const { reference, id, member } = payment
  switch (act) {
    case 'pay':
      return account.pay(reference)
    case 'webhook':
      return deliver()
    case 'return':
      return void (await readCardPayment(portal.platform, member.member_id, id))
    case 'job':
      return settleOpenPayments(portal.platform)
    case 'expiry':
      portal.clock.set(new Date(start.getTime() + 61 * 60_000))
      return settleOpenPayments(portal.platform)
    case 'debit':
      return debit(payment)
    case 'refund':
      return void account.refund(reference, 1000)
    case 'dispute':
      return void account.dispute(reference, amount_cents)
    case 'won':
      for (const dispute of account.disputes.filter(({ status }) => status === 'needs_response'))
        account.closeDispute(dispute, 'won')
  }
}

async function findFacts({ member, receipt_id, id, reference }: Payment) {
  const { member_id } = member
  const { db } = portal
  const receipt = await db
    .selectFrom('receipts')
    .select('status')
    .where('member_id', '=', member_id)
    .where('receipt_id', '=', receipt_id)
    .executeTakeFirstOrThrow()
  const attempts = await db
    .selectFrom('receipt_attempts')
    .select(['means', 'outcome'])
    .where('member_id', '=', member_id)
    .where('outcome', '=', 'paid')
    .execute()
  const contract = await db
    .selectFrom('contracts')
    .select('amount_due_cents')
    .where('member_id', '=', member_id)
    .executeTakeFirstOrThrow()
  const row = await db
    .selectFrom('card_payments')
    .select(['status', 'refunded_cents', 'disputed_cents'])
    .where('member_id', '=', member_id)
    .where('card_payment_id', '=', id)
    .executeTakeFirstOrThrow()
  const told = await db.selectFrom('notifications').select('kind').where('member_id', '=', member_id).execute()
  const state = await stripe.provider.readPayment(reference)
  const events = await heardEvents(portal, member_id)
  return { receipt, attempts, contract, row, state, events, kinds: told.map(({ kind }) => kind) }
}

/** Compares what the portal recorded with what happened at the provider, whatever the order was. */
async function check(order: readonly Act[], payment: Payment): Promise<void> {
  const { receipt, attempts, contract, row, state, events, kinds } = await findFacts(payment)
  const count = (name: string) => events.filter(({ event }) => event === name).length
  const isPaid = state.outcome === 'paid'
  const byDebit = attempts.filter(({ means }) => means === 'bank_account').length
  const byCard = attempts.filter(({ means }) => means === 'card').length
  const isDisputed = state.disputed_cents > 0
  const disputes = count('card_payment.disputed')
  const wins = count('card_payment.dispute_won')
  const name = order.join(' → ')
  const said = {
    order: name,
    status: row.status,
    refunded_cents: row.refunded_cents,
    disputed_cents: row.disputed_cents,
    receipt: receipt.status,
    due: contract.amount_due_cents,
    refunds: count('card_payment.refunded'),
    open_disputes: disputes - wins,
    // Money of the card that the insurer heard of, once each: paid or to return, less what the bank took back.
    heard: events.reduce((sum, { event }, at) => {
      const isIncome =
        event === 'receipt.paid_by_card' ||
        event === 'card_payment.dispute_won' ||
        (event === 'card_payment.to_return' && events[at - 1]?.event !== 'card_payment.dispute_won')
      return sum + (isIncome ? amount_cents : event === 'card_payment.disputed' ? -amount_cents : 0)
    }, 0),
  }
  const keeps = byDebit > 0 || (isPaid && !isDisputed)
  expect(said).toEqual({
    order: name,
    status: isPaid ? 'paid' : 'abandoned',
    refunded_cents: state.refunded_cents,
    disputed_cents: state.disputed_cents,
    receipt: keeps ? 'paid' : 'declined',
    due: keeps ? 0 : amount_cents,
    refunds: state.refunded_cents > 0 ? 1 : 0,
    open_disputes: isDisputed ? 1 : 0,
    heard: isPaid ? amount_cents - state.disputed_cents : 0,
  })
  expect([
    name,
    count('receipt.paid_by_card') <= 1,
    count('card_payment.to_return') <= 1,
    disputes <= 1 && wins <= 1,
    byDebit <= 1,
    byCard <= count('receipt.paid_by_card') + wins,
    events.every(({ amount_cents: cents }) => cents === amount_cents),
    kinds.filter((kind) => kind === 'contribution_paid').length === count('receipt.paid_by_card'),
    kinds.filter((kind) => kind === 'card_payment_refunded').length === count('card_payment.refunded'),
  ]).toEqual([name, ...Array.from({ length: 8 }, () => true)])
}

const orders = ordersUpTo(atDepth(3, 4))

it(`[GO-10] [FIX-02] in ${orders.length} orders of what can happen to a payment it is paid once, to the cent, and told once`, async () => {
  expect(orders.length).toBeGreaterThan(100)
  for (const order of orders) {
    const payment = await open()
    for (const act of order) await perform(act, payment)
    // In the end all that Stripe tried to say has arrived, and the hour is over.
    for (const act of ['webhook', 'return', 'expiry', 'webhook', 'return'] as const) await perform(act, payment)
    await check(order, payment)
  }
}, 600_000)

it('[GO-10] [FIX-02] at the same moment, return, job, events and a debit pay once', async () => {
  for (let round = 0; round < atDepth(5, 40); round += 1) {
    const payment = await open()
    await perform('pay', payment)
    const all: Act[] = ['webhook', 'return', 'job', 'debit', 'webhook', 'return', 'job']
    await Promise.all(all.map((act) => perform(act, payment)))
    await perform('webhook', payment)
    expect(stripe.stripe.account.events.length).toBeGreaterThan(0)
    await check(all, payment)
  }
})
