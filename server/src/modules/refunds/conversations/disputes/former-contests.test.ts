import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { disputeDecision, listDisputes } from '@coussinet/contract/disputes.ts'
import { listWebhooks } from '@coussinet/contract/integration/webhooks.ts'
import { listNotifications } from '@coussinet/contract/notifications.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { portalFolder } from '#platform/core/places.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { aMember } from '#testing/a-member.ts'
import { heardEvents } from '#testing/outgoing/heard-events.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aDecidedRequest, line, timePasses } from '../../tests/a-request.ts'
import { tellDueAnswers } from './due-answers.ts'
import { answerDispute } from './filed-disputes.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })

async function aDispute() {
  const member = await aMember(portal, {
    effective_date: '2024-03-15',
    country: 'FR',
    features: ['notifications'],
  })
  const care = { care_date: '2026-11-10', cause: 'illness' as const }
  const animal_id = member.animals[0]?.id ?? ''
  const { id } = await aDecidedRequest(portal, member, care, [line(animal_id, 'consultation', 10_000)])
  const form = { fields: { reason: 'Le montant ne suit pas mon contrat.' } }
  const { body } = await portal.call(disputeDecision, { as: member, params: { id }, form })
  return { member, request_id: id, dispute_id: body.id }
}

/** Updates of the migration, again: on rows as 0.1 wrote them. */
async function applyUpdates() {
  const script = await readFile(join(portalFolder, 'server/migrations/0058_disputes.sql'), 'utf8')
  const updates = script.split(/;\s*$/m).filter((statement) => /^update\b/m.test(statement))
  expect(updates).toHaveLength(3)
  for (const statement of updates) await sql.raw(statement).execute(portal.db)
}

it('[FIX-01][REL-16] a node of 0.1 and this one read and answer the same disputes', async () => {
  const { member, request_id, dispute_id } = await aDispute()
  const { rows } = await sql<{ request_id: string; contested_decision: number }>`
    select request_id, contested_decision from contests where contest_id = ${dispute_id}`.execute(portal.db)
  expect(rows).toEqual([{ request_id, contested_decision: 0 }])

  await sql`update contests set status = 'upheld', answered_at = ${portal.clock.now()}, outcome_text = 'Non.', outcome_decision = 0
    where contest_id = ${dispute_id}`.execute(portal.db)
  const second = newId()
  await sql`insert into contests (member_id, contest_id, request_id, status, contested_decision, reason, lines, file_ids, created_at)
    values (${member.member_id}, ${second}, ${request_id}, 'pending', 0, 'Encore.', '[]', '[]', ${portal.clock.now()})`.execute(
    portal.db,
  )
  const read = async () =>
    new Map(
      (await portal.call(listDisputes, { as: member, params: { id: request_id } })).body.data.map(({ id, status }) => [
        id,
        status,
      ]),
    )
  expect(await read()).toEqual(
    new Map<string, string>([
      [dispute_id, 'upheld'],
      [second, 'pending'],
    ]),
  )
  const at = portal.clock.now()
  await answerDispute(portal.db, portal.platform, { dispute_id: second, status: 'upheld', text: 'Non plus.', at })
  expect([...(await read()).values()]).toEqual(['upheld', 'upheld'])
})

it('[NOT-01][REL-16] a notification that 0.1 wrote is shown under its present kind', async () => {
  const { member } = await aDispute()
  const read = async () => (await portal.call(listNotifications, { as: member, query: {} })).body.data
  const [received] = (await read()).filter(({ kind }) => kind === 'dispute_received')
  expect(received?.title).toMatch(/contestation/)
  await sql`update notifications set kind = 'contest_received' where notification_id = ${received?.id}`.execute(
    portal.db,
  )
  expect(await read()).toContainEqual(received)
})

it('[REM-04][REL-16] what 0.1 announced once is not announced again, to the member or the insurer', async () => {
  const { member, dispute_id, request_id } = await aDispute()
  const counts = async () => ({
    mails: (await sentMails(portal, member.member_id)).length,
    events: (await heardEvents(portal, member.member_id)).length,
  })
  const on = async (day: string) => {
    portal.clock.set(new Date(`${day}T05:40:00Z`))
    await timePasses(portal, { minutes: 1 })
    await tellDueAnswers(portal.platform)
  }
  await on('2027-01-13')
  const reminded = await counts()
  await sql`update insurer_events set event = 'refund_request.contest_answer_due',
    data = (data - 'dispute_id') || jsonb_build_object('contest_id', data -> 'dispute_id')
    where member_id = ${member.member_id} and event = 'refund_request.dispute_answer_due'`.execute(portal.db)
  await applyUpdates()
  const { event, data } = await portal.db
    .selectFrom('insurer_events')
    .select(['event', 'data'])
    .where('member_id', '=', member.member_id)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect([event, data]).toEqual([
    'refund_request.dispute_answer_due',
    { dispute_id, request_id, answer_by: '2027-01-20', late_days: 0 },
  ])
  await on('2027-01-14')
  expect(await counts()).toEqual(reminded)

  await on('2027-01-21')
  const late = await counts()
  expect(late.mails).toBeGreaterThan(reminded.mails)
  await sql`update notifications set kind = 'contest_late' where kind = 'dispute_late'`.execute(portal.db)
  await on('2027-01-22')
  expect(await counts()).toEqual(late)
})

it('[EVT-01][REL-16] a webhook that named the former events hears the present ones, and lists those alone', async () => {
  await sql`insert into webhook_endpoints (webhook_id, url, events, sealed_secret, created_at, changed_at, disabled_at)
    values (${newId()}, 'https://insurer.example/hook', array['refund_request.contested'], ''::bytea, now(), now(), now())`.execute(
    portal.db,
  )
  await applyUpdates()
  const as = await aMachine(portal, ['webhooks:manage'])
  const { body } = await askMachine(portal, listWebhooks, { as })
  expect(body.data.map(({ events }) => events)).toEqual([['refund_request.disputed']])
})

it('[FIX-01] the address of the page in mails of 0.1 leads to the present one', async () => {
  const { statusCode, headers } = await portal.app.inject('/refunds/0b6c4f5e-1111-4222-8333-944455556666/contest')
  expect([statusCode, headers.location]).toEqual([301, '/refunds/0b6c4f5e-1111-4222-8333-944455556666/dispute'])
})
