import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countMoves, findById } from '#features/demo/demo.store.ts'
import { takeTurn } from '#features/demo/play/turns.ts'
import { payRefund } from '#features/refunds/moves.ts'
import { aDecidedRequest, line } from '#features/refunds/tests/a-request.ts'
import { newId } from '#platform/ids.ts'
import { inTransaction } from '#platform/transaction.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { startPortal, type TestPortal } from '#testing/start-portal.ts'

const day = 86_400_000
let portal: TestPortal
let helene: TestMember

beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  helene = await aMember(portal, { refund_iban: null })
})

async function anAccount(iban: string, created_at: Date): Promise<void> {
  const { member_id } = helene
  await portal.db.insertInto('refund_accounts').values({ member_id, refund_account_id: newId(), iban, holder: 'HELENE CARPENTIER', created_at }).execute()
}

const daysAgo = (days: number) => new Date(portal.clock.now().getTime() - days * day)
const freezeAt = (frozen_at: Date | null) => portal.db.updateTable('members').set({ frozen_at }).where('member_id', '=', helene.member_id).execute()

async function anAcceptedRefund() {
  const { id: request_id } = await aDecidedRequest(portal, helene, {}, [line(helene.animals[0]?.id ?? '', 'consultation', 10_000)])
  const { refund_id } = await portal.db.selectFrom('refunds').select('refund_id').where('request_id', '=', request_id).executeTakeFirstOrThrow()
  return { request_id, refund_id }
}

const pay = (refund_id: string) =>
  inTransaction(portal.db, (db) => payRefund(db, { member_id: helene.member_id, refund_id, payment_date: '2026-11-24', at: portal.clock.now() }))
const paymentOf = async (refund_id: string) =>
  (await portal.db.selectFrom('refunds').select('payment_date').where('refund_id', '=', refund_id).executeTakeFirstOrThrow()).payment_date

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
    expect(await paymentOf(refund_id)).toBe(held ? null : '2026-11-24')
  })

  it('[SAFE-02][SEC-34] accepted for an older account are paid to it, whatever was added since', async () => {
    await anAccount('FR3999910000170000412703A23', daysAgo(200))
    const { refund_id } = await anAcceptedRefund()
    await anAccount('FR7630006000011234567890189', portal.clock.now())
    await freezeAt(portal.clock.now())
    await pay(refund_id)
    expect(await paymentOf(refund_id)).toBe('2026-11-24')
  })

  it('[SAFE-02] without any account wait for one that may be trusted; lifted, they are paid', async () => {
    const { refund_id } = await anAcceptedRefund()
    await freezeAt(portal.clock.now())
    await expect(pay(refund_id)).rejects.toMatchObject({ code: 'conflict' })
    await freezeAt(null)
    await pay(refund_id)
    expect(await paymentOf(refund_id)).toBe('2026-11-24')
  })

  it('[SAFE-02] are left alone by the demo’s insurer, whose turn ends in peace', async () => {
    await anAccount('FR3999910000170000412703A23', daysAgo(1))
    const { request_id, refund_id } = await anAcceptedRefund()
    await freezeAt(portal.clock.now())
    const { member_id } = helene
    const request = await findById(portal.db, request_id)
    const moves = request ? await countMoves(portal.db, request) : 0
    await takeTurn(portal.platform, { step: 'pay', member_id, request_id, moves })
    expect(await paymentOf(refund_id)).toBeNull()
    await freezeAt(null)
    await takeTurn(portal.platform, { step: 'pay', member_id, request_id, moves })
    expect(await paymentOf(refund_id)).not.toBeNull()
  })
})
