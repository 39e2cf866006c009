import { listRequestMessages, sendRequestMessage } from '@coussinet/contract/request-messages.ts'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { aFiledRequest } from '#modules/refunds/tests/a-request.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { heardEvents } from '#testing/outgoing/heard-events.ts'
import { ownPortalForTests } from '#testing/start-portal.ts'
import { demoMessageQueue, type MessageTurn, onMessageEvent, runMessageTurn } from './answer-message.ts'
import { demoStepQueue, onRequestEvent } from './request-steps.ts'

const portal = ownPortalForTests()
beforeAll(async () => {
  // Nobody works on the queues: the test takes each turn itself.
  await portal.platform.jobs.declare(demoMessageQueue)
  await portal.platform.jobs.declare(demoStepQueue)
})

const thread = async (as: TestMember, id: string) =>
  (await portal.call(listRequestMessages, { as, params: { id }, query: {} })).body.data

async function writes(as: TestMember, id: string, text: string): Promise<void> {
  await portal.call(sendRequestMessage, { as, params: { id }, form: { fields: { text } } })
  const event = (await heardEvents(portal, as.member_id)).at(-1)
  if (!event) throw new Error('Nothing was told.')
  await onMessageEvent(portal.platform, event)
  await onRequestEvent(portal.platform, event)
}

async function planned(queue: string) {
  const { rows } = await sql<{
    data: MessageTurn
    start_after: Date
  }>`select data, start_after from pgboss.job where name = ${queue} order by created_on`.execute(portal.db)
  return rows
}

it('[MSG-01] the demo’s insurer reads what a member wrote, and answers in their language within a minute, once', async () => {
  const giulia = await aMember(portal, { locale: 'it', country: 'IT', firstname: 'Giulia' })
  const { id } = await aFiledRequest(portal, giulia)
  await writes(giulia, id, 'Buongiorno')
  await writes(giulia, id, 'A che punto siete?')
  const turns = await planned(demoMessageQueue)
  expect(turns).toHaveLength(2)
  expect(await planned(demoStepQueue)).toEqual([])
  const last = turns.at(-1)
  expect((last?.start_after.getTime() ?? 0) - portal.clock.now().getTime()).toBeLessThanOrEqual(60_000)
  portal.clock.set(last?.start_after ?? new Date())
  for (const { data } of [...turns, ...turns]) await runMessageTurn(portal.platform, data)
  const [answer, ...asked] = await thread(giulia, id)
  expect(asked.map(({ text, read_at }) => [text, read_at !== null])).toEqual([
    ['A che punto siete?', true],
    ['Buongiorno', true],
  ])
  expect(answer).toMatchObject({ author: 'insurer', author_name: 'Chiara', read_at: null })
  expect(answer?.text).toMatch(/^Buongiorno Giulia,/)
})
