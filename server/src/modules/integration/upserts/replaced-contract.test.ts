import { getContractEndings, terminateContract } from '@coussinet/contract/contract-endings.ts'
import { addDays } from '@coussinet/contract/domain/days.ts'
import { putAnimal } from '@coussinet/contract/integration/upserts/animal.ts'
import { putContract } from '@coussinet/contract/integration/upserts/contract.ts'
import { chooseDueDay } from '@coussinet/contract/payment-methods.ts'
import { getMe } from '@coussinet/contract/profile.ts'
import { getPaymentSchedule } from '@coussinet/contract/receipts.ts'
import { estimateRefund } from '@coussinet/contract/refunds.ts'
import { beforeEach, expect, it } from 'vitest'
import { findCoveredDays } from '#modules/policy/policy.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { openMemberSession } from '#testing/a-member.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'
import { aBroughtMember, newContract } from '../tests/a-brought-member.ts'

const portal = portalForTests()
let as: SignedIn
beforeEach(async () => {
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  as = await aMachine(portal, ['members:write'])
})

/** A member since 10 January 2026, with a dog. */
async function anInsuredMember() {
  const member = await aBroughtMember(portal, as)
  const { nevg } = member
  const animal_id = newId()
  const oslo = { name: 'Oslo', type: 'dog', gender: 'male', breed: 'Border Collie', colour: 'noir' } as const
  const body = { nevg, ...oslo, birth_date: '2021-04-10', formula: 'integrale', monthly_price_cents: 2490 } as const
  await askMachine(portal, putAnimal, { as, params: { id: animal_id }, body: { ...body, cover_start: '2026-01-10' } })
  return { ...member, animal_id }
}
type InsuredMember = Awaited<ReturnType<typeof anInsuredMember>>

async function put(number: string, body: object): Promise<number> {
  return (await askMachine(portal, putContract, { as, params: { number }, raw_body: body })).status
}

const endOn = ({ nevg, number }: InsuredMember, end_date: string, more: object = {}) =>
  put(number, { nevg, status: 'terminated', end_date, ...more })

const replace = ({ nevg, number }: InsuredMember, effective_date: string) =>
  put(`${number}-B`, { nevg, ...newContract, effective_date })

async function outsideCoverOn({ member_id, animal_id }: InsuredMember, care_date: string) {
  const lines = [{ care_kind: 'lab', billed_cents: 10_000 } as const]
  const { body } = await portal.call(estimateRefund, {
    as: await openMemberSession(portal, member_id),
    body: { animal_id, care_date, cause: 'accident', first_symptoms_on: null, lines },
  })
  return body.outside_cover ?? body.refunded_cents > 0
}

it('[REF-17][EST-01] covers no care between an ended contract and the one that replaced it', async () => {
  const member = await anInsuredMember()
  await endOn(member, '2026-06-30')
  expect(await replace(member, '2026-09-01')).toBe(201)
  const ended = { code: 'after_end', since: null, until: '2026-06-30' }
  expect(await outsideCoverOn(member, '2026-06-30')).toBe(true)
  expect(await outsideCoverOn(member, '2026-07-01')).toEqual(ended)
  expect(await outsideCoverOn(member, '2026-08-31')).toEqual(ended)
  expect(await outsideCoverOn(member, '2026-09-01')).toBe(true)
})

it('[REF-17] moves the gap with the first day of the contract that replaced the other', async () => {
  const member = await anInsuredMember()
  await endOn(member, '2026-06-30')
  await replace(member, '2026-09-01')
  expect(await put(`${member.number}-B`, { nevg: member.nevg, effective_date: '2026-08-01' })).toBe(200)
  expect(await outsideCoverOn(member, '2026-07-31')).toMatchObject({ code: 'after_end' })
  expect(await outsideCoverOn(member, '2026-08-01')).toBe(true)
})

it('[REF-17][READ-02] goes on without a gap under another number, and suspensions of the former contract stay uncovered', async () => {
  const member = await anInsuredMember()
  await endOn(member, '2026-06-30', {
    suspensions: [
      { from_day: '2026-05-01', to_day: '2026-05-10' },
      { from_day: '2026-06-21', to_day: null },
    ],
  })
  await replace(member, '2026-07-01')
  expect(await outsideCoverOn(member, '2026-04-30')).toBe(true)
  expect(await outsideCoverOn(member, '2026-05-10')).toMatchObject({ code: 'cover_suspended', since: '2026-05-01' })
  expect(await outsideCoverOn(member, '2026-06-20')).toBe(true)
  expect(await outsideCoverOn(member, '2026-06-30')).toMatchObject({ code: 'cover_suspended', since: '2026-06-21' })
  expect(await outsideCoverOn(member, '2026-07-01')).toBe(true)
  // Days of bills are read from there on.
  expect((await findCoveredDays(portal.db, member.member_id))?.first_day).toBe('2026-01-10')
})

it('[LIFE-01] tells the member the last day of the former contract, and of a first one that there is none', async () => {
  const member = await anInsuredMember()
  const contract = async () =>
    (await portal.call(getMe, { as: await openMemberSession(portal, member.member_id) })).body.contract
  expect(await contract()).toMatchObject({ status: 'active', previous_end_date: null })
  await endOn(member, '2026-10-31')
  await replace(member, '2027-01-01')
  expect(await contract()).toMatchObject({ status: 'in_preparation', previous_end_date: '2026-10-31' })
})

it('[LIFE-01] names no last day of a contract from which the member withdrew before it began', async () => {
  const member = await anInsuredMember()
  await put(member.number, { nevg: member.nevg, effective_date: '2026-12-01', end_date: '2026-11-30' })
  await endOn(member, '2026-11-30')
  await replace(member, '2027-01-01')
  const session = await openMemberSession(portal, member.member_id)
  expect((await portal.call(getMe, { as: session })).body.contract).toMatchObject({
    status: 'in_preparation',
    previous_end_date: null,
  })
})

it('[REC-01] what is due of the former contract is still due, unless the insurer says otherwise', async () => {
  const dueAfter = async (more: object) => {
    const member = await anInsuredMember()
    await endOn(member, '2026-06-30', { amount_due_cents: 4980 })
    await put(`${member.number}-B`, { nevg: member.nevg, ...newContract, effective_date: '2026-07-01', ...more })
    const { body } = await portal.call(getMe, { as: await openMemberSession(portal, member.member_id) })
    return body.contract?.amount_due_cents
  }
  expect(await dueAfter({})).toBe(4980)
  expect(await dueAfter({ amount_due_cents: 0 })).toBe(0)
})

it('[REC-05] no day between the two contracts is debited, and the rest of the later one’s first month is with the next debit', async () => {
  const debitsAfter = async (end_date: string, effective_date: string) => {
    const member = await anInsuredMember()
    await endOn(member, end_date)
    expect(await replace(member, effective_date)).toBe(201)
    const { body } = await portal.call(getPaymentSchedule, { as: await openMemberSession(portal, member.member_id) })
    return body.data.map(({ month, amount_cents }) => [month, amount_cents])
  }
  portal.clock.set(new Date('2026-07-20T10:00:00Z'))
  as = await aMachine(portal, ['members:write'])
  // 24.90 € and 17/31 of it
  const resumed = [
    ['2026-11', 2490 + 1365],
    ['2026-12', 2490],
  ]
  expect(await debitsAfter('2026-06-30', '2026-10-15')).toEqual(resumed)
  expect((await debitsAfter('2026-06-30', '2026-09-01')).slice(0, 2)).toEqual([
    ['2026-09', 2490],
    ['2026-10', 2490],
  ])
  expect((await debitsAfter('2026-07-19', '2026-07-20'))[0]).toEqual(['2026-08', 2490])
})

it('[PAY-09] the due day that the insurer sends applies after one that the member chose, to a later contract too', async () => {
  const debitsAfter = async (change: (member: InsuredMember) => Promise<unknown>) => {
    const member = await anInsuredMember()
    const open = () => openMemberSession(portal, member.member_id)
    expect((await portal.call(chooseDueDay, { as: await open(), body: { due_day: 15 } })).status).toBe(200)
    await change(member)
    const session = await open()
    const schedules = [{ year: 2026 }, { year: 2027 }].map((query) =>
      portal.call(getPaymentSchedule, { as: session, query }),
    )
    const debits = (await Promise.all(schedules)).flatMap(({ body }) => body.data)
    return debits.slice(0, 3).map(({ due_date }) => due_date)
  }
  const on10 = ['2026-12-10', '2027-01-11', '2027-02-10']
  const on15 = ['2026-12-15', '2027-01-15', '2027-02-15']
  expect(await debitsAfter(async () => {})).toEqual(on15)
  expect(await debitsAfter(({ nevg, number }) => put(number, { nevg, due_day: 10 }))).toEqual(on10)
  const replaceBy = (due_day: number) => async (member: InsuredMember) => {
    await endOn(member, '2026-11-19')
    const next = { ...newContract, effective_date: '2026-11-20', due_day }
    expect(await put(`${member.number}-B`, { nevg: member.nevg, ...next })).toBe(201)
  }
  expect(await debitsAfter(replaceBy(10))).toEqual(on10)
  expect(await debitsAfter(replaceBy(15))).toEqual(on15)
  // The debit of 15 November is still to come when the insurer sends the 5th, and does not come to lie in the past.
  portal.clock.set(new Date('2026-10-20T10:00:00Z'))
  const inNovember = async ({ nevg, number }: InsuredMember) => {
    portal.clock.set(new Date('2026-11-12T10:00:00Z'))
    as = await aMachine(portal, ['members:write'])
    expect(await put(number, { nevg, due_day: 5 })).toBe(200)
  }
  expect(await debitsAfter(inNovember)).toEqual(['2026-11-16', '2026-12-07', '2027-01-05'])
})

it('[LAW-01][CAL-02] an end requested for the former contract does not end the one that replaced it', async () => {
  const member = await anInsuredMember()
  const session = await openMemberSession(portal, member.member_id)
  const { body: possible } = await portal.call(getContractEndings, { as: session })
  const ends_on = possible.termination?.ends_on ?? ''
  expect((await portal.call(terminateContract, { as: session, body: { ends_on } })).status).toBe(201)
  await endOn(member, ends_on)
  const first = addDays(ends_on, 1)
  portal.clock.set(new Date(`${first}T10:00:00Z`))
  as = await aMachine(portal, ['members:write'])
  expect(await replace(member, first)).toBe(201)

  const later = await openMemberSession(portal, member.member_id)
  expect((await portal.call(getMe, { as: later })).body.contract).toMatchObject({ status: 'active', end_date: null })
  const { body: endings } = await portal.call(getContractEndings, { as: later })
  expect(endings.data).toEqual([])
  expect(endings.termination).not.toBeNull()
  const { body: schedule } = await portal.call(getPaymentSchedule, { as: later })
  expect(schedule.data.filter(({ due_date }) => due_date > first)).not.toEqual([])
})

it('[LAW-01] a termination still to come goes on under another number', async () => {
  const member = await anInsuredMember()
  const session = await openMemberSession(portal, member.member_id)
  const { body: possible } = await portal.call(getContractEndings, { as: session })
  const ends_on = possible.termination?.ends_on ?? ''
  const { body: ending } = await portal.call(terminateContract, { as: session, body: { ends_on } })
  portal.clock.set(new Date('2026-12-01T10:00:00Z'))
  as = await aMachine(portal, ['members:write'])
  await endOn(member, '2026-11-30')
  expect(await replace(member, '2026-12-01')).toBe(201)

  const later = await openMemberSession(portal, member.member_id)
  expect((await portal.call(getContractEndings, { as: later })).body).toMatchObject({
    termination: null,
    data: [ending],
  })
  const { body: schedule } = await portal.call(getPaymentSchedule, { as: later })
  expect(schedule.data.filter(({ due_date }) => due_date > ends_on)).toEqual([])
})
