import { getAnimal } from '@coussinet/contract/animals.ts'
import { createCalendarFeed, readCalendarFeed } from '@coussinet/contract/calendar.ts'
import { getDocument } from '@coussinet/contract/documents.ts'
import { listFormulaChanges, requestFormulaChange, withdrawFormulaChange } from '@coussinet/contract/formula-changes.ts'
import {
  answerFormulaChange,
  type FormulaChangeAnswer,
  getAskedFormulaChange,
  listAskedFormulaChanges,
} from '@coussinet/contract/integration/formula-changes.ts'
import { putAnimal } from '@coussinet/contract/integration/upserts/animal.ts'
import { listNotifications } from '@coussinet/contract/notifications.ts'
import { getPaymentSchedule } from '@coussinet/contract/receipts.ts'
import { estimateRefund } from '@coussinet/contract/refunds.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { testNevg } from '#modules/integration/tests/a-brought-member.ts'
import { walkStart, sendAllNotifications } from '#modules/notifications/notifications.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { aMember, type TestMember, openMemberSession } from '#testing/a-member.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import { whileUnwritable } from '#testing/database/unwritable.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { writtenNotifications } from '#testing/outgoing/written-notifications.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'
import { settleDueChanges, unansweredChanges } from './due-changes.ts'

const portal = portalForTests()
beforeEach(() => portal.clock.set(new Date('2026-11-20T10:00:00Z')))

const aPayer = (more = {}) => aMember(portal, { effective_date: '2025-03-15', features: ['notifications'], ...more })
const idOf = (member: TestMember) => member.animals[0]?.id ?? ''
const asked = async (member: TestMember, formula = 'confort') =>
  (await portal.call(requestFormulaChange, { as: member, body: { animal_id: idOf(member), formula } })).body
const machine = (): Promise<SignedIn> => aMachine(portal, ['members:read', 'members:write'])
const answer = async (id: string, body: z.input<typeof FormulaChangeAnswer>) =>
  askMachine(portal, answerFormulaChange, { as: await machine(), params: { id }, body })
const row = (id: string) =>
  portal.db.selectFrom('formula_changes').selectAll().where('formula_change_id', '=', id).executeTakeFirstOrThrow()
const animalRow = (member: TestMember) =>
  portal.db
    .selectFrom('animals')
    .select(['formula', 'monthly_price_cents'])
    .where('animal_id', '=', idOf(member))
    .executeTakeFirstOrThrow()
const kindsOf = async ({ member_id }: TestMember) =>
  (await writtenNotifications(portal, member_id, ['kind'])).map(({ kind }) => kind)
const on = (day: string) => portal.clock.set(new Date(`${day}T10:00:00Z`))
const settle = () => settleDueChanges(portal.platform)
/** A session of the day, for the one that asked may be over. */
const later = async (member: TestMember): Promise<TestMember> => ({
  ...member,
  ...(await openMemberSession(portal, member.member_id)),
})

describe('[PRE-03] the insurer’s answer to a change of formula', () => {
  it('finds those that wait, the earliest first, and one by its id', async () => {
    const [one, other] = [await aPayer(), await aPayer()]
    const [first] = [await asked(one)]
    portal.clock.set(new Date('2026-11-20T10:05:00Z'))
    const second = await asked(other, 'preventive')
    const as = await machine()
    const { body } = await askMachine(portal, listAskedFormulaChanges, { as, query: { limit: 1 } })
    expect(body.data).toEqual([{ ...first, nevg: one.nevg, contract_number: expect.stringMatching(/^ZC-/) }])
    const next = await askMachine(portal, listAskedFormulaChanges, {
      as,
      query: { cursor: body.next_cursor ?? '', limit: 100 },
    })
    expect(next.body.data.map(({ id }) => id)).toContain(second.id)
    const { body: shown } = await askMachine(portal, getAskedFormulaChange, { as, params: { id: second.id } })
    expect(shown).toMatchObject({ ...second, nevg: other.nevg })
    const reader = await aMachine(portal, ['members:read'])
    const denied = await askMachine(portal, answerFormulaChange, {
      as: reader,
      params: { id: second.id },
      body: { outcome: 'confirmed' },
    })
    expect(denied.problem?.code).toBe('insufficient_scope')
  })

  it('confirms from the day that was asked for, with the insurer’s own price: the member is told by letter', async () => {
    const member = await aPayer()
    const change = await asked(member)
    const { status, body } = await answer(change.id, { outcome: 'confirmed', monthly_price_cents: 4120 })
    expect([status, body]).toMatchObject([
      200,
      { status: 'confirmed', takes_effect_on: '2027-03-15', monthly_price_cents: 4120, reason: null },
    ])
    const { body: told } = await portal.call(listNotifications, { as: member, query: {} })
    expect(told.data[0]).toMatchObject({
      kind: 'formula_change_confirmed',
      title: 'Oslo\u00a0: formule Confort à partir du 15 mars 2027',
      href: `/animals/${idOf(member)}`,
    })
    const [letter] = await sentMails(portal, member.member_id)
    expect(letter?.letter.paragraphs.join(' ')).toContain('jusqu’à la veille du 15 mars 2027')
    expect((await answer(change.id, { outcome: 'refused', reason: 'Non.' })).problem).toMatchObject({
      code: 'conflict',
      params: { change: { current: 'confirmed' } },
    })
    expect((await portal.call(withdrawFormulaChange, { as: member, params: { id: change.id } })).problem).toMatchObject(
      { code: 'conflict', params: { change: { current: 'confirmed' } } },
    )
  })

  it('refuses with its reason, and nothing changes', async () => {
    const member = await aPayer()
    const change = await asked(member)
    expect((await answer(change.id, { outcome: 'refused' })).problem?.errors).toEqual({ reason: ['required'] })
    const { body } = await answer(change.id, { outcome: 'refused', reason: 'Un dossier est en cours d’étude.' })
    expect(body).toMatchObject({ status: 'refused', reason: 'Un dossier est en cours d’étude.' })
    expect(await kindsOf(member)).toEqual(['formula_change_refused'])
    const { data, possible } = (await portal.call(listFormulaChanges, { as: member })).body
    expect([data[0]?.reason, possible[0]?.obstacle]).toEqual(['Un dossier est en cours d’étude.', null])
    on('2027-03-15')
    await settle()
    expect((await animalRow(member)).formula).toBe('integrale')
  })

  it('takes no day that is over, on which the animal has no cover, or that is years away', async () => {
    const member = await aPayer()
    const { id } = await asked(member)
    const from = async (takes_effect_on: string) =>
      (await answer(id, { outcome: 'confirmed', takes_effect_on })).problem?.errors
    expect(await from('2026-11-19')).toEqual({ takes_effect_on: ['effective_date_past'] })
    expect(await from('2028-11-21')).toEqual({ takes_effect_on: ['schema.too_big'] })
    await portal.db
      .updateTable('animals')
      .set({ cover_end: '2027-01-31', end_reason: 'sold' })
      .where('animal_id', '=', idOf(member))
      .execute()
    expect(await from('2027-02-01')).toEqual({ takes_effect_on: ['no_cover'] })
    expect((await answer(id, { outcome: 'confirmed', takes_effect_on: '2027-01-31' })).status).toBe(200)
    expect((await answer('nobody', { outcome: 'confirmed' })).problem?.code).toBe('not_found')
  })

  it('meets the member who gives it up at the same moment: exactly one of them is heard', async () => {
    for (let time = 0; time < 10; time += 1) {
      const member = await aPayer()
      const { id } = await asked(member)
      const as = await machine()
      const [given, confirmed] = await Promise.all([
        portal.call(withdrawFormulaChange, { as: member, params: { id } }),
        askMachine(portal, answerFormulaChange, { as, params: { id }, body: { outcome: 'confirmed' } }),
      ])
      const { status } = await row(id)
      expect([given.status, confirmed.status]).toEqual(status === 'withdrawn' ? [204, 409] : [409, 200])
      expect(await kindsOf(member)).toEqual(status === 'withdrawn' ? [] : ['formula_change_confirmed'])
    }
  })
})

describe('[PRE-03] a confirmed change on its day', () => {
  const estimate = (member: TestMember, care_date: string) =>
    portal.call(estimateRefund, {
      as: member,
      body: {
        animal_id: idOf(member),
        care_date,
        cause: 'accident',
        first_symptoms_on: null,
        lines: [{ care_kind: 'consultation', billed_cents: 18_000 }],
      },
    })

  async function confirmed(more = {}) {
    const member = await aPayer(more)
    const change = await asked(member)
    await answer(change.id, { outcome: 'confirmed' })
    return { member, change }
  }

  it('decides care of that day, and leaves the day before to the former formula, whether a job ran or not', async () => {
    const { member } = await confirmed()
    on('2027-03-20')
    for (const run of [async () => {}, settle]) {
      await run()
      const as = await later(member)
      const of = async (day: string) => (await estimate(as, day)).body.refunded_cents
      // (180 - 25) x 75 %, (180 - 60) x 90 %
      expect([await of('2027-03-14'), await of('2027-03-15')]).toEqual([11_625, 10_800])
    }
  })

  it('is told on the animal before, and is its formula from then on, though the job comes a day late', async () => {
    const { member } = await confirmed()
    const shown = async () =>
      (await portal.call(getAnimal, { as: await later(member), params: { id: idOf(member) } })).body
    on('2027-03-14')
    await settle()
    expect(await shown()).toMatchObject({
      formula: { name: 'integrale', monthly_price_cents: 2490 },
      next_formula: { name: 'confort', from: '2027-03-15', monthly_price_cents: 3990 },
    })
    on('2027-03-15')
    expect(await shown()).toMatchObject({
      formula: { name: 'confort', monthly_price_cents: 3990, reimbursement_rate: 90 },
      next_formula: null,
      limits: { ceiling: { amount_cents: 250_000 } },
    })
    expect((await animalRow(member)).formula).toBe('integrale')
    on('2027-03-16')
    await settle()
    expect(await animalRow(member)).toEqual({ formula: 'confort', monthly_price_cents: 3990 })
    expect(await kindsOf(member)).toEqual(['formula_change_confirmed', 'formula_change_applied'])
  })

  it('is written once by two nodes at the same time, and never again', async () => {
    const { member, change } = await confirmed()
    on('2027-03-15')
    await Promise.all([settle(), settle(), settle()])
    await settle()
    expect(await row(change.id)).toMatchObject({ status: 'applied', from_formula: 'integrale', from_price_cents: 2490 })
    expect(await kindsOf(member)).toEqual(['formula_change_confirmed', 'formula_change_applied'])
    const lines = await auditLines(portal, member.member_id, ['action'], 'contract.formula_changed')
    expect(lines).toHaveLength(1)
  })

  it('of 29 February is in force on that day', async () => {
    portal.clock.set(new Date('2027-11-20T10:00:00Z'))
    const { member } = await confirmed({ effective_date: '2024-02-29' })
    on('2028-03-01')
    const as = await later(member)
    const of = async (day: string) => (await estimate(as, day)).body.refunded_cents
    expect([await of('2028-02-28'), await of('2028-02-29')]).toEqual([11_625, 10_800])
  })

  it('is not in force for an animal that has left by then: nothing more is told', async () => {
    const { member, change } = await confirmed()
    await portal.db
      .updateTable('animals')
      .set({ cover_end: '2027-01-02', end_reason: 'deceased' })
      .where('animal_id', '=', idOf(member))
      .execute()
    const { body } = await portal.call(getAnimal, { as: member, params: { id: idOf(member) } })
    expect(body.next_formula).toBeNull()
    on('2027-03-15')
    await settle()
    expect(await row(change.id)).toMatchObject({ status: 'lapsed' })
    expect((await animalRow(member)).formula).toBe('integrale')
    expect(await kindsOf(member)).toEqual(['formula_change_confirmed'])
  })

  it('brought by the insurer before its day waits for that day', async () => {
    const { member, change } = await confirmed({ nevg: testNevg(5001) })
    const body = { nevg: member.nevg, formula: 'confort' }
    await askMachine(portal, putAnimal, { as: await machine(), params: { id: idOf(member) }, body })
    expect((await estimate(member, '2026-11-20')).body.refunded_cents).toBe(11_625)
    on('2027-03-15')
    await settle()
    expect(await row(change.id)).toMatchObject({ status: 'applied', from_formula: 'integrale' })
    const now = await later(member)
    const of = async (day: string) => (await estimate(now, day)).body.refunded_cents
    expect([await of('2027-03-14'), await of('2027-03-15')]).toEqual([11_625, 10_800])
  })

  it('stays beside what the insurer brings: another formula is that since the change, and no day before it', async () => {
    const { member, change } = await confirmed({ nevg: testNevg(5000) })
    on('2027-03-15')
    const as = await machine()
    const put = (formula: string) =>
      askMachine(portal, putAnimal, { as, params: { id: idOf(member) }, body: { nevg: member.nevg, formula } })
    // Brought before the job ran, it is what the change has made already.
    expect((await put('confort')).body).toEqual({ result: 'unchanged' })
    expect((await row(change.id)).status).toBe('applied')
    expect((await put('preventive')).body).toEqual({ result: 'changed' })
    const now = await later(member)
    const of = async (day: string) => (await estimate(now, day)).body.refunded_cents
    // (180 - 30) x 60 %
    expect([await of('2027-03-14'), await of('2027-03-15')]).toEqual([11_625, 9000])
  })
})

describe('[PRE-03] a confirmed change is told', () => {
  it('in the schedule of contributions and its notice, in the certificate, and in the calendar', async () => {
    const member = await aPayer({ features: ['payment_schedule', 'notifications'] })
    const change = await asked(member)
    await answer(change.id, { outcome: 'confirmed', monthly_price_cents: 3990 })
    const { body: schedule } = await portal.call(getPaymentSchedule, { as: member, query: { year: 2027 } })
    const of = (month: string) => schedule.data.find((one) => one.month === month)?.amount_cents
    // 14 of 31 days of March at 24,90 and 17 at 39,90
    expect([of('2027-02'), of('2027-03'), of('2027-04')]).toEqual([2490, 3313, 3990])
    const contrat = await portal.call(getDocument, { as: member, params: { type: 'contrat' }, query: {} })
    expect((await readPaper(contrat.bytes)).text).toContain(
      'À partir du 15 mars 2027, Oslo a la formule Confort, pour 39,90 € par mois',
    )
    const { href } = (await portal.call(createCalendarFeed, { as: member })).body
    const { bytes } = await portal.call(readCalendarFeed, { params: { token: href.slice(href.lastIndexOf('/') + 1) } })
    expect(bytes.toString()).toContain('DTSTART;VALUE=DATE:20270315')
    expect(bytes.toString()).toMatch(/SUMMARY:Oslo\u00a0: formule Confort/)
  })
})

describe('[PRE-03] a change that nobody has answered', () => {
  it('[REM-04] is told seven days before the renewal, once, and ends with it, which is told too', async () => {
    const member = await aPayer()
    const { id } = await asked(member)
    const morning = async (day: string) => {
      on(day)
      await sendAllNotifications(portal.platform, [unansweredChanges])
      await settle()
      return kindsOf(member)
    }
    expect(await morning('2027-03-07')).toEqual([])
    expect(await morning('2027-03-08')).toEqual(['formula_change_waiting'])
    expect(await morning('2027-03-14')).toEqual(['formula_change_waiting'])
    expect((await row(id)).status).toBe('pending')
    expect(await morning('2027-03-15')).toEqual(['formula_change_waiting', 'formula_change_lapsed'])
    expect(await morning('2027-03-16')).toEqual(['formula_change_waiting', 'formula_change_lapsed'])
    expect((await row(id)).status).toBe('lapsed')
    expect((await answer(id, { outcome: 'confirmed' })).problem).toMatchObject({
      params: { change: { current: 'lapsed' } },
    })
  })

  it('is answered late only for a day to come', async () => {
    const member = await aPayer()
    const { id } = await asked(member)
    on('2027-03-16')
    expect((await answer(id, { outcome: 'confirmed' })).problem?.errors).toEqual({
      takes_effect_on: ['effective_date_past'],
    })
    expect((await answer(id, { outcome: 'confirmed', takes_effect_on: '2027-04-01' })).status).toBe(200)
    await settle()
    expect((await row(id)).status).toBe('confirmed')
  })

  it('[REL-05] ends though another one fails, which ends when the job runs again', async () => {
    const [first, second] = [await aPayer(), await aPayer()]
    const [former, latter] = [await asked(first), await asked(second)]
    on('2027-03-16')
    const broken = { table: 'audit_log', member_id: first.member_id } as const
    await whileUnwritable(portal.db, broken, () => expect(settle()).rejects.toThrow('unwritable'))
    expect([(await row(former.id)).status, (await row(latter.id)).status]).toEqual(['pending', 'lapsed'])
    await settle()
    expect((await row(former.id)).status).toBe('lapsed')
  })

  it('is found by the morning alone while it waits', async () => {
    const member = await aPayer()
    const { id } = await asked(member)
    await portal.call(withdrawFormulaChange, { as: member, params: { id } })
    const found = await unansweredChanges(portal.db, '2027-03-10', walkStart, 100)
    expect(found.filter(({ subject_id }) => subject_id === id)).toEqual([])
  })
})
