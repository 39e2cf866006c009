import { disputeDecision, listDisputes } from '@coussinet/contract/disputes.ts'
import { beforeEach, expect, it } from 'vitest'
import { inTransaction } from '#platform/db/transaction.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { whileUnwritable } from '#testing/database/unwritable.ts'
import { heardEvents } from '#testing/outgoing/heard-events.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { writtenNotifications } from '#testing/outgoing/written-notifications.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aDecidedRequest, line, timePasses } from '../../tests/a-request.ts'
import { tellDueAnswers } from './due-answers.ts'
import { answerDispute } from './filed-disputes.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })
beforeEach(() => portal.clock.set(new Date('2026-11-20T10:00:00Z')))

type Country = { country: 'FR' | 'IT' | 'BE'; locale: 'fr' | 'it' | 'fr-BE' }

async function aDispute(of: Country = { country: 'FR', locale: 'fr' }) {
  const member = await aMember(portal, { effective_date: '2024-03-15', ...of })
  const [animal = { id: '' }] = member.animals
  const care = { care_date: '2026-11-10', cause: 'illness' as const }
  const { id } = await aDecidedRequest(portal, member, care, [line(animal.id, 'consultation', 10_000)])
  const form = { fields: { reason: 'Le montant ne suit pas mon contrat.' } }
  const { body } = await portal.call(disputeDecision, { as: member, params: { id }, form })
  return { member, request_id: id, dispute_id: body.id }
}

/** Two nodes at the same moment, and one of them again. */
async function on(day: string) {
  portal.clock.set(new Date(`${day}T05:40:00Z`))
  await timePasses(portal, { minutes: 1 })
  await Promise.all([tellDueAnswers(portal.platform), tellDueAnswers(portal.platform)])
  await tellDueAnswers(portal.platform)
}

const heard = async ({ member_id }: TestMember) =>
  (await heardEvents(portal, member_id)).filter(({ event }) => event === 'refund_request.dispute_answer_due')
const told = async ({ member_id }: TestMember) => writtenNotifications(portal, member_id, ['params'], 'dispute_late')

it.each([
  ['FR', 'fr', '2027-01-20', ['2027-01-12', '2027-01-13', '2027-01-21', '2027-01-22'], /La Médiation de l’assurance/],
  ['IT', 'it', '2027-01-04', ['2026-12-27', '2026-12-28', '2027-01-05', '2027-01-06'], /Arbitro Assicurativo/],
  ['BE', 'fr-BE', '2026-12-20', ['2026-12-12', '2026-12-13', '2026-12-21', '2026-12-22'], /Ombudsman des assurances/],
] as const)(
  '[FIX-01][REM-04] in %s the insurer hears a week before and once it is late, the member on that day, each once',
  async (country, locale, answer_by, [early, before, late, after], mediator) => {
    const { member, request_id, dispute_id } = await aDispute({ country, locale })
    const due = { event: 'refund_request.dispute_answer_due', request_id, dispute_id, answer_by }
    await on(early)
    expect(await heard(member)).toEqual([])
    await on(before)
    await on(answer_by)
    expect(await heard(member)).toMatchObject([{ ...due, late_days: 0 }])
    expect(await told(member)).toEqual([])
    await on(late)
    await on(after)
    expect(await heard(member)).toMatchObject([
      { ...due, late_days: 0 },
      { ...due, late_days: 1 },
    ])
    expect(await told(member)).toMatchObject([{ params: { request_id, expected_by: answer_by, date: late } }])
    const letter = (await sentMails(portal, member.member_id)).at(-1)?.letter
    expect(letter?.paragraphs.join(' ')).toMatch(mediator)
    const [stands] = (await portal.call(listDisputes, { as: member, params: { id: request_id } })).body.data
    expect(stands).toMatchObject({ late_days: 2, mediator_from: late, outcome: null })
  },
)

it('[FIX-01][REM-04] tells what it missed when it runs late, once, and nothing of what was answered', async () => {
  const [waits, answered] = [await aDispute(), await aDispute()]
  await on('2027-01-18')
  expect(await heard(waits.member)).toMatchObject([{ late_days: 0 }])
  await inTransaction(portal.db, (tx) =>
    answerDispute(tx, portal.platform, {
      dispute_id: answered.dispute_id,
      status: 'upheld',
      text: 'Le contrat le dit.',
      at: portal.clock.now(),
    }),
  )
  await on('2027-01-23')
  await on('2027-03-01')
  expect(await heard(waits.member)).toMatchObject([{ late_days: 0 }, { late_days: 3 }])
  expect(await told(waits.member)).toMatchObject([{ params: { expected_by: '2027-01-20', date: '2027-01-21' } }])
  expect([await heard(answered.member), await told(answered.member)]).toMatchObject([[{ late_days: 0 }], []])
})

it('[FIX-01][REL-05] tells of all disputes but the one that fails, which it tells of when it runs again', async () => {
  const disputes = [await aDispute(), await aDispute()]
  const [first, second] = disputes
    .map(({ member }) => member)
    .toSorted((one, other) => one.member_id.localeCompare(other.member_id))
  if (!first || !second) throw new Error('two members are needed')
  portal.clock.set(new Date('2027-01-18T05:40:00Z'))
  const broken = { table: 'insurer_events', member_id: first.member_id } as const
  await whileUnwritable(portal.db, broken, () => expect(tellDueAnswers(portal.platform)).rejects.toThrow('unwritable'))
  expect([await heard(first), await heard(second)]).toMatchObject([[], [{ late_days: 0 }]])
  await tellDueAnswers(portal.platform)
  expect([await heard(first), await heard(second)]).toMatchObject([[{ late_days: 0 }], [{ late_days: 0 }]])
})
