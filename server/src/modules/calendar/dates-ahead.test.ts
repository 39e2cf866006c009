import { changeAnimal } from '@coussinet/contract/animals.ts'
import { createCalendarFeed, readCalendarFeed } from '@coussinet/contract/calendar.ts'
import { addDays } from '@coussinet/contract/domain/days.ts'
import { type Permission, permissions } from '@coussinet/contract/domain/permissions.ts'
import type { AskReason } from '@coussinet/contract/domain/rejections.ts'
import { submitRefundRequest } from '@coussinet/contract/refund-requests.ts'
import ICAL from 'ical.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { aDecidedRequest, aFiledRequest, line, move, timePasses, upload } from '#modules/refunds/tests/a-request.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember, changeContractRow, changeMemberRow } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests()
beforeEach(() => portal.clock.set(new Date('2026-11-20T10:00:00Z')))

async function feedOf(as: TestMember) {
  const { href } = (await portal.call(createCalendarFeed, { as })).body
  return () => readBy(href)
}
async function readBy(href: string) {
  const { status, bytes } = await portal.call(readCalendarFeed, {
    params: { token: href.slice(href.lastIndexOf('/') + 1) },
  })
  expect(status).toBe(200)
  return bytes.toString()
}
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
const eventsOf = async (as: TestMember) => eventsIn(await (await feedOf(as))())
const told = async (as: TestMember) =>
  (await eventsOf(as)).map(({ startDate, summary }) => [startDate.toString(), summary])
/** A member whose calendar would be empty but for what the test is about. */
const quiet = { effective_date: '2024-03-15', animals: [{ formula: 'default', cover_start: null }] }

type ReceiptSpec = {
  month?: string
  due_date: string
  status?: string
  next_attempt_on?: string
  payment_date?: string
}
const addReceipt = ({ member_id }: TestMember, { month, due_date, ...more }: ReceiptSpec) =>
  portal.db
    .insertInto('receipts')
    .values({
      member_id,
      receipt_id: newId(),
      month: month ?? due_date.slice(0, 7),
      issue_date: due_date,
      due_date,
      amount_cents: 3482,
      status: 'upcoming',
      ...more,
    })
    .execute()
const addEnding = ({ member_id }: TestMember, kind: string, ends_on: string) =>
  portal.db
    .insertInto('contract_endings')
    .values({ member_id, ending_id: newId(), kind, reference: 'ZE-1', requested_at: portal.clock.now(), ends_on })
    .execute()
const setContract = ({ member_id }: TestMember, columns: { end_date?: string; withdrawal_until?: string }) =>
  changeContractRow(portal, member_id, columns)

describe('the days of an animal', () => {
  it('[CAL-01] are the first covered day of each guarantee, the number’s last day, and the package’s, in order', async () => {
    const member = await aMember(portal, {
      effective_date: '2024-03-15',
      animals: [{ name: 'Pistache', formula: 'chien-plus', cover_start: '2026-11-19', icad: null }],
    })
    expect(await told(member)).toEqual([
      ['2026-11-21', 'Pistache\u00a0: début de la garantie Accident'],
      ['2027-01-03', 'Pistache\u00a0: début de la garantie Maladie'],
      ['2027-01-18', 'Pistache\u00a0: dernier jour pour le numéro d’identification'],
      ['2027-03-19', 'Pistache\u00a0: début de la garantie Chirurgie due à une maladie'],
      ['2027-11-18', 'Pistache\u00a0: il reste 60\u00a0€ de forfait vaccins et prévention'],
    ])
  })

  it('[CAL-01] speak Italian to an Italian, and lead to the animal', async () => {
    const member = await aMember(portal, {
      locale: 'it',
      country: 'IT',
      effective_date: '2024-03-15',
      animals: [{ name: 'Argo', cover_start: '2026-11-19', icad: null }],
    })
    const events = await eventsOf(member)
    expect(events.map(({ summary }) => summary)).toEqual([
      'Argo: inizio della garanzia Infortunio',
      'Argo: inizio della garanzia Malattia',
      'Argo: ultimo giorno per il numero di identificazione',
      'Argo: inizio della garanzia Chirurgia da malattia',
      'Argo: restano 50\u00a0€ del pacchetto vaccini e prevenzione',
    ])
    for (const { description } of events)
      expect(description).toMatch(new RegExp(`\\.\nhttp://localhost:3000/animals/${member.animals[0]?.id}$`))
  })

  it('[CAL-01] keep their names through commas, lines and pictures', async () => {
    const name = 'Oslo, dit « le Grand »; 🐕‍🦺 \\o/'
    const member = await aMember(portal, { effective_date: '2024-03-15', animals: [{ name }] })
    expect(await told(member)).toEqual([
      ['2027-03-14', `${name}\u00a0: il reste 50\u00a0€ de forfait vaccins et prévention`],
    ])
  })

  it('[CAL-01] lose the number’s last day once it is supplied, and keep the others under the same names', async () => {
    const member = await aMember(portal, {
      effective_date: '2024-03-15',
      animals: [{ cover_start: '2026-11-19', icad: null }],
    })
    const read = await feedOf(member)
    const uids = async () => eventsIn(await read()).map(({ uid }) => uid)
    const before = await uids()
    expect(await uids()).toEqual(before)
    expect(new Set(before).size).toBe(5)
    await portal.call(changeAnimal, {
      as: member,
      params: { id: member.animals[0]?.id ?? '' },
      body: { icad: 'LXQ482' },
    })
    expect(await uids()).toEqual(before.filter((uid) => !uid.startsWith('identification-')))
    expect(await uids()).toHaveLength(4)
  })

  it('[CAL-01] tell what is left of the package, and nothing once it is used up', async () => {
    const member = await aMember(portal, { effective_date: '2024-03-15', animals: [{ name: 'Oslo' }] })
    const vaccine = (cents: number) =>
      aDecidedRequest(portal, member, { cause: 'prevention' }, [line(member.animals[0]?.id ?? '', 'vaccine', cents)])
    await vaccine(2050)
    expect(await told(member)).toEqual([
      ['2027-03-14', 'Oslo\u00a0: il reste 29,50\u00a0€ de forfait vaccins et prévention'],
    ])
    await vaccine(9000)
    expect(await told(member)).toEqual([])
  })

  it('[CAL-01] can be a 29 February', async () => {
    portal.clock.set(new Date('2028-01-20T10:00:00Z'))
    const member = await aMember(portal, { effective_date: '2024-03-15', animals: [{ cover_start: '2028-01-15' }] })
    const illness = (await eventsOf(member)).find(({ summary }) => summary.endsWith('Maladie'))
    expect([illness?.startDate.toString(), illness?.endDate.toString()]).toEqual(['2028-02-29', '2028-03-01'])
  })

  it('[CAL-01] are known before the contract begins', async () => {
    const member = await aMember(portal, { effective_date: '2026-12-01', animals: [{ name: 'Nouga' }] })
    expect((await told(member)).map(([day]) => day)).toEqual(['2026-12-03', '2026-12-15', '2027-01-15', '2027-03-31'])
  })

  it('are none without a formula', async () => {
    expect(await told(await aMember(portal, quiet))).toEqual([])
  })
})

describe('the days of the contract', () => {
  it('[CAL-01] are the last day to withdraw, while it can still be undone', async () => {
    const member = await aMember(portal, { ...quiet, effective_date: '2026-11-15' })
    expect(await told(member)).toEqual([['2026-11-29', 'Fin du délai de renonciation']])
    await setContract(member, { withdrawal_until: '2026-12-02' })
    expect(await told(member)).toEqual([['2026-12-02', 'Fin du délai de renonciation']])
    await addEnding(member, 'withdrawal', '2026-11-20')
    expect(await told(member)).toEqual([['2026-11-20', 'Fin de votre contrat']])
  })

  it('[CAL-01] are its last day, as the insurer says, or as it was asked for', async () => {
    const member = await aMember(portal, { effective_date: '2024-03-15', animals: [{ name: 'Oslo', icad: null }] })
    await addEnding(member, 'termination', '2026-12-20')
    const left = 'Oslo\u00a0: il reste 50\u00a0€ de forfait vaccins et prévention'
    expect(await told(member)).toEqual([
      ['2026-12-20', 'Fin de votre contrat'],
      ['2026-12-20', left],
    ])
    await setContract(member, { end_date: '2026-12-24' })
    expect(await told(member)).toEqual([
      ['2026-12-24', 'Fin de votre contrat'],
      ['2026-12-24', left],
    ])
  })

  it('[CAL-01] end every other: no cover begins after the last one', async () => {
    const member = await aMember(portal, { effective_date: '2026-11-10', animals: [{ name: 'Oslo', icad: null }] })
    await setContract(member, { end_date: '2026-12-25' })
    expect((await told(member)).map(([day]) => day)).toEqual(['2026-11-12', '2026-12-25', '2026-12-25', '2026-12-25'])
    await setContract(member, { end_date: '2026-12-24' })
    expect((await told(member)).map(([day]) => day)).toEqual(['2026-11-12', '2026-12-24', '2026-12-24'])
  })
})

describe('the contributions', () => {
  it('[CAL-01] are noted on their days, with the second attempt', async () => {
    const member = await aMember(portal, quiet)
    await addReceipt(member, { due_date: '2026-12-07' })
    await addReceipt(member, { due_date: '2026-11-16', status: 'declined', next_attempt_on: '2026-11-26' })
    // settled since: nothing is tried again
    await addReceipt(member, {
      due_date: '2026-10-26',
      status: 'paid',
      payment_date: '2026-11-03',
      next_attempt_on: '2026-11-27',
    })
    const events = await eventsOf(member)
    expect(events.map(({ startDate, summary }) => [startDate.toString(), summary])).toEqual([
      ['2026-10-26', 'Cotisation\u00a0: 34,82\u00a0€'],
      ['2026-11-16', 'Cotisation\u00a0: 34,82\u00a0€'],
      ['2026-11-26', 'Cotisation\u00a0: second prélèvement de 34,82\u00a0€'],
      ['2026-12-07', 'Cotisation\u00a0: 34,82\u00a0€'],
    ])
    expect(events[2]?.description).toBe(
      'Le premier n’a pas abouti (novembre 2026). Votre espace indique comment la régler.\nhttp://localhost:3000/profile/receipts',
    )
    expect(events[3]?.description).toContain('décembre 2026')
  })

  it('[CAL-01] end with the contract: what is written for a month after it is not noted', async () => {
    const member = await aMember(portal, quiet)
    for (const due_date of ['2026-12-07', '2027-01-05']) await addReceipt(member, { due_date })
    await addEnding(member, 'termination', '2026-12-19')
    expect((await told(member)).map(([day]) => day)).toEqual(['2026-12-07', '2026-12-19'])
  })

  it('[CAL-01] are in Italian for an Italian, on a 29 February too', async () => {
    portal.clock.set(new Date('2028-02-01T10:00:00Z'))
    const member = await aMember(portal, { ...quiet, locale: 'it', country: 'IT' })
    await addReceipt(member, { due_date: '2028-02-29' })
    const [event] = await eventsOf(member)
    expect([event?.startDate.toString(), event?.endDate.toString(), event?.summary]).toEqual([
      '2028-02-29',
      '2028-03-01',
      'Premio mensile: 34,82\u00a0€',
    ])
    expect(event?.description).toContain('febbraio 2028')
  })
})

describe('awaited documents', () => {
  const ask = (due_on: string, more: object = {}) => ({
    type: 'medical-history' as const,
    animal_id: null,
    reason_code: 'missing_medical_history' as AskReason,
    note: 'Otite chronique',
    due_on,
    ...more,
  })

  it('[CAL-01] are one day a request, the first of what is missing or the latest of all, and gone once they are sent', async () => {
    const member = await aMember(portal, quiet)
    const { id, tracking_reference } = await aFiledRequest(portal, member)
    await move(portal, member, id, { to: 'processing' })
    expect(await told(member)).toEqual([])
    await move(portal, member, id, {
      to: 'action-required',
      awaited: [ask('2026-12-20'), ask('2026-12-14', { type: 'x-ray' })],
    })
    const events = await eventsOf(member)
    expect(events.map(({ startDate, summary }) => [startDate.toString(), summary])).toEqual([
      ['2026-12-14', 'Documents attendus\u00a0: Oslo · Accident'],
    ])
    expect(events[0]?.description).toContain(`la demande ${tracking_reference} ne peut`)
    expect(events[0]?.description).toMatch(new RegExp(`\n.*/refunds/${id}$`))
    expect(events[0]?.description).not.toContain('Otite')
    for (const type of ['medical-history', 'x-ray']) await upload(portal, member, id, { type })
    expect((await told(member)).map(([day]) => day)).toEqual(['2026-12-20'])
    expect((await portal.call(submitRefundRequest, { as: member, params: { id } })).status).toBe(200)
    expect(await told(member)).toEqual([])
  })
})

describe('what is left out', () => {
  it('[CAL-01] is what lies more than 30 days back', async () => {
    const member = await aMember(portal, {
      effective_date: '2024-03-15',
      animals: [{ cover_start: '2026-11-01', icad: null }],
    })
    await addReceipt(member, { due_date: '2026-12-07' })
    await addReceipt(member, { due_date: '2026-09-07', status: 'paid', payment_date: '2026-09-07' })
    await setContract(member, { withdrawal_until: '2026-11-30' })
    const read = await feedOf(member)
    for (const [passed, count] of [
      [0, 7],
      [13, 7],
      [14, 6],
      [40, 6],
      [41, 5],
      [48, 4],
      [300, 1],
    ] as const) {
      portal.clock.set(new Date('2026-11-20T10:00:00Z'))
      await timePasses(portal, { days: passed })
      const since = addDays('2026-11-20', passed - 30)
      const days = eventsIn(await read()).map(({ startDate }) => startDate.toString())
      expect(days.filter((day) => day < since)).toEqual([])
      expect([passed, days.length]).toEqual([passed, count])
    }
  })

  it('[SEC-23] is what the member may not read', async () => {
    const without = async (missing: Permission) => {
      const allowed = permissions.filter((permission) => permission !== missing)
      const member = await aMember(portal, {
        effective_date: '2026-11-15',
        permissions: permissions,
        animals: [{ name: 'Oslo' }],
      })
      await addReceipt(member, { due_date: '2026-12-07' })
      const { id } = await aFiledRequest(portal, member, { care_date: '2026-11-18' })
      await move(portal, member, id, { to: 'processing' })
      await move(portal, member, id, {
        to: 'action-required',
        awaited: [{ type: 'x-ray', animal_id: null, reason_code: 'unreadable', note: null, due_on: '2026-12-14' }],
      })
      await changeMemberRow(portal, member.member_id, { permissions: allowed })
      return new Set((await eventsOf(member)).map(({ uid }) => uid.split('-')[0]))
    }
    const all = ['waiting', 'vaccine', 'contribution', 'documents', 'withdrawal']
    expect(await without('contact:write')).toEqual(new Set(all))
    expect(await without('animals:read')).toEqual(new Set(['contribution', 'documents', 'withdrawal']))
    expect(await without('receipts:read')).toEqual(new Set(['waiting', 'vaccine', 'documents', 'withdrawal']))
    expect(await without('refunds:read')).toEqual(new Set(['waiting', 'vaccine', 'contribution', 'withdrawal']))
    expect(await without('contract:read')).toEqual(new Set(['waiting', 'vaccine', 'contribution', 'documents']))
  })

  it('[CAL-01] [SEC-20] is everything of others, and what no colleague should read: accounts, numbers, names, addresses', async () => {
    const other = await aMember(portal, { effective_date: '2026-11-15', animals: [{ name: 'Fremd' }] })
    await addReceipt(other, { due_date: '2026-12-07' })
    const member = await aMember(portal, { effective_date: '2026-11-15', animals: [{ name: 'Oslo' }] })
    const text = await (await feedOf(member))()
    const secrets = [
      'Fremd',
      other.member_id,
      other.animals[0]?.id ?? '',
      'FR3999910000170000412703A23',
      '250269812340176',
      member.nevg,
      'Carpentier',
      'example.org',
      'TILLEULS',
    ]
    for (const secret of secrets) expect(text.replaceAll('\r\n ', '')).not.toContain(secret)
    expect(text).toContain('Oslo')
  })
})
