import type { QueryOf } from '@coussinet/contract/endpoint.ts'
import { listFiledRequests } from '@coussinet/contract/integration/refund-requests.ts'
import { beforeAll, expect, it } from 'vitest'
import { inUnit } from '#modules/notifications/notifications.ts'
import { aMachine, askMachine, fetchToken } from '#testing/a-machine.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { aDecidedRequest, aDraft, aFiledRequest, line, move, timePasses } from '../../tests/a-request.ts'
import { payRefund } from '../payments/pay-refund.ts'

const portal = portalForTests()
let claims: Awaited<ReturnType<typeof aMachine>>
let members: TestMember[]
const filed: { id: string; member: TestMember }[] = []

type Query = Partial<Record<keyof QueryOf<typeof listFiledRequests>, unknown>>
async function list(query: Query = {}) {
  Object.assign(claims, await fetchToken(portal, claims))
  return askMachine(portal, listFiledRequests, { as: claims, query: query as never })
}
const idsOf = async (query: Query) => (await list(query)).body.data.map(({ id }) => id)

beforeAll(async () => {
  claims = await aMachine(portal, ['refunds:read'])
  members = [await aMember(portal), await aMember(portal)]
  for (let count = 0; count < 6; count += 1) {
    const member = members[count % 2]
    if (!member) continue
    await timePasses(portal, { minutes: 1 })
    filed.push({ id: (await aFiledRequest(portal, member)).id, member })
  }
  if (members[0]) await aDraft(portal, members[0], { cause: 'illness' })
})

it('lists the filed requests of all members, the earliest change first, never a draft', async () => {
  const { status, body } = await list()
  expect(status).toBe(200)
  expect(body.data.map(({ id, nevg, status: is }) => [id, nevg, is])).toEqual(
    filed.map(({ id, member }) => [id, member.nevg, 'pending']),
  )
  expect(body.next_cursor).toBeNull()
  expect((await list({ status: 'draft' })).problem?.errors).toEqual({ status: ['schema.invalid_string'] })
})

it('misses nothing and repeats nothing that stands still, whatever is moved while it is read', async () => {
  const first = await list({ limit: 2 })
  expect(first.body.data.map(({ id }) => id)).toEqual(filed.slice(0, 2).map(({ id }) => id))
  // One that was read, and one that was not, change while the rest is read: both come last.
  for (const { id, member } of [0, 3].flatMap((index) => filed[index] ?? [])) {
    await timePasses(portal, { minutes: 1 })
    await move(portal, member, id, { to: 'processing' })
  }
  const seen: string[] = []
  let cursor = first.body.next_cursor
  while (cursor) {
    const { body } = await list({ limit: 2, cursor })
    seen.push(...body.data.map(({ id }) => id))
    expect(body.read_until).toBe(first.body.read_until)
    cursor = body.next_cursor
  }
  expect(seen).toEqual([2, 4, 5, 0, 3].map((index) => filed[index]?.id))
})

it('filters by one status or several, and by the last change', async () => {
  const processing = [0, 3].map((index) => filed[index]?.id)
  expect(await idsOf({ status: 'processing' })).toEqual(processing)
  expect(await idsOf({ status: 'processing,accepted' })).toEqual(processing)
  expect(await idsOf({ status: 'pending,processing', limit: 200 })).toHaveLength(6)
  expect(await idsOf({ status: 'rejected' })).toEqual([])
  const since = (await list({ status: 'processing' })).body.data[0]?.changed_at ?? ''
  expect(await idsOf({ changed_since: since })).toEqual(processing)
  expect((await list({ limit: 201 })).status).toBe(422)
  for (const changed_since of ['yesterday', '0000-01-01T00:00:00Z'])
    expect((await list({ changed_since })).status).toBe(422)
  for (const cursor of ['x', 'x.y', `${'a'.repeat(40)}.zz`])
    expect((await list({ cursor })).problem?.code).toBe('malformed_request')
})

it('with `read_until` brings what changed since, and a payment is a change', async () => {
  const { read_until } = (await list()).body
  await timePasses(portal, { minutes: 10 })
  const [member] = members
  if (!member) return
  const { id, refunds } = await aDecidedRequest(portal, member, {}, [line(member.animals[0]?.id ?? '', 'lab', 10_000)])
  await timePasses(portal, { minutes: 10 })
  const later = (await list({ changed_since: read_until })).body
  expect(later.data.at(-1)).toMatchObject({ id, status: 'accepted' })
  await timePasses(portal, { minutes: 10 })
  await inUnit(portal.platform, { member_id: member.member_id, actor: 'insurer' }, (tx) =>
    payRefund(tx, { refund_id: refunds[0]?.id ?? '', payment_date: '2026-11-20' }),
  )
  expect((await list({ changed_since: later.read_until })).body.data).toMatchObject([
    { id, changed_at: portal.clock.now().toISOString() },
  ])
})
