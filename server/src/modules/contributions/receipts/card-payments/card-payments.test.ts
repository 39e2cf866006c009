import { type CardPayment, payByCard } from '@coussinet/contract/receipts.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aReceipt } from '../../tests/a-receipt.ts'
import { cardDesk } from '../../tests/card-desk.ts'

const portal = portalForTests()
let desk: ReturnType<typeof cardDesk>
let sophie: TestMember
let september: string
let october: string

beforeEach(async () => {
  desk = cardDesk(portal)
  sophie = await aMember(portal)
  september = await aReceipt(portal, sophie, { month: '2026-09', amount_cents: 3482 })
  october = await aReceipt(portal, sophie, { month: '2026-10', amount_cents: 2490 })
})

const openOnes = async () =>
  (
    await portal.db
      .selectFrom('card_payments')
      .select('card_payment_id')
      .where('member_id', '=', sophie.member_id)
      .where('status', '=', 'open')
      .execute()
  ).length
const atProvider = async ({ href }: CardPayment) =>
  portal.db
    .selectFrom('demo_card_payments')
    .selectAll()
    .where('provider_reference', '=', href.split('/').at(-1) ?? '')
    .executeTakeFirstOrThrow()

describe('a payment by card', () => {
  it('[FIX-02] begins on the provider’s page, with the sum that the server makes', async () => {
    const { status, body } = await desk.open(sophie, [october, september, october])
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      receipt_ids: [september, october].toSorted(),
      amount_cents: 5972,
      status: 'open',
      href: expect.stringMatching(/^\/demo\/card-payment\/[0-9a-f-]{36}$/),
    })
    expect(await atProvider(body)).toMatchObject({
      amount_cents: 5972,
      description: 'Coussinet – 2 cotisations',
      return_path: `/profile/receipts?payment=${body.id}`,
    })
  })

  it('[FIX-02] of one contribution leads back to its page, in the member’s language', async () => {
    const giulia = await aMember(portal, { locale: 'it', country: 'IT' })
    const receipt = await aReceipt(portal, giulia, { month: '2026-10' })
    const { body } = await desk.open(giulia, [receipt])
    expect(await atProvider(body)).toMatchObject({
      language: 'it',
      description: 'Coussinet – Premio di ottobre 2026',
      return_path: `/profile/receipts/${receipt}?payment=${body.id}`,
    })
  })

  it.each([
    ['paid', { status: 'paid' as const }],
    ['upcoming', { status: 'upcoming' as const }],
  ])('is refused for a contribution that is %s', async (_case, spec) => {
    const receipt = await aReceipt(portal, sophie, { month: '2026-08', ...spec })
    expect((await desk.open(sophie, [september, receipt])).problem).toMatchObject({ status: 409, code: 'conflict' })
    expect(await openOnes()).toBe(0)
  })

  it('[FIX-02] knows a contribution by one name: its id in capitals is not found, and pays nothing twice', async () => {
    await desk.open(sophie, [september])
    expect((await desk.open(sophie, [september.toUpperCase()])).problem?.code).toBe('not_found')
    expect((await desk.open(sophie, [september, september.toUpperCase()])).problem?.code).toBe('not_found')
    expect(await openOnes()).toBe(1)
  })

  it('takes ids and nothing else: no amount, no card number', async () => {
    for (const raw_body of [
      {},
      { receipt_ids: [] },
      { receipt_ids: [september], amount_cents: 1 },
      { receipt_ids: [september], card_number: '4242424242424242' },
    ])
      expect((await portal.call(payByCard, { as: sophie, raw_body: JSON.stringify(raw_body) })).status).toBe(422)
  })

  it('[SEC-20] of another member’s contribution is not found, like one that does not exist', async () => {
    const theirs = await aReceipt(portal, await aMember(portal))
    const said = async (id: string) => {
      const { status, problem } = await desk.open(sophie, [september, id])
      return { status, problem: { ...problem, request_id: '' } }
    }
    const unknown = await said(newId())
    expect(unknown.status).toBe(404)
    expect(await said(theirs)).toEqual(unknown)
    expect(await said('not-an-id')).toEqual(unknown)
  })

  it('[SEC-19] [SEC-23] needs a session, the permission, and to come from the portal', async () => {
    const body = { receipt_ids: [september] }
    expect((await portal.call(payByCard, { body })).status).toBe(401)
    const without = await aMember(portal, { permissions: ['receipts:read', 'payment-methods:read'] })
    expect((await desk.open(without, [september])).problem).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await desk.open(sophie, [september], { origin: 'https://elsewhere.example' })).problem).toMatchObject({
      status: 403,
      code: 'csrf_failed',
    })
  })

  it('cannot be begun on a portal without a provider, or when it does not answer', async () => {
    const failing = () => Promise.reject(new Error('down'))
    for (const payments of [
      null,
      {
        openPayment: failing,
        readPayment: failing,
        closePayment: failing,
        openRegistration: failing,
        cardOf: failing,
        probe: failing,
        notices: null,
      },
    ]) {
      portal.platform.payments = payments
      expect((await desk.open(sophie, [september])).problem).toMatchObject({ status: 503, code: 'unavailable' })
    }
    expect(await openOnes()).toBe(0)
  })
})

describe('one payment at a time', () => {
  it('gives the open one back when the same is asked again', async () => {
    const [first, again] = [
      await desk.open(sophie, [september, october]),
      await desk.open(sophie, [october, september]),
    ]
    expect(again.body).toEqual(first.body)
    expect(await openOnes()).toBe(1)
  })

  it('[REL-03] answers a repeated key with the first answer, and another content with a refusal', async () => {
    const headers = { 'idempotency-key': newId() }
    const [first, again] = [
      await desk.open(sophie, [september], headers),
      await desk.open(sophie, [september], headers),
    ]
    expect(again.body).toEqual(first.body)
    expect((await desk.open(sophie, [october], headers)).problem).toMatchObject({
      status: 422,
      code: 'idempotency_mismatch',
    })
    const opened = await portal.db
      .selectFrom('demo_card_payments')
      .select('provider_reference')
      .where('return_path', 'like', `%${september}%`)
      .execute()
    expect(opened).toHaveLength(1)
  })

  it('[REL-03] opens one however many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.open(sophie, [september])))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(await openOnes()).toBe(1)
  })

  it('ends an older one that shares a contribution, on the provider’s page too', async () => {
    const { body: older } = await desk.open(sophie, [september])
    const { status, body } = await desk.open(sophie, [september, october])
    expect(status).toBe(201)
    expect((await desk.look(sophie, older.id)).body.status).toBe('abandoned')
    expect((await atProvider(older)).outcome).toBe('abandoned')
    await desk.decide(older, 'paid')
    expect((await desk.look(sophie, older.id)).body.status).toBe('abandoned')
    expect((await desk.look(sophie, body.id)).body.status).toBe('open')
  })

  it('settles the older one when the card was faster, so that nothing is paid twice', async () => {
    const { body: older } = await desk.open(sophie, [september])
    await desk.decide(older, 'paid')
    expect((await desk.open(sophie, [september, october])).problem).toMatchObject({ status: 409 })
    expect((await desk.look(sophie, older.id)).body.status).toBe('paid')
    expect((await desk.open(sophie, [october])).body.amount_cents).toBe(2490)
  })

  it('begins anew after a refusal', async () => {
    const { body: refused } = await desk.open(sophie, [september])
    await desk.decide(refused, 'refused')
    const { body } = await desk.open(sophie, [september])
    expect(body.id).not.toBe(refused.id)
    expect((await desk.look(sophie, refused.id)).body.status).toBe('refused')
  })
})
