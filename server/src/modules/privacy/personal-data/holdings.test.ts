import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { unusedNames } from '#platform/db/former-tables.ts'
import { aMember } from '#testing/a-member.ts'
import { ownPortalForTests } from '#testing/start-portal.ts'
import { readZip } from '../tests/read-zip.ts'
import { given, holdings, omissions } from './holdings.ts'
import { buildArchive } from './personal-data.ts'

type Column = { table_name: string; column_name: string; data_type: string }

const portal = ownPortalForTests()
let columns: Column[] = []
beforeAll(async () => {
  const { rows } = await sql<Column>`select table_name, column_name, data_type from information_schema.columns
    where table_schema = current_schema() and table_name not in ('kysely_migration', 'kysely_migration_lock')
    order by table_name, ordinal_position`.execute(portal.db)
  columns = rows.filter(({ table_name }) => !unusedNames.has(table_name))
})

const tables = () => [...new Set(columns.map(({ table_name }) => table_name))]
const ofMembers = () =>
  tables().filter((table) =>
    columns.some(({ table_name, column_name }) => table_name === table && column_name === 'member_id'),
  )

describe('the schema', () => {
  it('[SEC-55] every table with a member’s key is given, or left out with a reason', () => {
    const known = new Set([...given.map(({ table }) => table), ...omissions.map(({ name }) => name)])
    expect(ofMembers().length).toBeGreaterThan(40)
    expect(ofMembers().filter((table) => !known.has(table))).toEqual([])
    expect(Object.keys(holdings).toSorted()).toEqual(tables().toSorted())
  })

  // Hashes of texts and papers that were shown to the member prove what was signed, and open nothing.
  const proofs = [
    'evidence.hash',
    'evidence.previous_hash',
    'mandates.text_sha256',
    'mandates.evidence_hash',
    'mandate_papers.sha256',
    'refund_accounts.evidence_hash',
    'refund_account_drafts.text_sha256',
    'signatures.text_sha256',
  ]

  it('[SEC-55][SEC-50] what could be a secret is left out by name: bytes that are no proof, hashes, tokens, passwords, keys, addresses of payment pages', () => {
    const told = new Set([...omissions.map(({ name }) => name), ...proofs])
    const doubtful = columns.filter(
      ({ column_name, data_type }) =>
        data_type === 'bytea' || /password|token|hash|secret|sealed|_key$|href|stored_as/.test(column_name),
    )
    const silent = doubtful.filter(
      ({ table_name, column_name }) => !told.has(table_name) && !told.has(`${table_name}.${column_name}`),
    )
    expect(silent.map(({ table_name, column_name }) => `${table_name}.${column_name}`)).toEqual([])
  })
})

describe('a member with something in every table', () => {
  let data: Record<string, Record<string, unknown>[]> = {}
  let everything = ''
  const member_id = newId()
  const other = newId()

  beforeAll(async () => {
    await dropConstraints()
    for (const id of [member_id, other]) {
      const { member_id: made } = await aMember(portal)
      for (const table of ofMembers())
        await sql`delete from ${sql.table(table)} where member_id = ${made} and ${table !== 'members'}`.execute(
          portal.db,
        )
      await sql`update members set member_id = ${id} where member_id = ${made}`.execute(portal.db)
      for (const table of ofMembers()) await fill(table, id)
    }
    const { stream } = await buildArchive(portal.platform, member_id)
    const entries = readZip(Buffer.concat(await stream.toArray()))
    everything = entries.map(({ name, bytes }) => `${name}\n${bytes.toString()}`).join('\n')
    data = JSON.parse(entries.find(({ name }) => name === 'data.json')?.bytes.toString() ?? '')
  })

  it('[SEC-55][SAFE-05] finds every row and every column of it again, but for what is left out', () => {
    const without = new Set(omissions.map(({ name }) => name))
    for (const table of ofMembers().filter((one) => !without.has(one))) {
      const expected = columns
        .filter(({ table_name, column_name }) => table_name === table && !without.has(`${table}.${column_name}`))
        .map(({ column_name }) => column_name)
      const rows = data[table] ?? []
      const found = Object.keys(rows[0] ?? {}).filter((column) => column !== 'archive_path')
      expect([table, rows.length, found]).toEqual([table, 1, expected])
    }
    expect(everything).toContain(mark('contact_messages.message', member_id))
    expect(everything).toContain(Buffer.from(mark('evidence.hash', member_id)).toString('hex'))
  })

  it('[SEC-55][SEC-20] finds nothing that is left out, and nothing of another member', () => {
    const inBothWays = (text: string) => [text, Buffer.from(text).toString('hex'), Buffer.from(text).toString('base64')]
    const found = omissions
      .filter(({ name }) => name.includes('.'))
      .flatMap(({ name }) => inBothWays(mark(name, member_id)))
      .filter((text) => everything.includes(text))
    expect(found).toEqual([])
    expect(inBothWays(other).filter((text) => everything.includes(text))).toEqual([])
  })

  const mark = (name: string, id: string) => `${name} of ${id}`

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
    if (table === 'members') {
      const texts = own.filter(
        ({ column_name, data_type }) => data_type === 'text' && !['locale', 'country'].includes(column_name),
      )
      for (const { column_name } of texts)
        await sql`update members set ${sql.ref(column_name)} = ${mark(`members.${column_name}`, id)} where member_id = ${id}`.execute(
          portal.db,
        )
      return
    }
    const values = own.map(({ column_name, data_type }) =>
      column_name === 'member_id'
        ? id
        : column_name === 'owner_kind'
          ? 'request'
          : valueOf(data_type, mark(`${table}.${column_name}`, id)),
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
})
