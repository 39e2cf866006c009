import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { putContract } from '@coussinet/contract/integration/upserts/contract.ts'
import { putMember } from '@coussinet/contract/integration/upserts/member.ts'
import { getPaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { liesAhead } from '#platform/upsert.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { openMemberSession } from '#testing/a-member.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'
import { aBroughtMember, newContract, newMember, testNevg } from '../tests/a-brought-member.ts'

const portal = portalForTests()
let as: SignedIn
beforeAll(async () => {
  as = await aMachine(portal, ['members:write'])
})

const put = async (number: string, body: object) => {
  const {
    status,
    body: answer,
    problem,
  } = await askMachine(portal, putContract, { as, params: { number }, raw_body: body })
  return [status, problem?.code ?? answer.result, ...(problem?.errors ? [problem.errors] : [])]
}
const [agricole, other] = ['FR7630006000011234567890189', 'FR7612548029980000000150086']
const held = {
  kind: 'bank_account',
  umr: 'ZC-M-1',
  iban: agricole,
  holder: 'HELENE CARPENTIER',
  signed_at: '2026-01-02T09:00:00Z',
}
/** A mandate is one member's: each test has its own. */
const heldAt = (number: string) => ({ ...held, umr: `${number}-M-1` })
const account = { iban: agricole, holder: 'HELENE CARPENTIER', given_at: '2026-01-02T09:00:00Z' }

describe('a contract that the insurer brings', () => {
  it('is what the member sees: its days, what is due, what is debited, where refunds go', async () => {
    const { nevg, member_id, number } = await aBroughtMember(portal, as)
    const whole = { nevg, amount_due_cents: 2490, debit: heldAt(number), refund_account: account }
    expect(await put(number, whole)).toEqual([200, 'changed'])
    expect(await put(number, whole)).toEqual([200, 'unchanged'])
    const session = await openMemberSession(portal, member_id)
    expect((await portal.call(getMe, { as: session })).body.contract).toMatchObject({
      number,
      status: 'active',
      effective_date: '2026-01-10',
      amount_due_cents: 2490,
    })
    const { body } = await portal.call(getPaymentMethods, { as: session })
    expect(body).toMatchObject({
      debit: { kind: 'bank_account', iban: 'FR76 **** **** 0189', umr: `${number}-M-1` },
      refund_account: { iban: 'FR76 **** **** 0189', held_until: null },
      due_day: 5,
    })
    // History is news to nobody.
    expect(await sentMails(portal, member_id)).toEqual([])
  })

  it('[PAY-01] has moments that are days alone, one of today too, though its first moment in UTC is still to come', async () => {
    const { nevg, number, member_id } = await aBroughtMember(portal, as)
    const now = portal.clock.now()
    const dayAhead = toLocalDay(new Date(now.getTime() + 86_400_000))
    const refund_account = { ...account, given_at: '2026-01-02' }
    expect(await put(number, { nevg, debit: { ...heldAt(number), signed_at: '2026-01-02' }, refund_account })).toEqual([
      200,
      'changed',
    ])
    const { signed_at } = await portal.db
      .selectFrom('mandates')
      .select('signed_at')
      .where('member_id', '=', member_id)
      .executeTakeFirstOrThrow()
    expect(signed_at?.toISOString()).toBe('2026-01-02T00:00:00.000Z')
    const another = { ...held, umr: `${number}-M-2` }
    expect(await put(number, { nevg, debit: { ...another, signed_at: dayAhead } })).toEqual([
      422,
      'validation_failed',
      { 'debit.signed_at': ['date_future'] },
    ])
    expect(liesAhead(new Date('2026-02-24T00:00:00Z'), new Date('2026-02-23T23:30:00Z'))).toBe(false)
    expect(liesAhead(new Date('2026-02-24T00:00:00Z'), new Date('2026-02-23T22:30:00Z'))).toBe(true)
    expect(liesAhead(new Date('2026-02-23T18:00:00Z'), new Date('2026-02-23T10:00:00Z'))).toBe(true)
  })

  it('is refused where it cannot be, at its field', async () => {
    const { nevg, number } = await aBroughtMember(portal, as)
    const refused = async (body: object) => (await put(number, { nevg, ...body })).at(-1)
    expect(await put('ZC-NEW', { nevg, ...newContract })).toEqual([409, 'conflict', { number: ['one_contract'] }])
    expect(await refused({ due_day: 28 })).toEqual({ due_day: ['due_day'] })
    expect(await refused({ status: 'terminated' })).toEqual({ end_date: ['required'] })
    expect(await refused({ end_date: '2025-12-01' })).toEqual({ end_date: ['date_order'] })
    expect(await refused({ status: 'suspended' })).toEqual({ suspensions: ['required'] })
    expect(await refused({ suspensions: [{ from_day: '2026-02-01', to_day: null }] })).toEqual({
      status: ['suspended'],
    })
    expect(
      await refused({
        suspensions: [
          { from_day: '2026-02-01', to_day: '2026-03-01' },
          { from_day: '2026-03-01', to_day: '2026-03-05' },
        ],
      }),
    ).toEqual({ suspensions: ['date_order'] })
    expect(await refused({ debit: { ...heldAt(number), iban: 'FR7630006000011234567890188' } })).toEqual({
      'debit.iban': ['iban.checksum'],
    })
    expect(await refused({ debit: { ...heldAt(number), signed_at: '2027-01-01T00:00:00Z' } })).toEqual({
      'debit.signed_at': ['date_future'],
    })
    expect(await refused({ debit: { ...heldAt(number), signed_at: '24/02/2025' } })).toEqual({
      'debit.signed_at': ['schema.invalid_string'],
    })
    expect(await put('ZC-NOBODY', { nevg: testNevg(90), ...newContract })).toEqual([404, 'not_found'])
    expect(await put(encodeURIComponent('a/b'), { nevg, ...newContract })).toEqual([
      422,
      'validation_failed',
      { number: ['schema.invalid_string'] },
    ])
  })

  it('[SEC-20] a number is one member’s: under another it is a conflict, until the first gives it up', async () => {
    const [one, two] = [await aBroughtMember(portal, as), await aBroughtMember(portal, as)]
    await put(two.number, { nevg: two.nevg, status: 'terminated', end_date: '2026-06-30' })
    expect(await put(one.number, { nevg: two.nevg, ...newContract })).toEqual([409, 'conflict'])
    // A claim that nothing came of stands in nobody's way.
    expect((await put('ZC-FREE', { nevg: one.nevg, ...newContract }))[0]).toBe(409)
    expect(await put('ZC-FREE', { nevg: two.nevg, ...newContract, effective_date: '2026-07-01' })).toEqual([
      201,
      'created',
    ])
    const session = await openMemberSession(portal, two.member_id)
    expect((await portal.call(getMe, { as: session })).body.contract).toMatchObject({
      number: 'ZC-FREE',
      status: 'active',
      end_date: null,
    })
  })

  it('that follows an ended one begins without its suspensions', async () => {
    const { nevg, member_id, number } = await aBroughtMember(portal, as)
    const open = { suspensions: [{ from_day: '2026-05-01', to_day: null }] }
    await put(number, { nevg, status: 'suspended', ...open })
    await put(number, { nevg, status: 'terminated', end_date: '2026-06-30' })
    expect(await put(`${number}-B`, { nevg, ...newContract, effective_date: '2026-07-01' })).toEqual([201, 'created'])
    expect(
      await portal.db.selectFrom('suspensions').select('from_day').where('member_id', '=', member_id).execute(),
    ).toEqual([])
  })

  it('a suspension is the same on the page and for refunds', async () => {
    const { nevg, member_id, number } = await aBroughtMember(portal, as)
    expect(
      await put(number, { nevg, status: 'suspended', suspensions: [{ from_day: '2026-11-01', to_day: null }] }),
    ).toEqual([200, 'changed'])
    const session = await openMemberSession(portal, member_id)
    expect((await portal.call(getMe, { as: session })).body.contract).toMatchObject({
      status: 'suspended',
      suspended_since: '2026-11-01',
    })
    expect(
      await put(number, { nevg, status: 'active', suspensions: [{ from_day: '2026-11-01', to_day: '2026-11-18' }] }),
    ).toEqual([200, 'changed'])
    expect((await portal.call(getMe, { as: session })).body.contract?.status).toBe('active')
  })
})

describe('another account than the one in use', () => {
  it('[PAY-10][SAFE-04] that the insurer brings is told to the member, and refunds to it wait', async () => {
    const { nevg, email, member_id, number } = await aBroughtMember(portal, as)
    await put(number, { nevg, debit: heldAt(number), refund_account: account })
    const later = { ...account, iban: other, given_at: '2026-11-19T09:00:00Z' }
    expect(await put(number, { nevg, refund_account: later })).toEqual([200, 'changed'])
    expect(await put(number, { nevg, refund_account: later })).toEqual([200, 'unchanged'])
    const session = await openMemberSession(portal, member_id)
    const { body } = await portal.call(getPaymentMethods, { as: session })
    expect(body.refund_account).toMatchObject({ iban: 'FR76 **** **** 0086', held_until: '2026-11-22T10:00:00.000Z' })
    expect((await sentMails(portal, member_id)).map(({ to }) => to)).toEqual([email])
    expect(
      await put(number, {
        nevg,
        debit: { ...heldAt(number), umr: `${number}-M-2`, iban: other, signed_at: '2026-11-19T09:00:00Z' },
      }),
    ).toEqual([200, 'changed'])
    const mandates = await portal.db
      .selectFrom('mandates')
      .select(['umr', 'status'])
      .where('member_id', '=', member_id)
      .orderBy('umr')
      .execute()
    expect(mandates).toEqual([
      { umr: `${number}-M-1`, status: 'replaced' },
      { umr: `${number}-M-2`, status: 'active' },
    ])
    expect((await sentMails(portal, member_id)).length).toBe(2)
  })

  it('that is older than what the member gave since changes nothing: the insurer’s books may lag behind', async () => {
    const { nevg, member_id, number } = await aBroughtMember(portal, as)
    await put(number, {
      nevg,
      debit: { ...heldAt(number), signed_at: '2026-11-10T09:00:00Z' },
      refund_account: { ...account, given_at: '2026-11-10T09:00:00Z' },
    })
    expect(
      await put(number, {
        nevg,
        debit: { ...heldAt(number), umr: `${number}-M-0`, iban: other },
        refund_account: { ...account, iban: other },
      }),
    ).toEqual([200, 'unchanged'])
    // A mandate is its account's: under the same reference there is no other one.
    expect((await put(number, { nevg, debit: { ...heldAt(number), iban: other } })).at(-1)).toEqual({
      'debit.umr': ['umr_used'],
    })
    const session = await openMemberSession(portal, member_id)
    expect((await portal.call(getPaymentMethods, { as: session })).body).toMatchObject({
      debit: { umr: `${number}-M-1` },
      refund_account: { iban: 'FR76 **** **** 0189' },
    })
  })

  it('a card comes by the provider’s token and ends the mandate; its number is refused wherever it stands', async () => {
    const { nevg, member_id, number } = await aBroughtMember(portal, as)
    await put(number, { nevg, debit: heldAt(number) })
    const card = {
      kind: 'card',
      provider_token: 'tok_1',
      holder: 'HELENE CARPENTIER',
      brand: 'Visa',
      last4: '4417',
      expires: '2028-04',
      registered_at: '2026-11-19T09:00:00Z',
    }
    expect(await put(number, { nevg, debit: { ...card, holder: '4111 1111 1111 1111' } })).toEqual([
      422,
      'validation_failed',
      { 'debit.holder': ['card_number'] },
    ])
    expect(await put(number, { nevg, debit: card })).toEqual([200, 'changed'])
    expect(await put(number, { nevg, debit: card })).toEqual([200, 'unchanged'])
    const session = await openMemberSession(portal, member_id)
    expect((await portal.call(getPaymentMethods, { as: session })).body.debit).toEqual({
      kind: 'card',
      brand: 'Visa',
      last4: '4417',
      expires: '2028-04',
    })
    expect(
      await portal.db.selectFrom('mandates').select('status').where('member_id', '=', member_id).execute(),
    ).toEqual([{ status: 'revoked' }])
  })
})

describe('[SAFE-04] what is debited is one member’s', () => {
  const card = {
    kind: 'card',
    provider_token: 'tok_household',
    holder: 'HELENE CARPENTIER',
    brand: 'Visa',
    last4: '4417',
    expires: '2028-04',
    registered_at: '2026-11-19T09:00:00Z',
  }

  it('a mandate or a card of another is refused at its field', async () => {
    const [one, two] = [await aBroughtMember(portal, as), await aBroughtMember(portal, as)]
    expect(await put(one.number, { nevg: one.nevg, debit: heldAt(one.number) })).toEqual([200, 'changed'])
    expect(
      await put(two.number, {
        nevg: two.nevg,
        debit: { ...heldAt(one.number), umr: heldAt(one.number).umr.toLowerCase() },
      }),
    ).toEqual([422, 'validation_failed', { 'debit.umr': ['umr_used'] }])
    expect(await put(one.number, { nevg: one.nevg, debit: card })).toEqual([200, 'changed'])
    expect(await put(two.number, { nevg: two.nevg, debit: card })).toEqual([
      422,
      'validation_failed',
      { 'debit.provider_token': ['card_used'] },
    ])
    expect(await put(two.number, { nevg: two.nevg, debit: { ...card, provider_token: 'tok_HOUSEHOLD' } })).toEqual([
      200,
      'changed',
    ])
  })
})

it('a contract needs its member first', async () => {
  const nevg = testNevg(95)
  expect(await put('ZC-EARLY', { nevg, ...newContract })).toEqual([404, 'not_found'])
  await askMachine(portal, putMember, { as, params: { nevg }, body: { ...newMember, email: 'early@example.org' } })
  expect(await put('ZC-EARLY', { nevg, ...newContract })).toEqual([201, 'created'])
})
