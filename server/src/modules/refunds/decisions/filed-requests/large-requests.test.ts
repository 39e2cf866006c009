import { filedStatuses } from '@coussinet/contract/integration/refund-requests.ts'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#platform/db/db.types.ts'
import { migrate } from '#platform/db/migrations.ts'
import { startPostgres, type TestPostgres } from '#testing/servers/postgres.ts'
import { fillRequests } from '../../tests/fill-requests.ts'
import { findFiled, findOwnerOfRefund, findOwnerOfRequest } from './filed-requests.store.ts'

// A hundred thousand requests on a real PostgreSQL: what the insurer asks for reads its own rows and no table.

type Statement = { sql: string; parameters: readonly unknown[] }

let postgres: TestPostgres
let pool: pg.Pool
let db: Kysely<Database>
let last: Statement | null = null

beforeAll(async () => {
  postgres = await startPostgres()
  pool = new pg.Pool({ connectionString: postgres.url, max: 2 })
  // Failures that the server's own end causes are no failure of the test's.
  pool.on('error', () => {})
  db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      last = { sql: query.sql, parameters: query.parameters }
    },
  })
  await migrate(db)
  await fillRequests(db, 1000)
})
afterAll(async () => {
  await db.destroy()
  await postgres.close()
})

type Node = { 'Node Type': string; 'Relation Name'?: string; 'Actual Rows': number; Plans?: Node[] }
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Plan of the last statement: which of the large tables it reads whole, and the pages that it touches. */
async function planOf({ sql, parameters }: Statement) {
  const { rows } = await pool.query<{
    'QUERY PLAN': [{ Plan: Node & { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }]
  }>(`explain (analyze, buffers, format json) ${sql}`, [...parameters])
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error('no plan')
  const whole = nodesOf(plan)
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '')
    .filter((table) => table.startsWith('refund'))
  return { whole, pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] }
}

async function costOf(ask: () => Promise<unknown>) {
  const answer = await ask()
  if (!last) throw new Error('nothing was asked')
  return { answer, ...(await planOf(last)) }
}

it.each([
  ['of every status', filedStatuses, undefined, undefined],
  ['of those that wait', ['pending', 'action-done'] as const, undefined, undefined],
  ['since an instant', filedStatuses, new Date('2026-09-01T00:00:00Z'), undefined],
  [
    'far into the list',
    filedStatuses,
    undefined,
    { at: new Date('2026-08-01T00:00:00Z'), id: '80000000-0000-4000-8000-000000000000' },
  ],
])('a page of the requests %s reads its own rows', async (_which, statuses, changed_since, after) => {
  const { answer, whole, pages } = await costOf(() =>
    findFiled(db, { statuses, limit: 51, ...(changed_since ? { changed_since } : {}), ...(after ? { after } : {}) }),
  )
  expect(answer).toHaveLength(51)
  expect(whole).toEqual([])
  // Six ranges of 51 rows and 51 members at the most.
  expect(pages).toBeLessThan(700)
})

it('a page of the latest changes, for people, reads its own rows, of all members and of one', async () => {
  const ask = (page: Partial<Parameters<typeof findFiled>[1]>) =>
    costOf(() => findFiled(db, { statuses: filedStatuses, latest_first: true, limit: 50, ...page }))
  const first = await ask({})
  const rows = await findFiled(db, { statuses: filedStatuses, latest_first: true, limit: 120 })
  const times = rows.map(({ changed_at }) => changed_at.getTime())
  expect(times).toEqual(times.toSorted((one, other) => other - one))
  const last = rows[49]
  if (!last) throw new Error('no 50th row')
  const second = await ask({ after: { at: last.changed_at, id: last.request_id } })
  expect(second.answer).toEqual(rows.slice(50, 100))
  const of_one = await ask({ member_id: last.member_id })
  for (const { whole, pages } of [first, second, of_one]) {
    expect(whole).toEqual([])
    expect(pages).toBeLessThan(700)
  }
})

it('a member is found by the customer number without reading them all', async () => {
  const { nevg } = await db.selectFrom('members').select('nevg').limit(1).executeTakeFirstOrThrow()
  await pool.query('analyze members')
  const { answer, pages } = await costOf(() =>
    db.selectFrom('members').select('member_id').where('nevg', '=', nevg).executeTakeFirst(),
  )
  expect(answer).toBeTruthy()
  expect(pages).toBeLessThan(5)
})

it('a request and a refund are found by their ids, and a request by its reference', async () => {
  const { request_id, tracking_reference } = await db
    .selectFrom('refund_requests')
    .select(['request_id', 'tracking_reference'])
    .where('status', '=', 'pending')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { refund_id } = await db.selectFrom('refunds').select('refund_id').limit(1).executeTakeFirstOrThrow()
  const byReference = () =>
    db
      .selectFrom('refund_requests')
      .select('member_id')
      .where('tracking_reference', '=', tracking_reference)
      .executeTakeFirst()
  for (const ask of [() => findOwnerOfRequest(db, request_id), () => findOwnerOfRefund(db, refund_id), byReference]) {
    const { answer, whole, pages } = await costOf(ask)
    expect(answer).toBeTruthy()
    expect(whole).toEqual([])
    expect(pages).toBeLessThan(12)
  }
})
