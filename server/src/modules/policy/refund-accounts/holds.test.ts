import { today } from '@coussinet/contract/domain/days.ts'
import { getRefundAccount } from '@coussinet/contract/refund-accounts.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCode, aConfirmedAccount, agricole, belgian, confirm } from '#modules/contributions/tests/a-refund-account.ts'
import { countMoves, findById } from '#modules/demo/demo.store.ts'
import { onReleaseEvent, runDemoStep, demoStepQueue } from '#modules/demo/insurer/request-steps.ts'
import { inUnit } from '#modules/notifications/notifications.ts'
import { payRefund } from '#modules/refunds/decisions/payments/pay-refund.ts'
import { aDecidedRequest, line, timePasses } from '#modules/refunds/tests/a-request.ts'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember, changeMemberRow } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'

const day = 86_400_000
const portal = portalForTests()
let helene: TestMember

beforeAll(async () => {
  await portal.platform.jobs.declare(demoStepQueue)
})
beforeEach(async () => {
  helene = await aMember(portal, { refund_iban: null })
})

async function anAccount(iban: string, created_at: Date): Promise<void> {
  const { member_id } = helene
  await portal.db
    .insertInto('refund_accounts')
    .values({ member_id, refund_account_id: newId(), iban, holder: 'HELENE CARPENTIER', created_at })
    .execute()
}

const daysAgo = (days: number) => new Date(portal.clock.now().getTime() - days * day)
const freezeAt = (frozen_at: Date | null) => changeMemberRow(portal, helene.member_id, { frozen_at })

async function anAcceptedRefund() {
  const { id: request_id } = await aDecidedRequest(portal, helene, {}, [
    line(helene.animals[0]?.id ?? '', 'consultation', 10_000),
  ])
  const { refund_id } = await portal.db
    .selectFrom('refunds')
    .select('refund_id')
    .where('request_id', '=', request_id)
    .executeTakeFirstOrThrow()
  return { request_id, refund_id }
}

const pay = (refund_id: string) =>
  inUnit(portal.platform, { member_id: helene.member_id, actor: 'insurer' }, (tx) =>
    payRefund(tx, { refund_id, payment_date: today(portal.clock.now()) }),
  )
const paymentOf = async (refund_id: string) =>
  (
    await portal.db
      .selectFrom('refunds')
      .select('payment_date')
      .where('refund_id', '=', refund_id)
      .executeTakeFirstOrThrow()
  ).payment_date

describe('a frozen member’s refunds', () => {
  it.each([
    ['1 day before', 1, true],
    ['just less than 30 days before', 29.99, true],
    ['30 days before', 30, false],
    ['after it', -1, true],
  ])('[SAFE-02] to an account made %s the freeze: held %s', async (_when, days, held) => {
    await anAccount('FR3999910000170000412703A23', daysAgo(days))
    const { refund_id } = await anAcceptedRefund()
    await freezeAt(portal.clock.now())
    if (held) await expect(pay(refund_id)).rejects.toMatchObject({ code: 'conflict' })
    else await pay(refund_id)
    expect(await paymentOf(refund_id)).toBe(held ? null : today(portal.clock.now()))
  })

  it('[SAFE-02][SEC-34] accepted for an older account are paid to it, whatever was added since', async () => {
    await anAccount('FR3999910000170000412703A23', daysAgo(200))
    const { refund_id } = await anAcceptedRefund()
    await anAccount('FR7630006000011234567890189', portal.clock.now())
    await freezeAt(portal.clock.now())
    await pay(refund_id)
    expect(await paymentOf(refund_id)).toBe(today(portal.clock.now()))
  })

  it('[SAFE-02] without any account wait for one that may be trusted; lifted, they are paid', async () => {
    const { refund_id } = await anAcceptedRefund()
    await freezeAt(portal.clock.now())
    await expect(pay(refund_id)).rejects.toMatchObject({ code: 'conflict' })
    await freezeAt(null)
    await pay(refund_id)
    expect(await paymentOf(refund_id)).toBe(today(portal.clock.now()))
  })

  it('[SAFE-02] are left alone by the demo’s insurer, whose turn ends in peace', async () => {
    await anAccount('FR3999910000170000412703A23', daysAgo(1))
    const { request_id, refund_id } = await anAcceptedRefund()
    await freezeAt(portal.clock.now())
    const { member_id } = helene
    const request = await findById(portal.db, request_id)
    const moves = request ? await countMoves(portal.db, request) : 0
    await runDemoStep(portal.platform, { step: 'pay', member_id, request_id, moves })
    expect(await paymentOf(refund_id)).toBeNull()
    await freezeAt(null)
    await runDemoStep(portal.platform, { step: 'pay', member_id, request_id, moves })
    expect(await paymentOf(refund_id)).not.toBeNull()
  })
})

const hours = (count: number) => new Date(portal.clock.now().getTime() + count * 3_600_000)
const release = async (id: string) => {
  await timePasses(portal, { minutes: 1 })
  const { body } = await portal.call(getRefundAccount, { as: helene, params: { id } })
  return aCode(portal, helene, body)
}

/** Moment at which the demo's insurer will try to pay, of one request. */
async function plannedTurns(request_id: string): Promise<Date[]> {
  const { rows } = await sql<{
    start_after: Date
  }>`select start_after from pgboss.job where name = 'demo.insurer' and data->>'request_id' = ${request_id} and data->>'step' = 'pay' order by start_after`.execute(
    portal.db,
  )
  return rows.map(({ start_after }) => start_after)
}

describe('refunds to an account that was changed', () => {
  it.each([
    ['47 hours and 59 minutes', { hours: 47, minutes: 59 }, true],
    ['48 hours', { hours: 48 }, false],
  ])('[SAFE-04] after %s wait: %s', async (_when, step, held) => {
    await aConfirmedAccount(portal, helene)
    const { refund_id } = await anAcceptedRefund()
    await timePasses(portal, step)
    if (held) await expect(pay(refund_id)).rejects.toMatchObject({ code: 'conflict' })
    else await pay(refund_id)
    expect(await paymentOf(refund_id)).toBe(held ? null : today(portal.clock.now()))
  })

  it('[SAFE-04] leave at once with a fresh code, and with no wrong one', async () => {
    const id = await aConfirmedAccount(portal, helene)
    const { refund_id } = await anAcceptedRefund()
    const sent = await release(id)
    expect(
      (await confirm(portal, helene, id, { ...sent, code: sent.code === '000000' ? '000001' : '000000' })).status,
    ).toBe(422)
    await expect(pay(refund_id)).rejects.toMatchObject({ code: 'conflict' })
    const { status, body } = await confirm(portal, helene, id, sent)
    expect([status, body.refund_account]).toEqual([200, expect.objectContaining({ id, held_until: null })])
    await pay(refund_id)
    expect(await paymentOf(refund_id)).toBe(today(portal.clock.now()))
  })

  it('[SAFE-04] wait for the code that confirmed the account no less: it does not release too', async () => {
    const id = await aConfirmedAccount(portal, helene)
    const { refund_id } = await anAcceptedRefund()
    const { body } = await portal.call(getRefundAccount, { as: helene, params: { id } })
    expect(body.signature).toBeNull()
    await expect(pay(refund_id)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('[SAFE-04] need no code when nothing waits', async () => {
    const id = await aConfirmedAccount(portal, helene)
    const sent = await release(id)
    await timePasses(portal, { hours: 48 })
    expect((await confirm(portal, helene, id, sent)).status).toBe(409)
    const { body } = await portal.call(getRefundAccount, { as: helene, params: { id } })
    expect(body).toMatchObject({ held_until: null, channels: [], signature: null })
  })

  it('[SEC-34] accepted before keep the old account, and do not wait', async () => {
    await anAccount('FR3999910000170000412703A23', daysAgo(200))
    const before = await anAcceptedRefund()
    await aConfirmedAccount(portal, helene)
    const after = await anAcceptedRefund()
    const destination = async (refund_id: string) =>
      (
        await portal.db
          .selectFrom('refunds')
          .select('destination_iban')
          .where('refund_id', '=', refund_id)
          .executeTakeFirstOrThrow()
      ).destination_iban
    expect([await destination(before.refund_id), await destination(after.refund_id)]).toEqual([
      'FR3999910000170000412703A23',
      agricole,
    ])
    await pay(before.refund_id)
    await expect(pay(after.refund_id)).rejects.toMatchObject({ code: 'conflict' })
    expect([await paymentOf(before.refund_id), await paymentOf(after.refund_id)]).toEqual([
      today(portal.clock.now()),
      null,
    ])
  })

  it('[SAFE-04] wait although the account was changed again since', async () => {
    await aConfirmedAccount(portal, helene)
    const { refund_id } = await anAcceptedRefund()
    await timePasses(portal, { minutes: 2 })
    await aConfirmedAccount(portal, helene, belgian)
    await expect(pay(refund_id)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('[SAFE-02] of a frozen member wait still, released or after 48 hours', async () => {
    const id = await aConfirmedAccount(portal, helene)
    const { refund_id } = await anAcceptedRefund()
    await freezeAt(portal.clock.now())
    expect((await confirm(portal, helene, id, await release(id))).status).toBe(200)
    await expect(pay(refund_id)).rejects.toMatchObject({ code: 'conflict' })
    await timePasses(portal, { hours: 49 })
    await expect(pay(refund_id)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('[SAFE-04] are paid by the demo’s insurer once they are free: after 48 hours, or at the release', async () => {
    // A day on which banks settle, else its transfer waits for the next one.
    await timePasses(portal, { seconds: (Date.parse('2027-06-01T10:00:00Z') - portal.clock.now().getTime()) / 1000 })
    const { member_id } = helene
    const id = await aConfirmedAccount(portal, helene)
    const { request_id, refund_id } = await anAcceptedRefund()
    const request = await findById(portal.db, request_id)
    const turn = {
      step: 'pay' as const,
      member_id,
      request_id,
      moves: request ? await countMoves(portal.db, request) : 0,
    }
    const free_at = hours(48)
    await runDemoStep(portal.platform, turn)
    expect(await paymentOf(refund_id)).toBeNull()
    expect(await plannedTurns(request_id)).toEqual([new Date(free_at.getTime() + 18_000)])

    expect((await confirm(portal, helene, id, await release(id))).status).toBe(200)
    await onReleaseEvent(portal.platform, { event: 'refund_account.released', member_id })
    expect(await plannedTurns(request_id)).toEqual([
      new Date(portal.clock.now().getTime() + 18_000),
      new Date(free_at.getTime() + 18_000),
    ])
    await runDemoStep(portal.platform, turn)
    expect(await paymentOf(refund_id)).not.toBeNull()
    // The later turn finds the request moved.
    await runDemoStep(portal.platform, turn)
  })
})
