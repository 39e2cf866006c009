import { getAnimal } from '@coussinet/contract/animals.ts'
import { deleteQuote, getQuote } from '@coussinet/contract/quotes.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { sendAllNotifications } from '#modules/notifications/notifications.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { whileUnwritable } from '#testing/database/unwritable.ts'
import { heardEvents } from '#testing/outgoing/heard-events.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { writtenNotifications } from '#testing/outgoing/written-notifications.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { deleteAbandonedDrafts, remindOfDrafts } from '../refunds.jobs.ts'
import { aFiledQuote, anAgreement, aQuoteDraft, lookAtQuote, uploadQuote } from '../tests/a-quote.ts'
import { timePasses } from '../tests/a-request.ts'
import { deleteAbandonedQuotes, endingAgreements, lapseAgreements } from './quote-ends.ts'

const began = '2026-11-20T10:00:00Z'
const portal = portalForTests({ at: began })
let helene: TestMember
beforeEach(async () => {
  portal.clock.advance({ seconds: (Date.parse(began) - portal.clock.now().getTime()) / 1000 })
  helene = await aMember(portal, { effective_date: '2024-03-15' })
})

const told = async () => (await writtenNotifications(portal, helene.member_id, ['kind'])).map(({ kind }) => kind)
const events = async () => (await heardEvents(portal, helene.member_id)).map(({ event }) => event)
const morning = () => sendAllNotifications(portal.platform, [endingAgreements])
const lapse = () => lapseAgreements(portal.platform)

describe('an agreement', () => {
  it('[PRE-01][REM-01] is announced seven days and one day before its last, once each, with the days that are left', async () => {
    await anAgreement(portal, helene)
    for (let days = 0; days <= 41; days += 1) {
      await Promise.all([morning(), morning()])
      await timePasses(portal, { days: 1 })
    }
    expect(await told()).toEqual(['quote_answered', 'quote_ending', 'quote_ending'])
    const letters = (await sentMails(portal, helene.member_id)).map(({ letter }) => letter.paragraphs[0])
    expect(letters[1]).toMatch(/^Il reste 7 jours, jusqu’au 31 décembre 2026, .*431,25/)
    expect(letters[2]).toMatch(/^Il reste 1 jour, /)
  })

  it('[PRE-01] lapses after its last day, once, by jobs that run twice, at once or late, and is told to both sides', async () => {
    const { id } = await anAgreement(portal, helene)
    await timePasses(portal, { days: 41 })
    await lapse()
    expect((await lookAtQuote(portal, helene, id)).status).toBe('answered')
    await timePasses(portal, { days: 3 })
    await Promise.all([lapse(), lapse()])
    await lapse()
    expect(await lookAtQuote(portal, helene, id)).toMatchObject({
      status: 'lapsed',
      ended_at: '2027-01-03T10:00:00.000Z',
      answer: { refunded_cents: 43_125, reserved_cents: 0 },
    })
    expect(await told()).toEqual(['quote_answered', 'quote_lapsed'])
    expect(await events()).toEqual(['quote.submitted', 'quote.lapsed'])
    const params = { id: helene.animals[0]?.id ?? '' }
    const { limits } = (await portal.call(getAnimal, { as: helene, params })).body
    expect(limits?.ceiling).toMatchObject({ reserved_cents: 0, remaining_cents: 150_000 })
  })

  it.each([
    ['died is neither announced nor said to have lapsed', 'deceased', []],
    ['was sold is announced and said to have lapsed', 'sold', ['quote_ending', 'quote_lapsed']],
  ])('[LIFE-01][PRE-01] of an animal that %s', async (_, end_reason, kinds) => {
    const { id } = await anAgreement(portal, helene)
    await portal.db
      .updateTable('animals')
      .set({ cover_end: '2026-12-01', end_reason })
      .where('member_id', '=', helene.member_id)
      .execute()
    await timePasses(portal, { days: 34 })
    await morning()
    await timePasses(portal, { days: 10 })
    await lapse()
    expect((await lookAtQuote(portal, helene, id)).status).toBe('lapsed')
    expect(await told()).toEqual(['quote_answered', ...kinds])
    expect(await events()).toEqual(['quote.submitted', 'quote.lapsed'])
  })

  it('[PRE-01] that was withdrawn is neither announced nor lapses', async () => {
    const { id } = await anAgreement(portal, helene)
    await portal.call(deleteQuote, { as: helene, params: { id } })
    await timePasses(portal, { days: 40 })
    await morning()
    await timePasses(portal, { days: 10 })
    await lapse()
    expect(await told()).toEqual(['quote_answered'])
    expect(await events()).toEqual(['quote.submitted', 'quote.withdrawn'])
  })
})

it('[PRE-01] a quote that nobody answers is not ended: it says by how many days its answer is late', async () => {
  const { id } = await aFiledQuote(portal, helene)
  await timePasses(portal, { days: 60 })
  await morning()
  await lapse()
  await deleteAbandonedQuotes(portal.platform)
  expect(await lookAtQuote(portal, helene, id)).toMatchObject({
    status: 'pending',
    expected_by: '2026-11-24',
    late_days: 56,
  })
})

it('[PRE-01][REM-02][SEC-42] the draft of a quote is deleted 30 days after its last change with its files, and not before a day has passed since it was announced', async () => {
  const { id } = await aQuoteDraft(portal, helene, { vet_name: 'Clinique des Tilleuls' })
  await uploadQuote(portal, helene, id)
  const there = async () => (await portal.call(getQuote, { as: helene, params: { id } })).status
  await timePasses(portal, { days: 31 })
  await deleteAbandonedQuotes(portal.platform)
  expect(await there()).toBe(200)
  await remindOfDrafts(portal.platform)
  await remindOfDrafts(portal.platform)
  await deleteAbandonedDrafts(portal.platform)
  expect([await told(), await there()]).toEqual([['quote_draft_ending'], 200])
  await timePasses(portal, { days: 1, minutes: 1 })
  await Promise.all([deleteAbandonedQuotes(portal.platform), deleteAbandonedQuotes(portal.platform)])
  expect(await there()).toBe(404)
  const left = await portal.db.selectFrom('documents').select('file_id').where('quote_id', '=', id).execute()
  expect(left).toEqual([])
})

it('[SEC-42][REL-05] drafts of quotes are deleted though one of them fails', async () => {
  const members = [helene, await aMember(portal)].toSorted((one, other) => one.member_id.localeCompare(other.member_id))
  const drafts = await Promise.all(members.map((member) => aQuoteDraft(portal, member)))
  await timePasses(portal, { days: 30 })
  await remindOfDrafts(portal.platform)
  await timePasses(portal, { days: 1, seconds: 1 })
  const statuses = () =>
    Promise.all(
      members.map(async (as, place) => {
        const params = { id: drafts[place]?.id ?? '' }
        return (await portal.call(getQuote, { as, params })).status
      }),
    )
  const broken = { table: 'audit_log', member_id: members[0]?.member_id ?? '' } as const
  await whileUnwritable(portal.db, broken, () =>
    expect(deleteAbandonedQuotes(portal.platform)).rejects.toThrow('unwritable'),
  )
  expect(await statuses()).toEqual([200, 404])
  await deleteAbandonedQuotes(portal.platform)
  expect(await statuses()).toEqual([404, 404])
})
