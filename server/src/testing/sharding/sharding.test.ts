import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '#platform/db/db.ts'
import { openTestDatabase } from '../database/test-database.ts'
import { dropTestSchema } from '../outgoing/sent-mails.ts'
import { faultsOfSchema } from './faults-of-schema.ts'
import { faultsOfMigration, faultsOfSource } from './faults-of-text.ts'
import { timeOfColumn } from './unsteady-expressions.ts'

const root = join(import.meta.dirname, '../../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
let database: OpenDatabase
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ database, drop } = await openTestDatabase())
  await dropTestSchema(database.db)
})
afterAll(async () => {
  await database.close()
  await drop()
})

describe('members can be spread over machines', () => {
  it('every key of a member’s table begins with member_id, and nothing of the schema acts by itself', async () => {
    expect(await faultsOfSchema(database.db)).toEqual([])
  })

  it('the check of statements knows by its name which column holds a moment and which a day', async () => {
    const { rows } = await sql<{ name: string; type: string }>`
      select distinct column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely_%'`.execute(database.db)
    const named = { 'timestamp with time zone': 'moment', date: 'day' } as Readonly<Record<string, string>>
    expect(rows.filter(({ name, type }) => timeOfColumn(name) !== (named[type] ?? null))).toEqual([])
  })

  it.each(globSync('server/migrations/*.sql', { cwd: root }).toSorted())(
    '%s holds nothing that one machine alone can do',
    (path) => {
      // Views for one release alone, while the one before knows a table by another name.
      const hasViews = /\/(?:0055_documents|0058_disputes)\.sql$/.test(path)
      const faults = faultsOfMigration(read(path)).filter((fault) => !(hasViews && fault.startsWith('“create view”')))
      expect(faults).toEqual([])
    },
  )

  it('nor does any statement of the server', () => {
    const sources = globSync('server/src/{modules,platform}/**/*.ts', { cwd: root }).filter(
      (path) => !path.endsWith('.test.ts'),
    )
    expect(sources.length).toBeGreaterThan(300)
    const faults = sources.flatMap((path) => faultsOfSource(read(path)).map((fault) => `${path} ${fault}`))
    // Migrations run at the coordinator alone, one at a time: the lock between them is its own.
    expect(
      faults.filter((fault) => !/^server\/src\/platform\/db\/migrations\.ts .*an advisory lock$/.test(fault)),
    ).toEqual([])
  })
})

describe('the check itself', () => {
  const table = 'create table strays (member_id uuid not null references members (member_id), stray_id uuid not null'
  const broken: [statement: string, fault: RegExp][] = [
    ['create table strays (stray_id uuid primary key)', /strays: .*does not begin with member_id/],
    ['create table strays (member_id uuid not null)', /strays: no primary key/],
    [
      `${table}, primary key (stray_id, member_id))`,
      /strays_pkey \(stray_id, member_id\) does not begin with member_id/,
    ],
    [
      `${table}, name text, primary key (member_id, stray_id), unique (name))`,
      /strays_name_key \(name\) does not begin/,
    ],
    [
      `${table}, name text, primary key (member_id, stray_id)); create unique index strays_once on strays (name, member_id)`,
      /strays_once \(name, member_id\) does not begin/,
    ],
    [
      `${table}, name text, primary key (member_id, stray_id)); create unique index strays_once on strays (lower(name))`,
      /strays_once \(an expression\)/,
    ],
    [
      `${table}, request_id uuid, primary key (member_id, stray_id), foreign key (request_id, member_id) references refund_requests (request_id, member_id))`,
      /there is no unique constraint|does not begin/,
    ],
    [
      `${table}, entry_id uuid references operator_log (entry_id), primary key (member_id, stray_id))`,
      /refers to operator_log, which may be on another machine/,
    ],
    [`${table}, number serial, primary key (member_id, stray_id))`, /the sequence strays_number_seq/],
    [
      `${table}, number integer generated always as identity, primary key (member_id, stray_id))`,
      /strays\.number: made by the database/,
    ],
    [
      `${table}, at timestamptz not null default now(), primary key (member_id, stray_id))`,
      /strays\.at: now\(\) is the database's own/,
    ],
    [`${table}, primary key (member_id, stray_id) deferrable)`, /strays_pkey is deferrable/],
    [
      `${table}, days daterange, primary key (member_id, stray_id), exclude using gist (days with &&))`,
      /strays_days_excl excludes/,
    ],
    [
      'create function act() returns trigger language plpgsql as $$ begin return null; end $$; create trigger acts after insert on members for each row execute function act()',
      /members: the trigger acts/,
    ],
    [
      'create table strays (member_id uuid, stray_id uuid not null, primary key (stray_id))',
      /strays: no member_id uuid not null/,
    ],
  ]

  it.each(broken)('refuses %s', async (statements, fault) => {
    const undo = new Error('undo')
    const found = { faults: [] as string[] }
    await database.db
      .transaction()
      .execute(async (db) => {
        for (const statement of statements.split(/;\s(?=create)/)) await sql.raw(statement).execute(db)
        found.faults = await faultsOfSchema(db)
        throw undo
      })
      .catch((error: unknown) => {
        if (error !== undo) found.faults.push(String(error))
      })
    expect(found.faults.join('\n')).toMatch(fault)
  })

  it.each([
    'create trigger t after insert on members execute function f();',
    'create or replace function f() returns int language sql;',
    'create sequence numbers;',
    'alter table members add column number bigserial;',
    'alter table members alter column number add generated by default as identity;',
    'alter table members add constraint c exclude using gist (days with &&);',
    'alter table members add foreign key (a) references b (a) deferrable initially deferred;',
    'select pg_advisory_lock(1);',
    'update members set created_at = now();',
    'insert into strays select gen_random_uuid();',
    'create table strays (member_id uuid) partition by range (member_id);',
    'merge into strays using members on true when matched then delete;',
    'create index concurrently strays_by_day on strays (day);',
    'create temporary table strays (a int);',
  ])('refuses a migration with %s', (text) => {
    expect(faultsOfMigration(text)).toHaveLength(1)
  })

  it.each([
    'sql`select 1 from refunds for update skip locked`',
    "db.selectFrom('refunds').forUpdate().skipLocked()",
    "db.selectFrom('refunds').limit(20).offset(40)",
    'sql<number>`select 1 from refunds order by 1 offset ${after}`',
    'sql`with recursive all_of_them as (select 1) select * from all_of_them`',
    'sql`merge into refunds using requests on true when matched then do nothing`',
    'sql`select pg_advisory_xact_lock(${id})`',
    'sql`select nextval(${name})`',
    'sql`delete from tokens where expires_at < now()`',
    'sql`select current_date - 365`',
    'sql`set statement_timeout = 0`',
    'sql`set search_path to other`',
    'sql.raw(`listen ${channel}`)',
    'sql`create temp table found (id uuid)`',
  ])('refuses a source with %s', (text) => {
    expect(faultsOfSource(text)).toHaveLength(1)
  })

  it.each([
    'sql`set local statement_timeout = 5000`',
    "db.updateTable('members').set({ at })",
    'sql`select offset_minutes from places`',
    '// a comment about skip locked',
    'platform.clock.now()',
  ])('lets %s be', (text) => {
    expect(faultsOfSource(text)).toEqual([])
  })
})
