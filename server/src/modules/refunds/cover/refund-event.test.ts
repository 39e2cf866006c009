import { getAnimal } from '@coussinet/contract/animals.ts'
import { addDays, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { estimateRefund, getRefund } from '@coussinet/contract/refunds.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { inUnit } from '#modules/notifications/notifications.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { correctDecision } from '../decisions/corrections/correct-decision.ts'
import { aDecidedRequest, line, timePasses } from '../tests/a-request.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })
let helene: TestMember
const animal = () => helene.animals[0]?.id ?? ''

beforeEach(async () => {
  helene = await aMember(portal, { effective_date: '2025-01-10', animals: [{ formula: 'integrale' }] })
})

type Care = { care_date: string; cause?: 'accident' | 'illness'; event?: string | null; billed_cents?: number }

/** Decides a request on one line and answers it with the statement of its refund; time then passes, so that decisions have an order. */
async function decided({ care_date, cause = 'illness', event = null, billed_cents = 10_000 }: Care) {
  const request = await aDecidedRequest(portal, helene, { care_date, cause }, [
    line(animal(), 'consultation', billed_cents, { event }),
  ])
  await timePasses(portal, { minutes: 1 })
  return { request, id: request.refunds[0]?.id ?? '' }
}
const statement = async (id: string) => (await portal.call(getRefund, { as: helene, params: { id } })).body
const estimate = async (care_date: string, more: object = {}) =>
  (
    await portal.call(estimateRefund, {
      as: helene,
      body: {
        animal_id: animal(),
        care_date,
        cause: 'illness',
        first_symptoms_on: null,
        lines: [{ care_kind: 'consultation', billed_cents: 10_000 }],
        ...more,
      },
    })
  ).body
const open = async () =>
  (await portal.call(getAnimal, { as: helene, params: { id: animal() } })).body.limits?.deductible.event

describe('[EVT-01] the event', () => {
  it('of a refund says whether the deductible had been taken before, in the order of the decisions', async () => {
    const first = await decided({ care_date: '2026-10-20', billed_cents: 1000 })
    const second = await decided({ care_date: '2026-11-03' })
    const third = await decided({ care_date: '2026-11-10' })
    const event = { first_day: '2026-10-20', last_day: '2026-12-04' }
    expect(await statement(first.id)).toMatchObject({
      event: { ...event, used_cents: 0 },
      computation: { deductible_cents: 1000 },
    })
    expect(await statement(second.id)).toMatchObject({
      event: { ...event, used_cents: 1000 },
      computation: { deductible_cents: 1500 },
    })
    expect(await statement(third.id)).toMatchObject({
      event: { ...event, used_cents: 2500 },
      computation: { deductible_cents: 0 },
    })
    expect(await open()).toEqual({ ...event, days_left: 14, used_cents: 2500 })
  })

  it('of an estimate holds day 45 and not day 46, and is what the decision then does', async () => {
    await decided({ care_date: '2026-10-01' })
    const last = addDays('2026-10-01', 45)
    expect(await estimate(last)).toMatchObject({
      event: { first_day: '2026-10-01', last_day: last, used_cents: 2500 },
      computation: { deductible_cents: 0 },
    })
    expect(await estimate(addDays(last, 1))).toMatchObject({
      event: { first_day: '2026-11-16', last_day: '2026-12-31', used_cents: 0 },
      computation: { deductible_cents: 2500 },
    })
    for (const day of [last, addDays(last, 1)]) {
      const { event, computation } = await estimate(day)
      const { id } = await decided({ care_date: day })
      expect(await statement(id)).toMatchObject({ event, computation })
    }
  })

  it('is of one cause alone, and none of prevention nor of care that is not covered', async () => {
    await decided({ care_date: '2026-11-03' })
    expect((await estimate('2026-11-10', { cause: 'accident' })).event).toMatchObject({
      first_day: '2026-11-10',
      used_cents: 0,
    })
    expect((await estimate('2026-11-10', { cause: 'prevention' })).event).toBeNull()
    const food = { lines: [{ care_kind: 'food', billed_cents: 3000 }] }
    expect((await estimate('2026-11-10', food)).event).toBeNull()
  })

  it('of the insurer’s own key is that of its parts, however far their days are apart', async () => {
    await decided({ care_date: '2026-06-01', event: 'knee' })
    const { id } = await decided({ care_date: '2026-11-10', event: 'knee' })
    expect(await statement(id)).toMatchObject({
      event: { first_day: '2026-06-01', last_day: '2026-07-16', used_cents: 2500 },
      computation: { deductible_cents: 0 },
    })
  })

  it('of a formula whose deductible is of the year is none', async () => {
    helene = await aMember(portal, { effective_date: '2025-01-10', animals: [{ formula: 'confort' }] })
    const { id } = await decided({ care_date: '2026-11-03' })
    expect([(await statement(id)).event, (await estimate('2026-11-10')).event, await open()]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('is not claimed where a correction of an earlier decision no longer explains what was taken', async () => {
    const first = await decided({ care_date: '2026-11-03' })
    const second = await decided({ care_date: '2026-11-05' })
    await inUnit(portal.platform, { member_id: helene.member_id, actor: 'insurer' }, (tx) =>
      correctDecision(tx, {
        request_id: first.request.id,
        lines: [line(animal(), 'consultation', 9000)],
        reason: 'Une ligne était en double.',
      }),
    )
    // The second one was decided with the first before it, which now stands after it.
    expect((await statement(second.id)).event).toBeNull()
    expect((await statement(first.id)).event).toMatchObject({ first_day: '2026-11-03', used_cents: 0 })
  })

  it('is open until the end of its day 45 on the clock of the member', async () => {
    const today = toLocalDay(portal.clock.now())
    await decided({ care_date: addDays(today, -45) })
    expect(await open()).toMatchObject({ last_day: today, days_left: 0, used_cents: 2500 })
    await timePasses(portal, { days: 1 })
    expect(await open()).toBeNull()
  })
})
