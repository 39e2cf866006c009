import { getPaymentOrder, recordPayment } from '@coussinet/contract/integration/payments.ts'
import { getFiledRequest } from '@coussinet/contract/integration/refund-requests.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMachine, askMachine, fetchToken } from '#testing/a-machine.ts'
import { aMember, type TestMember, changeMemberRow } from '#testing/a-member.ts'
import { writtenNotifications } from '#testing/outgoing/written-notifications.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aDecidedRequest, line, look, timePasses } from '../../tests/a-request.ts'

const iban = 'FR3999910000170000412703A23'
const portal = portalForTests()
let helene: TestMember
let bank: Awaited<ReturnType<typeof aMachine>>
const animal = (index: number) => helene.animals[index]?.id ?? ''

beforeAll(async () => {
  bank = await aMachine(portal, ['refunds:read', 'refunds:write', 'payment-methods:read'])
})
beforeEach(async () => {
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  helene = await aMember(portal, { animals: [{ name: 'Oslo' }, { name: 'Mirza' }] })
  Object.assign(bank, await fetchToken(portal, bank))
})

const order = (id: string) => askMachine(portal, getPaymentOrder, { as: bank, params: { id } })
const pay = (id: string, payment_date = '2026-11-20', headers: Record<string, string> = {}) =>
  askMachine(portal, recordPayment, { as: bank, params: { id }, body: { payment_date }, headers })
const setAccount = (change: { created_at?: Date; held_until?: Date | null; bic?: string }) =>
  portal.db.updateTable('refund_accounts').set(change).where('member_id', '=', helene.member_id).execute()
const setFrozen = (frozen_at: Date | null) => changeMemberRow(portal, helene.member_id, { frozen_at })

async function accepted(count = 1) {
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  const animal_ids = helene.animals.slice(0, count).map(({ id }) => id)
  const { id, refunds } = await aDecidedRequest(
    portal,
    helene,
    { animal_ids },
    animal_ids.map((one) => line(one, 'lab', 10_000)),
  )
  return { id, refund_ids: refunds.map((refund) => refund.id) }
}

it('[PAY-03] the order of an account outside of the EEA bears its BIC', async () => {
  const iban = 'CH9300762011623852957'
  const member = await aMember(portal, { refund_iban: iban })
  await portal.db
    .updateTable('refund_accounts')
    .set({ bic: 'UBSWCHZH80A' })
    .where('member_id', '=', member.member_id)
    .execute()
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  const { refunds } = await aDecidedRequest(portal, member, {}, [line(member.animals[0]?.id ?? '', 'lab', 10_000)])
  expect((await order(refunds[0]?.id ?? '')).body.account).toMatchObject({ iban, bic: 'UBSWCHZH80A' })
})

it('[REF-04] a refund’s order holds what a transfer needs, and its day finishes the request with the last one', async () => {
  await setAccount({ bic: 'AGRIFRPP' })
  const {
    id,
    refund_ids: [first = '', second = ''],
  } = await accepted(2)
  const { tracking_reference } = await look(portal, helene, id)
  expect((await order(first)).body).toEqual({
    refund_id: first,
    request_id: id,
    tracking_reference,
    nevg: helene.nevg,
    amount_cents: 5625,
    status: 'to_pay',
    hold: null,
    account: { iban, bic: null, holder: 'HELENE CARPENTIER' },
    payment_date: null,
  })
  expect((await pay(first)).body).toEqual({
    refund_id: first,
    request_id: id,
    amount_cents: 5625,
    payment_date: '2026-11-20',
    is_last: false,
  })
  expect((await pay(second)).body.is_last).toBe(true)
  expect((await order(first)).body).toMatchObject({ status: 'paid', payment_date: '2026-11-20' })
  expect((await look(portal, helene, id)).timeline.at(-1)?.step).toBe('finished')
})

it('[REL-04] the same payment twice, or ten times at once, is one', async () => {
  const {
    refund_ids: [refund = ''],
  } = await accepted()
  const answers = await Promise.all(Array.from({ length: 10 }, () => pay(refund)))
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  const told = await writtenNotifications(portal, helene.member_id, ['kind'], 'refund_paid')
  expect(told).toHaveLength(1)
  await timePasses(portal, { days: 1 })
  Object.assign(bank, await fetchToken(portal, bank))
  const other = await pay(refund, '2026-11-21')
  expect([other.status, other.problem?.params]).toEqual([
    409,
    { refund: { reason: 'already_paid', payment_date: '2026-11-20' } },
  ])
})

it.each([
  ['yet to come', '2026-11-21', 'date_future'],
  ['before the decision', '2026-11-19', 'schema.too_small'],
  ['that does not exist', '2026-11-31', 'schema.invalid_string'],
])('[SEC-24] a day %s is refused at its field', async (_when, payment_date, key) => {
  const {
    refund_ids: [refund = ''],
  } = await accepted()
  const { status, problem } = await pay(refund, payment_date)
  expect([status, problem?.errors]).toEqual([422, { payment_date: [key] }])
})

it('[SAFE-04] an account in its first 48 hours is held, and says until when', async () => {
  const {
    id,
    refund_ids: [refund = ''],
  } = await accepted()
  const until = '2026-11-21T09:00:00.000Z'
  await setAccount({ held_until: new Date(until) })
  expect((await order(refund)).body).toMatchObject({ status: 'held', hold: { reason: 'new_account', until } })
  expect((await askMachine(portal, getFiledRequest, { as: bank, params: { id } })).body.refunds).toMatchObject([
    { hold: { reason: 'new_account', until } },
  ])
  const { status, problem } = await pay(refund)
  expect([status, problem?.params]).toEqual([409, { refund: { reason: 'new_account', until } }])
  await timePasses(portal, { days: 1 })
  Object.assign(bank, await fetchToken(portal, bank))
  expect((await pay(refund, '2026-11-21')).status).toBe(200)
})

it('[SAFE-02] a frozen member’s recent account is held until people have looked', async () => {
  const {
    refund_ids: [refund = ''],
  } = await accepted()
  await setFrozen(portal.clock.now())
  expect((await order(refund)).body).toMatchObject({ status: 'held', hold: { reason: 'frozen', until: null } })
  const { status, problem } = await pay(refund)
  expect([status, problem?.params]).toEqual([409, { refund: { reason: 'frozen' } }])
  await setFrozen(null)
  expect((await pay(refund)).status).toBe(200)
})

it('what is unknown, or refunds nothing, is not paid', async () => {
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  const {
    refunds: [nothing],
  } = await aDecidedRequest(portal, helene, {}, [line(animal(0), 'food', 10_000)])
  expect((await order(nothing?.id ?? '')).body.status).toBe('nothing_to_pay')
  expect((await pay(nothing?.id ?? '')).problem?.params).toEqual({ refund: { reason: 'not_accepted' } })
  expect([(await order(newId())).status, (await pay(newId())).status]).toEqual([404, 404])
})

it('a member without an account has no transfer yet', async () => {
  await portal.db.deleteFrom('refund_accounts').where('member_id', '=', helene.member_id).execute()
  const {
    refund_ids: [refund = ''],
  } = await accepted()
  expect((await order(refund)).body).toMatchObject({ status: 'no_account', account: null })
})

it('[SEC-50] each reading of the whole account leaves a line, with who read it', async () => {
  const {
    refund_ids: [refund = ''],
  } = await accepted()
  await order(refund)
  const lines = await portal.db
    .selectFrom('audit_log')
    .select(['actor', 'details'])
    .where('action', '=', 'account.read')
    .where('subject_id', '=', refund)
    .execute()
  expect(lines).toEqual([{ actor: 'insurer', details: { what: 'payment_order', client_id: bank.client_id } }])
})

it('[SEC-30] the whole account needs a scope of its own', async () => {
  const {
    refund_ids: [refund = ''],
  } = await accepted()
  const reader = await aMachine(portal, ['refunds:read', 'refunds:write'])
  expect((await askMachine(portal, getPaymentOrder, { as: reader, params: { id: refund } })).problem?.code).toBe(
    'insufficient_scope',
  )
  const paid = await askMachine(portal, recordPayment, {
    as: reader,
    params: { id: refund },
    body: { payment_date: '2026-11-20' },
  })
  expect(paid.bytes.toString()).not.toContain(iban)
})
