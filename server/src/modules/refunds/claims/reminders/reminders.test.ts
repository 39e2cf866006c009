import { changeAnimal } from '@coussinet/contract/animals.ts'
import { addDays, type Day } from '@coussinet/contract/domain/days.ts'
import type { AskReason } from '@coussinet/contract/domain/rejections.ts'
import { submitRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { sendAllNotifications } from '#modules/notifications/notifications.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { writtenNotifications } from '#testing/outgoing/written-notifications.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { findDueReminder } from '../../documents/deadlines.ts'
import { rejectUnanswered } from '../../refunds.jobs.ts'
import { aFiledRequest, look, move, timePasses, upload } from '../../tests/a-request.ts'
import { awaitedUntil, findAwaiting } from '../requests/awaited.store.ts'
import { awaitedDocuments } from './reminders.ts'

const portal = portalForTests()
let helene: TestMember

beforeEach(async () => {
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  helene = await aMember(portal, { features: ['notifications'] })
})

const start = {
  member_id: '00000000-0000-0000-0000-000000000000',
  subject_id: '00000000-0000-0000-0000-000000000000',
}
const morning = () => sendAllNotifications(portal.platform, [awaitedDocuments])

/** Goes to the morning of each of those days in turn, and runs the job. */
async function mornings(...days: Day[]): Promise<void> {
  for (const day of days) {
    portal.clock.set(new Date(`${day}T05:30:00Z`))
    await timePasses(portal, {})
    await morning()
  }
}

/** A filed request of which those things are asked. */
async function asked(due_on: Day, reasons: readonly AskReason[] = ['unreadable']): Promise<string> {
  const { id } = await aFiledRequest(portal, helene)
  await move(portal, helene, id, { to: 'processing' })
  await ask(id, due_on, reasons)
  return id
}

const animal_id = () => helene.animals[0]?.id ?? ''
const ask = (id: string, due_on: Day, reasons: readonly AskReason[] = ['unreadable']) =>
  move(portal, helene, id, {
    to: 'action-required',
    awaited: reasons.map((reason_code) => ({
      type: 'other' as const,
      animal_id: animal_id(),
      reason_code,
      note: null,
      due_on,
    })),
  })

async function answer(id: string): Promise<void> {
  await upload(portal, helene, id, { type: 'other', animal_id: animal_id() })
  await portal.call(submitRefundRequest, { as: helene, params: { id } })
}

async function told(): Promise<unknown[]> {
  const rows = await writtenNotifications(portal, helene.member_id, ['params'], 'documents_due')
  return rows.map(({ params }) => Reflect.get(Object(params), 'days'))
}

describe('a request that awaits a document', () => {
  it.each([
    ['the day before the first', 8, null],
    ['seven days before', 7, 7],
    ['a day late', 6, 7],
    ['three days before, after mornings without the job', 3, 7],
    ['two days before', 2, 7],
    ['the day before the last', 1, 1],
    ['the last day', 0, 1],
    ['the day after', -1, null],
  ])('[REM-01] has one reminder due: %s', (_when, left, reminder) => {
    // Over the end of the year, of February in a leap year, and of summer time.
    for (const due_on of ['2027-01-03', '2028-03-02', '2026-10-27', '2027-03-29'])
      expect(findDueReminder({ due_on, asked_on: addDays(due_on, -30), today: addDays(due_on, -left) })).toBe(reminder)
  })

  it('[REM-01] is told what the question left time for: what asks with seven days left or fewer announced it itself', () => {
    const due_on = '2026-12-20'
    const of = (before: number, left: number) =>
      findDueReminder({ due_on, asked_on: addDays(due_on, -before), today: addDays(due_on, -left) })
    expect([of(8, 7), of(7, 7), of(7, 6), of(3, 3), of(3, 2), of(3, 1), of(2, 1)]).toEqual([
      7,
      null,
      null,
      null,
      null,
      1,
      1,
    ])
    expect([of(1, 1), of(1, 0), of(0, 0)]).toEqual([null, null, null])
  })

  it('[REM-01] reminds seven days and one day before the last, once each, by notification and e-mail, of what is missing and what happens else', async () => {
    const id = await asked('2026-12-20', ['missing_care_sheet', 'unreadable'])
    await mornings('2026-12-12')
    expect(await told()).toEqual([])
    await mornings('2026-12-13', '2026-12-13', '2026-12-14', '2026-12-18')
    expect(await told()).toEqual([7])
    await mornings('2026-12-19', '2026-12-20', '2026-12-20', '2026-12-21')
    expect(await told()).toEqual([7, 1])
    const letters = (await sentMails(portal, helene.member_id)).map(({ letter }) => letter)
    const [name = ''] = (await look(portal, helene, id)).animals.map((animal) => animal.name)
    const [first, second] = letters.filter(({ paragraphs }) =>
      paragraphs.some((text) => text.includes('sera refusée et')),
    )
    expect(first).toMatchObject({
      title: `${name}\u00a0: il nous manque la feuille de soins et un document lisible`,
      action: { label: 'Voir ma demande', href: `http://localhost:3000/refunds/${id}` },
    })
    expect(first?.paragraphs.slice(1)).toEqual([
      expect.stringMatching(/^Il manque la feuille de soins d.+ Le document est illisible/),
      'Il reste 7 jours, jusqu’au 20 décembre 2026. Sans réponse d’ici là, la demande sera refusée et ces soins ne seront pas remboursés. L’étude reprend dès que tout est là.',
    ])
    expect(second?.paragraphs.at(-1)).toContain('Il reste 1 jour, jusqu’au 20 décembre 2026.')
    await timePasses(portal, {})
    await rejectUnanswered(portal.platform)
    expect((await look(portal, helene, id)).rejection?.code).toBe('documents_timeout')
  })

  it('[REM-01] is reminded once by a job that is late, with the days that are left; never of two at once', async () => {
    await asked('2026-12-20')
    await mornings('2026-12-17', '2026-12-18')
    expect(await told()).toEqual([3])
    await mornings('2026-12-20')
    expect(await told()).toEqual([3, 0])

    portal.clock.set(new Date('2026-11-20T10:00:00Z'))
    helene = await aMember(portal)
    await asked('2026-12-20')
    await mornings('2026-12-20', '2026-12-20')
    expect(await told()).toEqual([0])
  })

  it('[REM-01] is not reminded once it is answered, and says what is added and not sent', async () => {
    const answered = await asked('2026-12-20')
    const added = await asked('2026-12-20')
    await answer(answered)
    await upload(portal, helene, added, { type: 'other', animal_id: animal_id() })
    await mornings('2026-12-13')
    const letters = (await sentMails(portal, helene.member_id)).map(({ letter }) => letter)
    const due = letters.filter(({ title }) => title.includes('restent à envoyer'))
    expect(due.map(({ action }) => action?.href)).toEqual([`http://localhost:3000/refunds/${added}`])
    expect(due[0]?.paragraphs[1]).toBe('Tout ce que nous demandions est ajouté, mais pas encore envoyé.')
  })

  it('[REM-01][CAL-01] with several last days is reminded of that of the missing document; once all is there, of the latest', async () => {
    const id = await asked('2026-12-20')
    await answer(id)
    await move(portal, helene, id, { to: 'processing' })
    const documents = [
      ['other', '2026-12-20'],
      ['x-ray', '2027-01-15'],
    ] as const
    const awaited = documents.map(([type, due_on]) => ({
      type,
      animal_id: animal_id(),
      reason_code: 'unreadable' as const,
      note: null,
      due_on,
    }))
    await move(portal, helene, id, { to: 'action-required', awaited })
    const ends = async () => (await findAwaiting(portal.db, helene.member_id)).map(({ due_on }) => due_on)
    expect(await ends()).toEqual(['2026-12-20'])
    await upload(portal, helene, id, { type: 'other', animal_id: animal_id() })
    expect(await ends()).toEqual(['2027-01-15'])
    await mornings('2026-12-13', '2026-12-19')
    expect(await told()).toEqual([])
    await upload(portal, helene, id, { type: 'x-ray', animal_id: animal_id() })
    expect(await ends()).toEqual(['2027-01-15'])
    await mornings('2027-01-08', '2027-01-14')
    expect(await told()).toEqual([7, 1])
  })

  it('[REM-01][CAL-01] with an identification number that was given is reminded of the documents by their own last day', async () => {
    helene = await aMember(portal, { features: ['notifications'], animals: [{ name: 'Oslo', icad: null }] })
    const { id } = await aFiledRequest(portal, helene)
    await move(portal, helene, id, { to: 'processing' })
    const number = { type: null, animal_id: animal_id(), reason_code: 'missing_icad' as const, note: null }
    const sheet = { type: 'other' as const, animal_id: animal_id(), reason_code: 'unreadable' as const, note: null }
    const awaited = [
      { ...number, due_on: '2026-12-10' },
      { ...sheet, due_on: '2026-12-20' },
    ]
    await move(portal, helene, id, { to: 'action-required', awaited })
    const ends = async () => (await findAwaiting(portal.db, helene.member_id)).map(({ due_on }) => due_on)
    expect(await ends()).toEqual(['2026-12-10'])
    portal.clock.set(new Date('2026-12-02T10:00:00Z'))
    await timePasses(portal, {})
    const body = { icad: '250269812340176' }
    expect((await portal.call(changeAnimal, { as: helene, params: { id: animal_id() }, body })).status).toBe(200)
    expect(await ends()).toEqual(['2026-12-20'])
    expect((await look(portal, helene, id)).awaited.map(({ due_on }) => due_on)).toEqual(['2026-12-20'])
    await mornings('2026-12-03', '2026-12-09', '2026-12-13', '2026-12-19')
    expect(await told()).toEqual([7, 1])
  })

  it('[REM-01] is found by its last day, not among all that ever waited', async () => {
    const plan = await portal.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      const walk = awaitedUntil({ from: '2026-12-13', to: '2026-12-20', after: start, limit: 10 })
      return sql<{ 'QUERY PLAN': string }>`explain ${walk}`.execute(tx)
    })
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/refund_request_awaited_due/)
  })

  it('[REM-01] asked again is reminded anew, for its own last day', async () => {
    const id = await asked('2026-12-20')
    await mornings('2026-12-13')
    await answer(id)
    await move(portal, helene, id, { to: 'processing' })
    await ask(id, '2027-01-04')
    await mornings('2026-12-19', '2026-12-28', '2027-01-03')
    expect(await told()).toEqual([7, 7, 1])
  })

  it('[REM-01] is reminded once by two nodes that run the job at the same time', async () => {
    for (let count = 0; count < 8; count += 1) await asked('2026-12-20')
    portal.clock.set(new Date('2026-12-13T05:30:00Z'))
    await Promise.all([morning(), morning(), morning()])
    expect(await told()).toEqual(Array.from({ length: 8 }, () => 7))
    const titles = (await sentMails(portal, helene.member_id)).map(({ letter }) => letter.title)
    expect(titles.filter((title) => title.includes('il nous manque un document lisible'))).toHaveLength(16)
  })

  it('[REM-01] that is answered while the job runs is told nothing', async () => {
    const id = await asked('2026-12-20')
    portal.clock.set(new Date('2026-12-13T05:30:00Z'))
    await timePasses(portal, {})
    const found = await awaitedDocuments(portal.db, '2026-12-13', start, 200)
    expect(found.map(({ subject_id, notification }) => [subject_id, notification?.kind])).toContainEqual([
      id,
      'documents_due',
    ])
    await answer(id)
    await sendAllNotifications(portal.platform, [async () => found])
    expect(await told()).toEqual([])
  })
})
