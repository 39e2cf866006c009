import { drawSponsorship, listSponsorshipRequests, requestQuote } from '@coussinet/contract/sponsorship.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openMemberSession } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { loadDemo } from '../../load-demo.ts'
import { demoId } from '../../seed/demo-id.ts'
import { demoGodchildQueue, type GodchildStep, onGodchildEvent, runGodchildStep } from './godchild-steps.ts'
import { moveGodchildManually } from './move-godchild-manually.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })
beforeAll(async () => {
  // Nobody works on the queue: the test takes each turn itself.
  await portal.platform.jobs.declare(demoGodchildQueue)
  await loadDemo(portal.platform)
})
beforeEach(() => portal.clock.set(new Date('2026-11-20T10:00:00Z')))

const as = (member: string) => openMemberSession(portal, demoId(member))
const listed = async (member: string) => (await portal.call(listSponsorshipRequests, { as: await as(member) })).body
const byHand = (move: Parameters<typeof moveGodchildManually>[1]) => moveGodchildManually(portal.platform, move)

async function nextTurn(member_id: string): Promise<{ data: GodchildStep; start_after: Date } | undefined> {
  const { rows } = await sql<{ data: GodchildStep; start_after: Date }>`
    select data, start_after from pgboss.job where name = ${demoGodchildQueue} and data->>'member_id' = ${member_id} order by start_after desc limit 1`.execute(
    portal.db,
  )
  return rows[0]
}

it('[SPO-04] the demo’s insurer signs a guest’s quote and waits for its 14 days, honestly', async () => {
  const quote = {
    sponsor: 'marco-p8wnb2f7ty9g',
    firstname: 'Anna',
    lastname: 'Bianchi',
    email: 'anna.bianchi@example.org',
    phone: null,
    country: 'IT',
    postal_code: '10121',
    animal: { type: 'dog', name: 'Pesto' },
  } as const
  expect((await portal.call(requestQuote, { body: quote, headers: { 'accept-language': 'it' } })).status).toBe(202)
  const [godchild] = (await listed('m5')).data
  const id = godchild?.id ?? ''
  const member_id = demoId('m5')
  await onGodchildEvent(portal.platform, {
    event: 'sponsorship.quote_requested',
    member_id,
    sponsorship_request_id: id,
  })
  for (const [step, seconds, status] of [
    ['sign', 30, 'signed'],
    ['begin', 55, 'pending'],
  ] as const) {
    const turn = await nextTurn(member_id)
    expect([turn?.data.step, turn?.start_after]).toEqual([
      step,
      new Date(Date.parse('2026-11-20T10:00:00Z') + seconds * 1000),
    ])
    if (!turn) continue
    portal.clock.set(turn.start_after)
    await runGodchildStep(portal.platform, turn.data)
    await runGodchildStep(portal.platform, turn.data)
    expect((await listed('m5')).data[0]?.status).toBe(status)
  }
  expect((await listed('m5')).data[0]).toMatchObject({ effective_date: '2026-11-20', validates_on: '2026-12-04' })
})

it('pays a gain that was discovered a moment ago', async () => {
  const member_id = demoId('m1')
  const id = demoId('s04')
  await portal.call(drawSponsorship, { as: await as('m1'), params: { id } })
  await onGodchildEvent(portal.platform, { event: 'sponsorship.drawn', member_id, sponsorship_request_id: id })
  const turn = await nextTurn(member_id)
  expect(turn?.start_after).toEqual(new Date('2026-11-20T10:00:20Z'))
  if (turn) await runGodchildStep(portal.platform, turn.data)
  expect((await listed('m1')).data.find((one) => one.id === id)).toMatchObject({ paid_on: '2026-11-20' })
})

describe('a hand', () => {
  it('[SPO-04] moves a godchild by legal steps, and pays a gain that was discovered', async () => {
    const id = demoId('s01')
    expect(await byHand({ godchild: id, to: 'validated' })).toEqual({
      ok: true,
      id,
      godchild: 'Camille R.',
      from: 'created',
      to: 'validated',
    })
    expect((await listed('m1')).data[0]).toMatchObject({
      status: 'validated',
      effective_date: '2026-11-06',
      validates_on: '2026-11-20',
    })
    expect(await byHand({ godchild: id, to: 'paid' })).toEqual({
      ok: false,
      status: 409,
      sentence: 'Camille R. is validated: the member discovers the gain before it is paid.',
    })
    expect((await portal.call(drawSponsorship, { as: await as('m1'), params: { id } })).status).toBe(200)
    expect(await byHand({ godchild: id, to: 'paid' })).toMatchObject({ ok: true, from: 'drawn' })
    expect((await listed('m1')).data[0]).toMatchObject({ paid_on: '2026-11-20' })
    expect(await byHand({ godchild: id, to: 'pending' })).toMatchObject({ sentence: 'Camille R. is paid already.' })
  })

  it('[SPO-04] says that a godchild waits for a sponsor who owes contributions', async () => {
    const contract = (change: { status: string }) =>
      portal.db.updateTable('contracts').set(change).where('member_id', '=', demoId('m2')).execute()
    await contract({ status: 'suspended' })
    expect(await byHand({ godchild: demoId('s07'), to: 'validated' })).toMatchObject({
      ok: false,
      status: 409,
      sentence: 'Chiara P. waits: the sponsor owes contributions. Once they are paid, this works.',
    })
    await contract({ status: 'active' })
    expect(await byHand({ godchild: demoId('s07'), to: 'validated' })).toMatchObject({ ok: true, from: 'pending' })
  })

  it('lets a contract have begun earlier where a later day stands in the way', async () => {
    expect(await byHand({ godchild: demoId('s02'), to: 'pending' })).toMatchObject({ ok: true })
    expect((await listed('m1')).data[1]).toMatchObject({ status: 'pending', effective_date: '2026-11-20' })
    expect(await byHand({ godchild: demoId('s03'), to: 'validated' })).toMatchObject({ ok: true })
    expect((await listed('m1')).data[2]).toMatchObject({ status: 'validated', effective_date: '2026-11-06' })
  })
})
