import { addDays } from '@coussinet/contract/domain/days.ts'
import { drawSponsorship } from '@coussinet/contract/sponsorship.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { findDebitedIbans } from '#modules/contributions/mandates/mandates.store.ts'
import { isInArrears } from '#modules/contributions/receipts/receipts.ts'
import { aReceipt } from '#modules/contributions/tests/a-receipt.ts'
import { inUnit } from '#modules/notifications/notifications.ts'
import { newId } from '#platform/crypto/ids.ts'
import { openMemberSession, type TestMember, changeMemberRow, changeContractRow } from '#testing/a-member.ts'
import { whileUnwritable } from '#testing/database/unwritable.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { writtenNotifications } from '#testing/outgoing/written-notifications.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { payGain } from './godchild-moves.ts'
import type { GodchildFacts } from './godchildren/matched-traits.ts'
import { moveBegunGodchildren } from './sponsorship.jobs.ts'
import { aGodchild, aSponsor, listed, move, shown } from './tests/a-godchild.ts'

const portal = portalForTests()
let helene: TestMember
beforeEach(async () => {
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  helene = await aSponsor(portal)
})

const told = async () => (await writtenNotifications(portal, helene.member_id, ['kind'])).map(({ kind }) => kind)
const audited = async () =>
  (await auditLines(portal, helene.member_id, ['action', 'actor', 'details'])).filter(({ action }) =>
    action.startsWith('sponsorship.'),
  )

describe('the life of a godchild', () => {
  it('[SPO-04] created, signed, pending, validated: not before 14 days after the first day of cover', async () => {
    const id = await aGodchild(portal, helene, { status: 'created' })
    expect(await move(portal, helene, id, { to: 'signed', effective_date: '2026-11-27' })).toBe('moved')
    expect(await shown(portal, helene, id)).toMatchObject({
      status: 'signed',
      effective_date: '2026-11-27',
      validates_on: '2026-12-11',
      reviewed_by: '2026-12-15',
    })
    expect(await move(portal, helene, id, { to: 'pending' })).toBe('conflict')
    portal.clock.set(new Date('2026-11-26T23:30:00Z'))
    expect(await move(portal, helene, id, { to: 'pending' })).toBe('moved')
    portal.clock.set(new Date('2026-12-10T22:59:00Z'))
    expect(await move(portal, helene, id, { to: 'validated' })).toBe('conflict')
    expect((await shown(portal, helene, id)).status).toBe('pending')
    portal.clock.set(new Date('2026-12-10T23:00:00Z'))
    expect(await move(portal, helene, id, { to: 'validated' })).toBe('moved')
    expect(await shown(portal, helene, id)).toMatchObject({
      status: 'validated',
      validates_on: '2026-12-11',
      reviewed_by: null,
      amount_cents: null,
    })
    expect(await told()).toEqual(['sponsorship_validated'])
    expect((await audited()).map(({ action, actor }) => `${actor} ${action}`)).toEqual([
      'insurer sponsorship.signed',
      'insurer sponsorship.pending',
      'insurer sponsorship.validated',
    ])
  })

  const allowed = ['created signed', 'signed pending', 'pending validated']
  const statuses = ['created', 'signed', 'pending', 'validated'] as const
  const all = statuses.flatMap((from) => (['signed', 'pending', 'validated'] as const).map((to) => [from, to] as const))
  it.each(all)('[SPO-04] from %s to %s', async (from, to) => {
    const id = await aGodchild(portal, helene, { status: from })
    const outcome = await move(portal, helene, id, { to, effective_date: '2026-11-01' })
    expect(outcome).toBe(allowed.includes(`${from} ${to}`) ? 'moved' : 'conflict')
    expect((await shown(portal, helene, id)).status).toBe(outcome === 'moved' ? to : from)
  })

  it('[SPO-04] needs a first day to be signed', async () => {
    const id = await aGodchild(portal, helene, { status: 'created' })
    expect(await move(portal, helene, id, { to: 'signed' })).toBe('validation_failed')
  })

  it('[SEC-20] knows another member’s as little as one that does not exist', async () => {
    const id = await aGodchild(portal, await aSponsor(portal), { status: 'pending' })
    expect(await move(portal, helene, id, { to: 'validated' })).toBe('not_found')
    expect(await move(portal, helene, newId(), { to: 'validated' })).toBe('not_found')
  })

  it('[SPO-04] is reviewed within two working days: a holiday is none', async () => {
    const id = await aGodchild(portal, helene, { status: 'pending', effective_date: '2026-12-10' })
    expect(await shown(portal, helene, id)).toMatchObject({ validates_on: '2026-12-24', reviewed_by: '2026-12-29' })
  })
})

describe('a godchild who is the sponsor', () => {
  const own: [string, GodchildFacts][] = [
    ['iban', { iban: 'FR39 9991 0000 1700 0041 2703 A23' }],
    ['phone', { phone: '+33 6 39 98 12 04' }],
    ['address', { address: { line1: '27, rue des Tilleuls', postal_code: '69003', country: 'FR' } }],
  ]
  it.each(own)('[SEC-25] (same %s) is refused for good, at whichever step it shows', async (fact, godchild) => {
    for (const [from, to] of [
      ['created', 'signed'],
      ['signed', 'pending'],
      ['pending', 'validated'],
    ] as const) {
      const id = await aGodchild(portal, helene, { status: from })
      expect(await move(portal, helene, id, { to, effective_date: '2026-11-01', godchild })).toBe('refused')
      expect(await shown(portal, helene, id)).toMatchObject({
        status: from,
        refused_on: '2026-11-20',
        reviewed_by: null,
      })
      expect(await move(portal, helene, id, { to, effective_date: '2026-11-01' })).toBe('conflict')
    }
    expect(await told()).toEqual(['sponsorship_refused', 'sponsorship_refused', 'sponsorship_refused'])
    expect((await audited()).map(({ action, details }) => [action, details])).toEqual(
      Array.from({ length: 3 }, () => ['sponsorship.self_referral', { same: [fact] }]),
    )
  })

  it('[SEC-25] is found by the number, by an account of earlier and by that of the mandate', async () => {
    const at = portal.clock.now()
    await portal.db
      .updateTable('refund_accounts')
      .set({ ended_at: at })
      .where('member_id', '=', helene.member_id)
      .execute()
    const home = { line1: '27 RUE DES TILLEULS', postal_code: '69003', city: 'LYON', country: 'FR' }
    await portal.db
      .insertInto('mandates')
      .values({
        ...home,
        member_id: helene.member_id,
        mandate_id: newId(),
        umr: newId(),
        status: 'replaced',
        holder: 'H',
        iban: 'BE50999004127018',
        signed_at: at,
        created_at: at,
      })
      .execute()
    for (const godchild of [
      { nevg: helene.nevg },
      { iban: 'FR3999910000170000412703A23' },
      { iban: 'BE50 9990 0412 7018' },
    ]) {
      const id = await aGodchild(portal, helene, { status: 'pending' })
      expect(await move(portal, helene, id, { to: 'validated', godchild })).toBe('refused')
    }
  })

  it('[SEC-25] is found by what the quote said, once the sponsor takes it for their own', async () => {
    const id = await aGodchild(portal, helene, {
      status: 'pending',
      email: 'Other+1@example.org',
      phone: '+33639980000',
    })
    await changeMemberRow(portal, helene.member_id, { email: 'other@example.org' })
    expect(await move(portal, helene, id, { to: 'validated' })).toBe('refused')
  })

  it('[SPO-04] somebody else passes with facts of their own', async () => {
    const id = await aGodchild(portal, helene, { status: 'pending', email: 'camille@example.org' })
    const godchild = {
      nevg: '428195072',
      email: 'camille@example.org',
      phone: '+393200000017',
      iban: 'IT14E9993102400000041906273',
      address: { line1: 'VIA DEI GELSI 14', postal_code: '40123', country: 'IT' },
    }
    expect(await move(portal, helene, id, { to: 'validated', godchild })).toBe('moved')
  })
})

it.each([
  ['terminated', null],
  ['active', '2026-11-19'],
])('a sponsor whose contract has ended (%s, %s) before the validation gains nothing', async (status, end_date) => {
  const id = await aGodchild(portal, helene, { status: 'pending' })
  await changeContractRow(portal, helene.member_id, { status, end_date })
  expect(await move(portal, helene, id, { to: 'validated' })).toBe('refused')
  expect((await listed(portal, helene)).data).toMatchObject([{ status: 'pending', refused_on: '2026-11-20' }])
})

describe('a sponsor in arrears', () => {
  const contract = (change: { status?: string; formal_notice_on?: string | null; suspends_on?: string | null }) =>
    changeContractRow(portal, helene.member_id, change)
  it.each([
    ['whose cover is suspended', { status: 'suspended' }, { status: 'active' }],
    ['who had a formal notice', { formal_notice_on: '2026-11-16' }, { formal_notice_on: null }],
    ['whose cover will stop', { suspends_on: '2026-11-21' }, { suspends_on: null }],
  ])('[SPO-04] (%s) waits: nothing is validated until all is paid', async (_, owing, paid) => {
    const id = await aGodchild(portal, helene, { status: 'pending' })
    await contract(owing)
    expect(await move(portal, helene, id, { to: 'validated' })).toBe('conflict')
    expect(await shown(portal, helene, id)).toMatchObject({ status: 'pending', refused_on: null })
    await contract(paid)
    expect(await move(portal, helene, id, { to: 'validated' })).toBe('moved')
  })

  it('[SPO-04] is one who owes a second contribution; one that came back is being mended', async () => {
    const id = await aGodchild(portal, helene, { status: 'pending' })
    const other = await aGodchild(portal, helene, { status: 'pending' })
    await aReceipt(portal, helene, { month: '2026-11', status: 'declined' })
    expect(await move(portal, helene, id, { to: 'validated' })).toBe('moved')
    await aReceipt(portal, helene, { month: '2026-10', status: 'declined' })
    expect(await move(portal, helene, other, { to: 'validated' })).toBe('conflict')
  })

  it('[SPO-05] discovers what was validated before', async () => {
    const id = await aGodchild(portal, helene)
    await contract({ status: 'suspended' })
    const as = await openMemberSession(portal, helene.member_id)
    expect((await portal.call(drawSponsorship, { as, params: { id } })).status).toBe(200)
  })
})

it('[SPO-04] signed ones are pending from their first day on, without anybody’s doing', async () => {
  const ids = await Promise.all(
    [0, 1, -3].map((days) =>
      aGodchild(portal, helene, { status: 'signed', effective_date: addDays('2026-11-20', days) }),
    ),
  )
  await moveBegunGodchildren(portal.platform, { isInArrears, findDebitedIbans })
  await moveBegunGodchildren(portal.platform, { isInArrears, findDebitedIbans })
  expect(await Promise.all(ids.map(async (id) => (await shown(portal, helene, id)).status))).toEqual([
    'pending',
    'signed',
    'pending',
  ])
})

it('[SPO-04][REL-05] are pending though one of them fails, which is pending when the job runs again', async () => {
  const sponsors = [helene, await aSponsor(portal)]
  const ids = await Promise.all(
    sponsors.map((sponsor) => aGodchild(portal, sponsor, { status: 'signed', effective_date: '2026-11-20' })),
  )
  const begin = () => moveBegunGodchildren(portal.platform, { isInArrears, findDebitedIbans })
  const statuses = () =>
    Promise.all(sponsors.map(async (sponsor, place) => (await shown(portal, sponsor, ids[place] ?? '')).status))
  const broken = { table: 'audit_log', member_id: helene.member_id } as const
  await whileUnwritable(portal.db, broken, () => expect(begin()).rejects.toThrow('unwritable'))
  expect(await statuses()).toEqual(['signed', 'pending'])
  await begin()
  expect(await statuses()).toEqual(['pending', 'pending'])
})

describe('the payment of a gain', () => {
  const pay = (id: string, paid_on: string) =>
    inUnit(portal.platform, { member_id: helene.member_id, at: portal.clock.now(), actor: 'insurer' }, (tx) =>
      payGain(tx, { id, paid_on }),
    ).then(
      () => 'paid',
      (error: Error) => error.message,
    )
  const aDrawn = async () => {
    const id = await aGodchild(portal, helene)
    await portal.db
      .updateTable('sponsorship_requests')
      .set({ drawn_at: portal.clock.now(), amount_cents: 5000 })
      .where('member_id', '=', helene.member_id)
      .where('sponsorship_request_id', '=', id)
      .execute()
    return id
  }

  it('is told by its day, once', async () => {
    // Refunds and gains wait while the account is new (SAFE-04).
    await portal.db
      .updateTable('refund_accounts')
      .set({ created_at: new Date('2026-01-10T10:00:00Z') })
      .where('member_id', '=', helene.member_id)
      .execute()
    const id = await aDrawn()
    expect([await pay(id, '2026-11-24'), await pay(id, '2026-11-24'), await pay(id, '2026-11-25')]).toEqual([
      'paid',
      'paid',
      'conflict',
    ])
    expect(await shown(portal, helene, id)).toMatchObject({
      amount_cents: 5000,
      pays_by: '2026-12-18',
      paid_on: '2026-11-24',
    })
    expect((await audited()).map(({ action }) => action)).toEqual(['sponsorship.paid'])
    expect(await told()).toEqual(['sponsorship_paid'])
  })

  it('of long ago, brought with old books, is told to nobody', async () => {
    await portal.db
      .updateTable('refund_accounts')
      .set({ created_at: new Date('2026-01-10T10:00:00Z') })
      .where('member_id', '=', helene.member_id)
      .execute()
    expect([await pay(await aDrawn(), '2026-10-20'), await told()]).toEqual(['paid', []])
    expect([await pay(await aDrawn(), '2026-10-21'), await told()]).toEqual(['paid', ['sponsorship_paid']])
  })

  it('needs a gain and an account', async () => {
    expect(await pay(await aGodchild(portal, helene), '2026-11-20')).toBe('conflict')
    expect(await pay(newId(), '2026-11-20')).toBe('not_found')
    const id = await aDrawn()
    await portal.db
      .updateTable('refund_accounts')
      .set({ ended_at: portal.clock.now() })
      .where('member_id', '=', helene.member_id)
      .execute()
    expect(await pay(id, '2026-11-20')).toBe('conflict')
  })
})
