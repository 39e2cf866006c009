import { getPaymentMethods, openCardRegistration, registerCard } from '@coussinet/contract/payment-methods.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chooseCard, type CardChoice } from '#modules/demo/card-payment/registration/sandbox-cards.ts'
import { sandboxProvider } from '#modules/demo/card-payment/sandbox-provider.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember, openMemberSession, changeContractRow } from '#testing/a-member.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { writtenNotifications } from '#testing/outgoing/written-notifications.ts'
import { portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })
let member: TestMember
beforeAll(async () => {
  portal.platform.payments = sandboxProvider(portal.platform)
})
beforeEach(async () => {
  member = await aMember(portal)
})

const open = (as = member) => portal.call(openCardRegistration, { as })
const register = (provider_token: string, as = member, headers: Record<string, string> = {}) =>
  portal.call(registerCard, { as, body: { provider_token }, headers })
const debitOf = async (as = member) => (await portal.call(getPaymentMethods, { as })).body.debit
const cardsOf = ({ member_id }: TestMember) =>
  portal.db
    .selectFrom('payment_cards')
    .select(['last4', 'ended_at', 'provider_token'])
    .where('member_id', '=', member_id)
    .orderBy('created_at')
    .orderBy('last4')
    .execute()
const auditOf = async ({ member_id }: TestMember) => {
  const rows = await auditLines(portal, member_id, ['details'], 'card.registered')
  return rows.map(({ details }) => details)
}

async function tokenOf(choice: CardChoice, as = member): Promise<string> {
  const { body } = await open(as)
  const path =
    (await chooseCard(portal.db, body.href.slice(body.href.lastIndexOf('/') + 1), choice, portal.clock.now())) ?? ''
  return new URL(path, 'http://localhost').searchParams.get('token') ?? ''
}

async function aMandate({ member_id }: TestMember): Promise<string> {
  const mandate_id = newId()
  const home = { line1: '27 RUE DES TILLEULS', postal_code: '69003', city: 'LYON', country: 'FR' }
  const at = new Date('2026-07-12T10:00:00Z')
  await portal.db
    .insertInto('mandates')
    .values({
      ...home,
      member_id,
      mandate_id,
      umr: 'CSN-412703584-002',
      status: 'active',
      holder: 'HELENE CARPENTIER',
      iban: 'FR3999910000170000412703A23',
      signed_at: at,
      created_at: at,
    })
    .execute()
  return mandate_id
}

describe('a card', () => {
  it('[PAY-08] is chosen on the provider’s page, and debited from then on', async () => {
    const { status, body } = await open()
    expect([status, body.href]).toEqual([201, expect.stringMatching(/^\/demo\/card-registration\/[\da-f-]{36}$/)])
    const answer = await register(await tokenOf('visa'))
    expect(answer.status).toBe(200)
    expect(answer.body.debit).toEqual({ kind: 'card', brand: 'visa', last4: '4242', expires: '2030-01' })
    expect(await debitOf()).toEqual(answer.body.debit)
    expect(await auditOf(member)).toEqual([
      {
        detail: 'Visa\u00a0••••\u00a04242',
        brand: 'visa',
        last4: '4242',
        expires: '2030-01',
        revoked_mandate_id: null,
      },
    ])
  })

  it('[PAY-08] ends the mandate, and the card before it, in the same step', async () => {
    const mandate_id = await aMandate(member)
    await register(await tokenOf('visa'))
    const mandate = await portal.db
      .selectFrom('mandates')
      .select(['status', 'ended_at'])
      .where('member_id', '=', member.member_id)
      .executeTakeFirstOrThrow()
    expect(mandate).toEqual({ status: 'revoked', ended_at: portal.clock.now() })
    expect(await auditOf(member)).toMatchObject([{ revoked_mandate_id: mandate_id }])
    portal.clock.advance({ minutes: 1 })
    await register(await tokenOf('mastercard'))
    expect(await debitOf()).toMatchObject({ brand: 'mastercard', expires: '2026-12' })
    expect((await cardsOf(member)).map(({ last4, ended_at }) => [last4, ended_at !== null])).toEqual([
      ['4242', true],
      ['5454', false],
    ])
  })

  it('[PAY-08] [PAY-10] is told with the mandate that it ends, then with the card, and makes a notification', async () => {
    await aMandate(member)
    await register(await tokenOf('visa'))
    portal.clock.advance({ minutes: 1 })
    await register(await tokenOf('mastercard'))
    const [first, second] = (await sentMails(portal, member.member_id)).map(({ letter }) => letter)
    expect(first?.paragraphs).toEqual([
      'Vos prochaines cotisations seront débitées de cette carte. Le mandat CSN-412703584-002 sur le compte FR39\u00a0••••\u00a03A23 a pris fin.',
    ])
    expect(first?.facts?.slice(1)).toEqual([{ label: 'Carte', value: 'Visa\u00a0••••\u00a04242' }])
    expect(second?.paragraphs).toEqual(['Vos prochaines cotisations seront débitées de cette carte.'])
    expect(second?.facts?.slice(1)).toEqual([
      { label: 'Carte', value: 'Mastercard\u00a0••••\u00a05454' },
      { label: 'Ancien moyen de paiement', value: 'Visa\u00a0••••\u00a04242' },
    ])
    const told = await writtenNotifications(portal, member.member_id, ['kind', 'params'])
    expect(told).toEqual([
      { kind: 'card_registered', params: { card: 'Visa\u00a0••••\u00a04242' } },
      { kind: 'card_registered', params: { card: 'Mastercard\u00a0••••\u00a05454' } },
    ])
  })

  it('[PAY-08] is registered once, however often its token comes', async () => {
    const token = await tokenOf('visa')
    const key = { 'idempotency-key': 'card-1' }
    const answers = await Promise.all([
      register(token),
      register(token),
      register(token, member, { 'idempotency-key': 'card-2' }),
    ])
    const later = [await register(token), await register(token, member, key), await register(token, member, key)]
    for (const { status, body } of [...answers, ...later])
      expect([status, body.debit]).toMatchObject([200, { last4: '4242' }])
    expect(await cardsOf(member)).toHaveLength(1)
    expect(await auditOf(member)).toHaveLength(1)
    const mails = await sentMails(portal, member.member_id)
    expect(mails.filter(({ letter }) => JSON.stringify(letter).includes('Visa\u00a0••••\u00a04242'))).toHaveLength(1)
  })

  it('[PAY-08] leaves what is debited as it was when the token is no good', async () => {
    const mandate_id = await aMandate(member)
    for (const token of ['nonsense', await tokenOf('visa', await aMember(portal))])
      expect((await register(token)).problem).toMatchObject({ status: 422, errors: { provider_token: ['card_token'] } })
    expect((await register(await tokenOf('expired'))).problem).toMatchObject({
      status: 422,
      errors: { provider_token: ['card_expired'] },
    })
    expect((await register('')).problem).toMatchObject({ errors: { provider_token: ['required'] } })
    expect(await debitOf()).toMatchObject({ mandate_id })
    expect(await cardsOf(member)).toEqual([])
  })

  it('is not brought back by its token once another one has replaced it', async () => {
    const first = await tokenOf('visa')
    await register(first)
    await register(await tokenOf('mastercard'))
    expect((await register(first)).problem).toMatchObject({ status: 422, errors: { provider_token: ['card_token'] } })
    expect(await debitOf()).toMatchObject({ brand: 'mastercard' })
  })

  it('cannot be registered an hour later', async () => {
    const token = await tokenOf('visa')
    portal.clock.advance({ minutes: 60 })
    const { access_token } = await openMemberSession(portal, member.member_id)
    member = { ...member, access_token }
    expect((await register(token)).problem).toMatchObject({ status: 422, errors: { provider_token: ['card_token'] } })
    await open()
    const left = await portal.db
      .selectFrom('card_registrations')
      .select('card_registration_id')
      .where('member_id', '=', member.member_id)
      .execute()
    expect(left).toHaveLength(1)
  })
})

describe('registering', () => {
  it('refuses once the contract has ended', async () => {
    const gone = await aMember(portal, { effective_date: '2025-01-10', end_date: '2026-11-19' })
    expect((await open(gone)).problem).toMatchObject({ status: 409 })
    const ending = await aMember(portal)
    const token = await tokenOf('visa', ending)
    await changeContractRow(portal, ending.member_id, { status: 'terminated' })
    expect((await register(token, ending)).problem).toMatchObject({ status: 409 })
  })

  it('is not there without a provider, nor when it does not answer', async () => {
    const { payments } = portal.platform
    const token = await tokenOf('visa')
    expect((await portal.call(getPaymentMethods, { as: member })).body.takes_cards).toBe(true)
    portal.platform.payments = payments && {
      ...payments,
      openRegistration: () => Promise.reject(new Error('down')),
      cardOf: () => Promise.reject(new Error('down')),
    }
    expect([(await open()).status, (await register(token)).status]).toEqual([503, 503])
    portal.platform.payments = null
    expect([(await open()).status, (await register(token)).status]).toEqual([503, 503])
    expect((await portal.call(getPaymentMethods, { as: member })).body.takes_cards).toBe(false)
    portal.platform.payments = payments
    expect((await register(token)).status).toBe(200)
  })

  it('is begun at most twenty times an hour', async () => {
    for (let count = 0; count < 20; count += 1) expect((await open()).status).toBe(201)
    expect((await open()).problem).toMatchObject({ status: 429 })
  })

  it('[SEC-19] [SEC-23] needs a session and the permission', async () => {
    expect([
      (await portal.call(openCardRegistration)).status,
      (await portal.call(registerCard, { body: { provider_token: 'x' } })).status,
    ]).toEqual([401, 401])
    const reader = await aMember(portal, { permissions: ['payment-methods:read'] })
    expect([(await open(reader)).status, (await register('x', reader)).status]).toEqual([403, 403])
  })
})
