import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { unusedNames } from '#platform/db/former-tables.ts'
import { aMember } from '#testing/a-member.ts'
import { ownPortalForTests } from '#testing/start-portal.ts'
import { erase } from './erase.ts'
import { emptyMember, type ErasureAction, erasurePolicy } from './erasure-policy.ts'

type Column = { table_name: string; column_name: string; data_type: string }

const portal = ownPortalForTests()
let columns: Column[] = []
beforeAll(async () => {
  const { rows } = await sql<Column>`select table_name, column_name, data_type from information_schema.columns
    where table_schema = current_schema() and table_name not in ('kysely_migration', 'kysely_migration_lock') order by table_name, ordinal_position`.execute(
    portal.db,
  )
  columns = rows.filter(({ table_name }) => !unusedNames.has(table_name))
})

const columnsOf = (table: string) =>
  columns.filter(({ table_name }) => table_name === table).map(({ column_name }) => column_name)
const tables = () => [...new Set(columns.map(({ table_name }) => table_name))]
const ofMembers = () => tables().filter((table) => columnsOf(table).includes('member_id'))
const fateOf = new Map(Object.entries<ErasureAction>(erasurePolicy))

it('[SEC-56] every table of the schema has a fate, and each with a member’s key one that reaches it', () => {
  expect([...fateOf.keys()].toSorted()).toEqual(tables().toSorted())
  expect(ofMembers().filter((table) => fateOf.get(table) === 'none')).toEqual([])
  expect([...fateOf].filter(([table, action]) => action !== 'none' && !columnsOf(table).includes('member_id'))).toEqual(
    [],
  )
  const strange = [...fateOf].flatMap(([table, action]) =>
    typeof action === 'object'
      ? Object.keys(action.blank ?? {}).filter((column) => !columnsOf(table).includes(column))
      : [],
  )
  expect(strange).toEqual([])
})

it('[SEC-56] of every column that says who somebody is, the member’s own row keeps the number, the country and the language alone', () => {
  const kept = ['member_id', 'nevg', 'country', 'locale', 'created_at', 'updated_at', 'disabled_at', 'erased_at']
  expect(
    columnsOf('members')
      .filter((column) => !kept.includes(column))
      .toSorted(),
  ).toEqual(Object.keys(emptyMember).toSorted())
})

it('[SEC-56][SAFE-05] of a member with something in every table nothing is left but what a duty needs, and nothing of another one is touched', async () => {
  const [member_id, other] = [newId(), newId()]
  await dropConstraints()
  for (const id of [member_id, other]) {
    const { member_id: made } = await aMember(portal)
    for (const table of ofMembers())
      await sql`delete from ${sql.table(table)} where member_id = ${made} and ${table !== 'members'}`.execute(portal.db)
    await sql`update members set member_id = ${id} where member_id = ${made}`.execute(portal.db)
    for (const table of ofMembers().filter((one) => one !== 'members')) await fill(table, id)
  }
  await sql`update contracts set country = 'FR', amount_due_cents = 0`.execute(portal.db)
  await sql`update legal_holds set lifted_at = placed_at`.execute(portal.db)

  const erasure = await erase(portal.platform, { member_id, why: 'wish' })
  expect(erasure).toMatchObject({ done: true, duties: { books: '2031-03-04', mandate: '2029-04-04' } })
  for (const table of ofMembers()) {
    const action = fateOf.get(table)
    const rows = await rowsOf(table, member_id)
    // The erasure itself leaves a line, a letter and an event.
    const told = ['audit_log', 'outgoing_messages'].includes(table) ? 1 : 0
    if (action === 'gone') expect([table, rows.length]).toEqual([table, told])
    if (typeof action === 'object')
      for (const row of rows) expect([table, row]).toEqual([table, { ...row, ...action.blank }])
    expect([table, (await rowsOf(table, other)).length]).toEqual([table, 1])
  }
  const left = (
    await Promise.all(ofMembers().map(async (table) => [table, (await rowsOf(table, member_id)).length] as const))
  )
    .filter(([table, count]) => count > 0 && typeof fateOf.get(table) === 'object')
    .map(([table]) => table)
  expect(left.toSorted()).toEqual([
    'animals',
    'card_payment_receipts',
    'contract_endings',
    'contracts',
    'evidence',
    'mandate_papers',
    'mandates',
    'opening_balances',
    'past_contracts',
    'price_revisions',
    'proof_lines',
    'receipt_attempts',
    'receipts',
    'refund_corrections',
    'refund_request_animals',
    'refunds',
    'returned_payments',
    'sponsorship_draws',
    'sponsorship_requests',
    'suspensions',
  ])
})

const rowsOf = async (table: string, id: string) =>
  (await sql<Record<string, unknown>>`select * from ${sql.table(table)} where member_id = ${id}`.execute(portal.db))
    .rows

/** Drops the rules between the tables, so that a generic row can stand in each. */
async function dropConstraints(): Promise<void> {
  const { rows } = await sql<{
    table: string
    name: string
  }>`select relname as table, conname as name from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype in ('c', 'f') and connamespace = current_schema()::regnamespace`.execute(portal.db)
  for (const { table, name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(portal.db)
}

async function fill(table: string, id: string): Promise<void> {
  const own = columns.filter(({ table_name }) => table_name === table)
  const values = own.map(({ column_name, data_type }) =>
    column_name === 'member_id'
      ? id
      : column_name === 'owner_kind'
        ? 'request'
        : valueOf(data_type, `${table}.${column_name} of ${id}`),
  )
  await sql`insert into ${sql.table(table)} (${sql.join(own.map(({ column_name }) => sql.ref(column_name)))}) values (${sql.join(values)})`.execute(
    portal.db,
  )
}

function valueOf(type: string, text: string): unknown {
  if (type === 'uuid') return newId()
  if (type === 'boolean') return true
  if (type === 'date') return '2026-03-04'
  if (type.startsWith('timestamp')) return new Date('2026-03-04T05:06:07Z')
  if (type.startsWith('json')) return JSON.stringify({ text })
  if (type === 'bytea') return Buffer.from(text)
  if (type === 'ARRAY') return [text]
  return type === 'text' ? text : 7
}
