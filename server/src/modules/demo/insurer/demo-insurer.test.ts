import type { CareKind } from '@coussinet/contract/domain/care.ts'
import { changeRefundRequest, getRefundRequest, submitRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { estimateRequest, getRefund } from '@coussinet/contract/refunds.ts'
import type { UnderstoodPaper } from '@coussinet/reading/understand.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoQueue } from '#modules/events/insurer-events.ts'
import type { StoredReading } from '#modules/refunds/documents/readings/stored-reading.ts'
import { anAgreement, lookAtQuote } from '#modules/refunds/tests/a-quote.ts'
import { aFileRow, aReadyDraft } from '#modules/refunds/tests/a-request.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { jobsDone } from '#testing/outgoing/sent-mails.ts'
import { ownPortalForTests } from '#testing/start-portal.ts'
import { countMoves } from '../demo.store.ts'
import { computeChance } from '../seed/demo-id.ts'
import { demoInsurer } from './demo-insurer.ts'
import { moveManually } from './move-manually.ts'
import { onRequestEvent, runDemoStep, type InsurerTurn, demoStepQueue } from './request-steps.ts'

const portal = ownPortalForTests({ at: '2026-11-20T10:00:00Z' })
beforeAll(async () => {
  // Nobody works on the queue: the test takes each turn itself.
  await portal.platform.jobs.declare(demoStepQueue)
})
beforeEach(async () => {
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  await sql`delete from pgboss.job where name = ${demoStepQueue}`.execute(portal.db)
})

const isQuestioned = (request_id: string) => computeChance(`${request_id} question`, 5) === 0

function idWhere(wanted: (id: string) => boolean): string {
  const id = newId()
  return wanted(id) ? id : idWhere(wanted)
}

async function aPendingRequest(
  member: TestMember,
  request_id: string,
  care: { care_date?: string; cause?: string } = {},
): Promise<string> {
  const { db, clock } = portal
  const { member_id } = member
  const at = clock.now()
  const of = { member_id, request_id }
  const request = {
    ...of,
    status: 'pending',
    tracking_reference: `ZR-2026-${request_id.slice(0, 8).toUpperCase()}`,
    care_date: care.care_date ?? '2026-11-18',
    cause: care.cause ?? 'accident',
  }
  await db
    .insertInto('refund_requests')
    .values({ ...request, paid_confirmed: true, created_at: at, changed_at: at, submitted_at: at })
    .execute()
  await db
    .insertInto('refund_request_animals')
    .values(member.animals.map(({ id }, position) => ({ ...of, animal_id: id, position })))
    .execute()
  await db
    .insertInto('refund_request_moves')
    .values([
      { ...of, position: 0, step: 'filed', at },
      { ...of, position: 1, step: 'pending', at },
    ])
    .execute()
  return request_id
}

const hear = (member: TestMember, request_id: string) =>
  onRequestEvent(portal.platform, { event: 'refund_request.submitted', member_id: member.member_id, request_id })

async function plannedTurns() {
  const { rows } = await sql<{
    data: InsurerTurn
    start_after: Date
  }>`select data, start_after from pgboss.job where name = ${demoStepQueue} order by created_on`.execute(portal.db)
  return rows
}

/** Takes the turn planned last, at its time; returns how many seconds after the start of the test that was. */
async function takeNext(): Promise<number> {
  const next = (await plannedTurns()).at(-1)
  if (!next) throw new Error('nothing is planned')
  portal.clock.set(next.start_after)
  await runDemoStep(portal.platform, next.data)
  return (next.start_after.getTime() - Date.parse('2026-11-20T10:00:00Z')) / 1000
}

const requestAs = async (member: TestMember, id: string) =>
  (await portal.call(getRefundRequest, { as: member, params: { id } })).body
const statusOf = async (member: TestMember, id: string) => (await requestAs(member, id)).status
async function paymentDay(request_id: string): Promise<string | null> {
  const { payment_date } = await portal.db
    .selectFrom('refunds')
    .select('payment_date')
    .where('request_id', '=', request_id)
    .executeTakeFirstOrThrow()
  return payment_date
}
async function statusIn(request_id: string): Promise<string> {
  const { status } = await portal.db
    .selectFrom('refund_requests')
    .select('status')
    .where('request_id', '=', request_id)
    .executeTakeFirstOrThrow()
  return status
}

it('opens, decides and pays a request within a minute', async () => {
  const member = await aMember(portal)
  const id = await aPendingRequest(
    member,
    idWhere((one) => !isQuestioned(one)),
  )
  await hear(member, id)
  expect([await takeNext(), await statusOf(member, id)]).toEqual([12, 'processing'])
  expect([await takeNext(), await statusOf(member, id)]).toEqual([37, 'accepted'])
  expect(await takeNext()).toBe(55)
  const { timeline, amount_to_refund_cents, refunds } = await requestAs(member, id)
  expect(timeline.map(({ step, at }) => [step, at !== null])).toEqual(
    ['filed', 'pending', 'processing', 'accepted', 'finished'].map((step) => [step, true]),
  )
  expect(amount_to_refund_cents).toBeGreaterThan(0)
  const [paid] = await portal.db
    .selectFrom('refunds')
    .select(['payment_date', 'lines'])
    .where('refund_id', '=', refunds[0]?.id ?? '')
    .execute()
  expect(paid?.payment_date).toBe('2026-11-20')
  expect(await plannedTurns()).toHaveLength(3)
})

describe('[READ-04] the bill that was read', () => {
  const read = (over: Partial<UnderstoodPaper> = {}): StoredReading => ({
    status: 'done',
    understood: {
      document: 'invoice',
      care_date: null,
      invoice_number: null,
      clinic: null,
      clinic_number: null,
      chip: null,
      total_cents: null,
      lines: [
        aReadLine('Consultation', 5200, 'consultation'),
        aReadLine('Radiographie thorax', 9400, null),
        aReadLine('Croquettes 2 kg', 2490, 'food'),
        aReadLine('Remise', -600, null),
      ],
      ...over,
    },
    filled: [],
    // The member answered what it is.
    told: [{ line: 2, care_kind: 'xray' }],
  })
  const aReadLine = (label: string, amount_cents: number, care_kind: CareKind | null) => ({
    label,
    amount_cents,
    care_kind,
    sure: care_kind !== null,
    box: null,
  })
  type Filed = { quote_id?: string; animal_ids?: string[] }
  /** A filed request with its invoice, and what its member was told before that it brings. */
  async function filedWith(member: TestMember, reading: StoredReading, { quote_id, animal_ids }: Filed = {}) {
    const { id } = await aReadyDraft(portal, member, {
      care_date: '2026-11-18',
      ...(animal_ids ? { animal_ids } : {}),
    })
    if (quote_id) await portal.call(changeRefundRequest, { as: member, params: { id }, body: { quote_id } })
    await portal.db
      .updateTable('documents')
      .set({ reading: JSON.stringify(reading) })
      .where('request_id', '=', id)
      .where('type', '=', 'invoice')
      .execute()
    const announced = (await portal.call(estimateRequest, { as: member, params: { id } })).body
    await portal.call(submitRefundRequest, { as: member, params: { id } })
    return { id, announced }
  }
  const decideByDemo = async (id: string) => {
    await moveManually(portal.platform, { request: id, to: 'processing' })
    return moveManually(portal.platform, { request: id, to: 'accepted' })
  }

  it('is decided by its lines, the member’s answers among them: what was announced is what is paid', async () => {
    const member = await aMember(portal)
    const { id, announced } = await filedWith(member, read())
    expect(announced.refunded_cents).toBeGreaterThan(0)
    expect(await decideByDemo(id)).toMatchObject({ ok: true })
    const { amount_to_refund_cents, refunds } = await requestAs(member, id)
    expect(amount_to_refund_cents).toBe(announced.refunded_cents)
    const { body } = await portal.call(getRefund, { as: member, params: { id: refunds[0]?.id ?? '' } })
    expect(body.lines.map(({ label, refunded_cents }) => [label, refunded_cents])).toEqual(
      ['Consultation', 'Radiographie thorax', 'Croquettes 2 kg'].map((label, place) => [
        label,
        announced.lines[place]?.refunded_cents,
      ]),
    )
  })

  it('under an agreement is paid as announced, and by the lines of the quote where nothing was read', async () => {
    const member = await aMember(portal)
    const lines = [{ label: 'TPLO', care_kind: 'surgery' as const, billed_cents: 60_000 }]
    const quote = await anAgreement(portal, member, { lines })
    const { id, announced } = await filedWith(
      member,
      read({ lines: [aReadLine('TPLO genou gauche', 60_000, 'surgery'), aReadLine('Collerette', 1500, 'grooming')] }),
      { quote_id: quote.id },
    )
    await decideByDemo(id)
    expect((await requestAs(member, id)).amount_to_refund_cents).toBe(announced.refunded_cents)
    expect((await lookAtQuote(portal, member, quote.id)).status).toBe('used')
    const second = await anAgreement(portal, member, { lines })
    const unread = await filedWith(member, { status: 'failed' }, { quote_id: second.id })
    await decideByDemo(unread.id)
    expect(await lookAtQuote(portal, member, second.id)).toMatchObject({
      status: 'used',
      invoiced: [{ invoiced_cents: 60_000, as_agreed_cents: 60_000 }],
    })
  })

  it('of several animals is dealt out to them, whole and nothing more', async () => {
    const member = await aMember(portal, { animals: [{ name: 'Oslo' }, { name: 'Mirza' }] })
    const animal_ids = member.animals.map(({ id }) => id)
    const { id } = await filedWith(member, read(), { animal_ids })
    await decideByDemo(id)
    const { refunds } = await requestAs(member, id)
    const billed = await Promise.all(
      refunds.map(
        async (one) => (await portal.call(getRefund, { as: member, params: { id: one.id } })).body.billed_cents,
      ),
    )
    expect(billed).toHaveLength(2)
    expect(billed.reduce((sum, cents) => sum + cents, 0)).toBe(5200 + 9400 + 2490 - 600)
  })

  it.each(['credit_note', 'quote'] as const)(
    'that is a %s is refused: nothing is invented for it',
    async (document) => {
      const member = await aMember(portal)
      const { id } = await filedWith(member, read({ document }))
      expect(await decideByDemo(id)).toMatchObject({ ok: false, sentence: expect.stringContaining('not_an_invoice') })
      const of = { member_id: member.member_id, request_id: id }
      await runDemoStep(portal.platform, { ...of, step: 'decide', moves: await countMoves(portal.db, of) })
      expect(['rejected', 'action-required']).toContain(await statusIn(id))
    },
  )

  it('is waited for while it is being read', async () => {
    const member = await aMember(portal)
    const id = await aPendingRequest(
      member,
      idWhere((one) => !isQuestioned(one)),
    )
    await aFileRow(portal, member, id, 'invoice', null)
    const file = portal.db.updateTable('documents').where('request_id', '=', id)
    await file.set({ reading: JSON.stringify({ status: 'waiting' }) }).execute()
    await hear(member, id)
    for (const status of ['processing', 'processing', 'processing']) {
      await takeNext()
      expect(await statusIn(id)).toBe(status)
    }
    await file.set({ reading: JSON.stringify(read()) }).execute()
    await takeNext()
    expect(await statusIn(id)).toBe('accepted')
    const { billed_cents } = await portal.db
      .selectFrom('refunds')
      .select('billed_cents')
      .where('request_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(billed_cents).toBe(5200 + 9400 + 2490 - 600)
  })
})

it('[REF-16] pays within the minute on a day without transfers of TARGET too: instant ones leave on any', async () => {
  portal.clock.set(new Date('2027-03-26T10:00:00Z'))
  const member = await aMember(portal)
  const id = await aPendingRequest(
    member,
    idWhere((one) => !isQuestioned(one)),
    { care_date: '2027-03-20' },
  )
  await hear(member, id)
  for (const _ of ['open', 'decide', 'pay']) await takeNext()
  expect(await paymentDay(id)).toBe('2027-03-26')
})

it('asks for a document about one time in five, and goes on after the answer', async () => {
  const member = await aMember(portal)
  const id = await aPendingRequest(member, idWhere(isQuestioned))
  await hear(member, id)
  await takeNext()
  await takeNext()
  const asked = await requestAs(member, id)
  expect(asked.status).toBe('action-required')
  expect(asked.awaited).toMatchObject([{ due_on: '2026-12-20', file_id: null }])
  expect(await plannedTurns()).toHaveLength(2)

  await portal.db.updateTable('refund_requests').set({ status: 'action-done' }).where('request_id', '=', id).execute()
  await onRequestEvent(portal.platform, {
    event: 'refund_request.completed_by_member',
    member_id: member.member_id,
    request_id: id,
  })
  for (const status of ['processing', 'accepted', 'accepted']) {
    await takeNext()
    expect(await statusOf(member, id)).toBe(status)
  }
  expect((await requestAs(member, id)).timeline.at(-1)).toMatchObject({ step: 'finished', at: expect.any(String) })
})

it('asks one request in five', () => {
  const asked = Array.from({ length: 2000 }, newId).filter(isQuestioned)
  expect(asked.length).toBeGreaterThan(320)
  expect(asked.length).toBeLessThan(480)
})

it('asks for an identification number that is overdue instead of deciding', async () => {
  const member = await aMember(portal, { effective_date: '2026-09-01', animals: [{ icad: null }] })
  const id = await aPendingRequest(
    member,
    idWhere((one) => !isQuestioned(one)),
  )
  await hear(member, id)
  await takeNext()
  await takeNext()
  expect((await requestAs(member, id)).awaited).toMatchObject([
    { type: null, reason_code: 'missing_icad', animal_id: member.animals[0]?.id },
  ])
})

it('rejects by the rules, and then has nothing to pay', async () => {
  const member = await aMember(portal, { effective_date: '2026-11-01' })
  const id = await aPendingRequest(
    member,
    idWhere((one) => !isQuestioned(one)),
    { cause: 'illness' },
  )
  await hear(member, id)
  await takeNext()
  await takeNext()
  const { status, rejection } = await requestAs(member, id)
  expect([status, rejection?.code]).toEqual(['rejected', 'waiting_period'])
  expect(await plannedTurns()).toHaveLength(2)
})

it('takes each turn once, however often its job runs', async () => {
  const member = await aMember(portal)
  const id = await aPendingRequest(
    member,
    idWhere((one) => !isQuestioned(one)),
  )
  await hear(member, id)
  await hear(member, id)
  const [first, again] = await plannedTurns()
  if (!first || !again) throw new Error('nothing is planned')
  await runDemoStep(portal.platform, first.data)
  await runDemoStep(portal.platform, first.data)
  await runDemoStep(portal.platform, again.data)
  expect((await requestAs(member, id)).timeline.filter(({ step }) => step === 'processing')).toHaveLength(1)
  expect(await plannedTurns()).toHaveLength(3)
})

it('leaves alone what a hand has moved', async () => {
  const member = await aMember(portal)
  const id = await aPendingRequest(
    member,
    idWhere((one) => !isQuestioned(one)),
  )
  await hear(member, id)
  const outcome = await moveManually(portal.platform, { request: id, to: 'processing' })
  expect(outcome).toMatchObject({ ok: true, steps: ['processing'] })
  await takeNext()
  expect(await statusOf(member, id)).toBe('processing')
  expect(await plannedTurns()).toHaveLength(1)
})

it('does nothing for a request that is gone', async () => {
  const member = await aMember(portal)
  await hear(member, newId())
  expect(await plannedTurns()).toEqual([])
})

// The last one: from here on the demonstration's insurer works on its queues.
it('is silent while a webhook stands: a real insurer is connected', async () => {
  const { db, platform, clock } = portal
  const member = await aMember(portal)
  const request_id = await aPendingRequest(member, newId())
  await demoInsurer(platform)
  const at = clock.now()
  const webhook_id = newId()
  await db
    .insertInto('webhook_endpoints')
    .values({
      webhook_id,
      url: 'https://claims.example/',
      sealed_secret: Buffer.from('a'),
      created_at: at,
      changed_at: at,
    })
    .execute()
  const tell = async () => {
    await platform.jobs.send(db, demoQueue, {
      event: 'refund_request.submitted',
      member_id: member.member_id,
      request_id,
    })
    await jobsDone(db, demoQueue)
  }
  await tell()
  expect(await plannedTurns()).toEqual([])
  await db.updateTable('webhook_endpoints').set({ disabled_at: at }).where('webhook_id', '=', webhook_id).execute()
  await tell()
  expect((await plannedTurns()).map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ step: 'open', request_id }),
  )
})
