import { getMe } from '@coussinet/contract/profile.ts'
import { getReceipt, listReceipts } from '@coussinet/contract/receipts.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { formulaTerms } from '#modules/policy/animals/formulas.ts'
import { findContractCover } from '#modules/refunds/cover/assessment/animal-cover.ts'
import { dropReason } from '#modules/refunds/cover/rules/refund-amount.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember, changeContractRow } from '#testing/a-member.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { heardEvents } from '#testing/outgoing/heard-events.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aReceipt, suspendCover } from '../../tests/a-receipt.ts'
import { cardDesk } from '../../tests/card-desk.ts'
import { settleOpenPayments } from './card-payments.ts'

const portal = portalForTests()
let desk: ReturnType<typeof cardDesk>
let sophie: TestMember
let receipts: string[]

beforeAll(async () => {
  desk = cardDesk(portal)
})
beforeEach(async () => {
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  sophie = await aMember(portal, { effective_date: '2025-01-15' })
  // These tests let more time pass than an access token lives.
  await portal.db
    .updateTable('access_tokens')
    .set({ expires_at: new Date('2027-01-01') })
    .where('member_id', '=', sophie.member_id)
    .execute()
  receipts = [
    await aReceipt(portal, sophie, { month: '2026-09' }),
    await aReceipt(portal, sophie, { month: '2026-10' }),
    await aReceipt(portal, sophie, { month: '2026-11', next_attempt_on: '2026-11-26' }),
  ]
})

const contractNow = async () => (await portal.call(getMe, { as: sophie })).body.contract
const detail = async (id = '') => (await portal.call(getReceipt, { as: sophie, params: { id } })).body
const own = (table: 'notifications' | 'suspensions') =>
  portal.db.selectFrom(table).selectAll().where('member_id', '=', sophie.member_id).execute()
const audited = async () => (await auditLines(portal, sophie.member_id, ['action'])).map(({ action }) => action)
const eventsOf = async (event: string) =>
  (await heardEvents(portal, sophie.member_id)).filter((one) => one.event === event)

describe('a payment that went through', () => {
  it('[FIX-02] pays its contributions today, by card, and nothing is asked of the bank any more', async () => {
    const [, , november = ''] = receipts
    const { status } = await desk.pay(sophie, [november])
    expect(status).toBe('paid')
    expect(await detail(november)).toMatchObject({
      status: 'paid',
      payment_date: '2026-11-20',
      decline_code: null,
      next_attempt_on: null,
      cover: null,
    })
    expect((await detail(november)).attempts).toEqual([
      { on: '2026-11-05', means: 'bank_account', outcome: 'declined', decline_code: 'AM04' },
      { on: '2026-11-20', means: 'card', outcome: 'paid', decline_code: null },
    ])
    expect((await contractNow())?.amount_due_cents).toBe(2 * 3482)
    expect(
      (await portal.call(listReceipts, { as: sophie })).body.data.filter(({ payment_date }) => payment_date === null),
    ).toHaveLength(2)
  })

  it('[FIX-02] tells the member, the log and the insurer, once each', async () => {
    const payment = await desk.pay(sophie, receipts)
    await desk.look(sophie, payment.id)
    expect((await own('notifications')).map((row) => ('kind' in row ? [row.kind, row.params] : null))).toEqual([
      ['contribution_paid', { amount_cents: 10_446 }],
    ])
    expect((await audited()).filter((action) => action.includes('paid'))).toEqual(['receipts.paid_by_card'])
    const [mail, ...others] = await sentMails(portal, sophie.member_id)
    expect(others).toEqual([])
    expect(mail?.letter).toMatchObject({
      subject: 'Votre paiement est bien arrivé',
      facts: [
        { label: 'Cotisation de septembre 2026', value: '34,82\u00a0€' },
        { label: 'Cotisation d’octobre 2026' },
        { label: 'Cotisation de novembre 2026' },
      ],
    })
    expect(await eventsOf('receipt.paid_by_card')).toEqual([
      expect.objectContaining({
        card_payment_id: payment.id,
        receipt_ids: expect.arrayContaining(receipts),
        amount_cents: 10_446,
        paid_on: '2026-11-20',
      }),
    ])
    expect(await eventsOf('card_payment.to_return')).toEqual([])
  })

  it('[FIX-02] leaves due what is declined still, though the insurer’s books counted the payment before', async () => {
    await suspendCover(portal, sophie, '2026-10-28')
    await changeContractRow(portal, sophie.member_id, { amount_due_cents: 3482 })
    await desk.pay(sophie, receipts.slice(0, 2))
    expect(await contractNow()).toMatchObject({ status: 'suspended', amount_due_cents: 3482 })
    const [mail] = await sentMails(portal, sophie.member_id)
    expect(mail?.letter.paragraphs.join(' ')).not.toContain('Plus rien n’est dû')
    await desk.pay(sophie, receipts.slice(2))
    expect((await contractNow())?.amount_due_cents).toBe(0)
  })

  it('[FIX-03] [FIX-02] brings a suspended cover back on the day of the law, for the contract and for refunds alike', async () => {
    await suspendCover(portal, sophie, '2026-10-28')
    await desk.pay(sophie, receipts.slice(0, 2))
    expect(await contractNow())?.toMatchObject({
      status: 'suspended',
      suspended_since: '2026-10-28',
      amount_due_cents: 3482,
    })
    await desk.pay(sophie, receipts.slice(2))
    expect(await contractNow())?.toMatchObject({
      status: 'suspended',
      suspended_since: '2026-10-28',
      amount_due_cents: 0,
    })
    const contract = await findContractCover(portal.db, sophie.member_id)
    expect(contract.suspensions).toEqual([{ from: '2026-10-28', to: '2026-11-20' }])
    const careOn = (care_date: string) =>
      dropReason(
        {
          formula: formulaTerms('integrale'),
          cover_start: '2025-01-15',
          contract,
          care_date,
          cause: 'accident',
          first_symptoms_on: null,
        },
        'care',
        null,
      )
    expect([careOn('2026-10-27'), careOn('2026-10-28'), careOn('2026-11-20'), careOn('2026-11-21')]).toEqual([
      null,
      'cover_suspended',
      'cover_suspended',
      null,
    ])
    portal.clock.set(new Date('2026-11-20T22:59:00Z'))
    expect((await contractNow())?.status).toBe('suspended')
    portal.clock.set(new Date('2026-11-20T23:00:00Z'))
    expect(await contractNow())?.toMatchObject({
      status: 'active',
      suspended_since: null,
      suspends_on: null,
      amount_due_cents: 0,
    })
    expect((await sentMails(portal, sophie.member_id)).at(-1)?.letter.paragraphs).toContain(
      'Plus rien n’est dû : vos garanties reprennent le 21 novembre 2026 à midi.',
    )
  })

  it('[FIX-02] settled by twenty at once and once more is paid once', async () => {
    const { body: payment } = await desk.open(sophie, receipts)
    await desk.decide(payment, 'paid')
    const answers = await Promise.all(Array.from({ length: 20 }, () => desk.look(sophie, payment.id)))
    expect(new Set(answers.map(({ body }) => body.status))).toEqual(new Set(['paid']))
    await settleOpenPayments(portal.platform)
    expect((await detail(receipts[0])).attempts).toHaveLength(2)
    expect(await own('notifications')).toHaveLength(1)
    expect((await contractNow())?.amount_due_cents).toBe(0)
    expect(await eventsOf('receipt.paid_by_card')).toHaveLength(1)
  })

  it('[FIX-02] does not mark what a debit paid meanwhile: that money goes back', async () => {
    const [september = '', october = ''] = receipts
    const { body: payment } = await desk.open(sophie, [september, october])
    await portal.db
      .updateTable('receipts')
      .set({ status: 'paid', payment_date: '2026-11-19', decline_code: null })
      .where('member_id', '=', sophie.member_id)
      .where('receipt_id', '=', september)
      .execute()
    await changeContractRow(portal, sophie.member_id, { amount_due_cents: 2 * 3482 })
    await desk.decide(payment, 'paid')
    expect((await desk.look(sophie, payment.id)).body.status).toBe('paid')
    expect(await detail(september)).toMatchObject({ payment_date: '2026-11-19', attempts: [expect.anything()] })
    expect(await detail(october)).toMatchObject({ payment_date: '2026-11-20' })
    expect((await contractNow())?.amount_due_cents).toBe(3482)
    expect(await eventsOf('card_payment.to_return')).toEqual([
      expect.objectContaining({ receipt_ids: [september], amount_cents: 3482 }),
    ])
    expect(await eventsOf('receipt.paid_by_card')).toEqual([
      expect.objectContaining({ receipt_ids: [october], amount_cents: 3482 }),
    ])
  })
})

describe('[GO-10] [FIX-02] a contribution whose amount changed while the page was open', () => {
  const setAmount = (id: string, amount_cents: number) =>
    portal.db
      .updateTable('receipts')
      .set({ amount_cents })
      .where('member_id', '=', sophie.member_id)
      .where('receipt_id', '=', id)
      .execute()
  const reported = async () =>
    (await heardEvents(portal, sophie.member_id)).map(({ event, receipt_ids, amount_cents }) => [
      event,
      receipt_ids,
      amount_cents,
    ])

  it('is not paid with less money than it costs: that money goes back', async () => {
    const [september = ''] = receipts
    const { body: payment } = await desk.open(sophie, [september])
    await setAmount(september, 3983)
    await desk.decide(payment, 'paid')
    expect((await desk.look(sophie, payment.id)).body.status).toBe('paid')
    expect(await detail(september)).toMatchObject({ status: 'declined', attempts: [expect.anything()] })
    expect((await contractNow())?.amount_due_cents).toBe(10_446)
    expect(await reported()).toEqual([['card_payment.to_return', [september], 3482]])
    expect(await own('notifications')).toEqual([])
  })

  it('leaves the others of the payment paid, as far as the money reaches', async () => {
    const [september = '', october = ''] = receipts
    const { body: payment } = await desk.open(sophie, [september, october])
    await setAmount(september, 3400)
    await setAmount(october, 3983)
    await desk.decide(payment, 'paid')
    await desk.look(sophie, payment.id)
    expect([(await detail(september)).status, (await detail(october)).status]).toEqual(['paid', 'declined'])
    expect(await reported()).toEqual([
      ['receipt.paid_by_card', [september], 3400],
      ['card_payment.to_return', [october], 3564],
    ])
  })

  it('opens a new page at the present amount, and closes the old one', async () => {
    const [september = ''] = receipts
    const { body: older } = await desk.open(sophie, [september])
    await setAmount(september, 3983)
    const { body } = await desk.open(sophie, [september])
    expect([body.amount_cents, body.id === older.id]).toEqual([3983, false])
    expect((await desk.look(sophie, older.id)).body.status).toBe('abandoned')
    await desk.decide(older, 'paid')
    expect((await desk.look(sophie, older.id)).body.status).toBe('abandoned')
    expect((await detail(september)).status).toBe('declined')
  })
})

describe('a payment that did not go through', () => {
  it.each(['refused', 'abandoned'] as const)('[FIX-02] %s, leaves everything due', async (outcome) => {
    const { body: payment } = await desk.open(sophie, receipts)
    await desk.decide(payment, outcome)
    expect((await desk.look(sophie, payment.id)).body.status).toBe(outcome)
    expect(await detail(receipts[2])).toMatchObject({
      status: 'declined',
      decline_code: 'AM04',
      next_attempt_on: '2026-11-26',
    })
    expect((await contractNow())?.amount_due_cents).toBe(10_446)
    expect(await own('notifications')).toEqual([])
    expect(await sentMails(portal, sophie.member_id)).toEqual([])
    expect(await audited()).toContain(`card_payment.${outcome}`)
  })

  it('stays open while the provider does not answer, and is asked again', async () => {
    const { body: payment } = await desk.open(sophie, receipts)
    const { payments } = portal.platform
    const failing = () => Promise.reject(new Error('down'))
    portal.platform.payments = {
      openPayment: failing,
      readPayment: failing,
      closePayment: failing,
      openRegistration: failing,
      cardOf: failing,
      probe: failing,
      notices: null,
    }
    expect((await desk.look(sophie, payment.id)).body.status).toBe('open')
    await settleOpenPayments(portal.platform)
    portal.platform.payments = payments
    await desk.decide(payment, 'paid')
    expect((await desk.look(sophie, payment.id)).body.status).toBe('paid')
  })

  it('[FIX-02] is settled without the member’s return, and over after an hour', async () => {
    const { body: paid } = await desk.open(sophie, receipts.slice(0, 1))
    await desk.decide(paid, 'paid')
    const { body: left } = await desk.open(sophie, receipts.slice(1))
    await settleOpenPayments(portal.platform)
    expect((await detail(receipts[0])).status).toBe('paid')
    portal.clock.advance({ minutes: 59 })
    await settleOpenPayments(portal.platform)
    expect((await desk.look(sophie, left.id)).body.status).toBe('open')
    portal.clock.advance({ minutes: 1 })
    await settleOpenPayments(portal.platform)
    const { status } = await portal.db
      .selectFrom('card_payments')
      .select('status')
      .where('member_id', '=', sophie.member_id)
      .where('card_payment_id', '=', left.id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('abandoned')
    await desk.decide(left, 'paid')
    expect((await desk.look(sophie, left.id)).body.status).toBe('abandoned')
    expect((await detail(receipts[1])).status).toBe('declined')
  })
})

it('[SEC-20] [SEC-19] [SEC-23] another member’s payment is not found, like one that does not exist', async () => {
  const { body: payment } = await desk.open(sophie, receipts)
  const other = await aMember(portal)
  const said = async (id: string) => {
    const { status, problem } = await desk.look(other, id)
    return { status, problem: { ...problem, request_id: '' } }
  }
  const unknown = await said(newId())
  expect(unknown.status).toBe(404)
  expect(await said(payment.id)).toEqual(unknown)
  expect(await said('not-an-id')).toEqual(unknown)
  const without = await aMember(portal, { permissions: ['receipts:read'] })
  expect((await desk.look(without, payment.id)).status).toBe(403)
})
