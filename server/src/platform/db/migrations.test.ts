import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getMe } from '@coussinet/contract/profile.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMember } from '#testing/a-member.ts'
import { notOnlyExpanding } from '#testing/database/expand-only.ts'
import { atDepth } from '#testing/depth.ts'
import { startPostgres, type TestPostgres } from '#testing/servers/postgres.ts'
import { ownPortal } from '#testing/start-portal.ts'
import type { Db, OpenDatabase } from './db.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrations.ts'
import { openPostgres } from './postgres.ts'

const alone = join(import.meta.dirname, '../../testing/database/migrate-child.ts')
const folder = join(import.meta.dirname, '../../../migrations')
/** published before the first release that others may have installed */
const free = 8

/** Shape of a database: columns, keys, indexes. */
async function shapeOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as part from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint where connamespace = 'public'::regnamespace
    union all select name from kysely_migration`.execute(db)
  return rows.map(({ part }) => part).toSorted()
}

/** Migrates in a process of its own that is killed `after` ms into it; tells whether it had ended by itself, and after how long. */
async function migrateUntil(where: string, after: number): Promise<{ ended: boolean; ms: number }> {
  const child: ChildProcess = spawn(process.execPath, [alone, where], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  let began = 0
  let done = 0
  child.stdout?.on('data', (said) => {
    if (began === 0) {
      began = performance.now()
      setTimeout(() => child.kill('SIGKILL'), after)
    }
    if (String(said).includes('done')) done = performance.now()
  })
  await exited
  return { ended: done > 0, ms: done - began }
}

async function withDatabase<T>(open: () => Promise<OpenDatabase>, work: (db: Db) => Promise<T>): Promise<T> {
  const database = await open()
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

describe('a migration that is cut off', () => {
  let postgres: TestPostgres
  let directory: string
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'coussinet-migrations-'))
    postgres = await startPostgres({ durable: true })
  })
  afterAll(async () => {
    await postgres.close()
    await rm(directory, { recursive: true, force: true })
  })

  const onPostgres = [
    'PostgreSQL',
    atDepth(3, 10),
    (round: string) => postgres.createDatabase(`cut_${round}`),
    (where: string) => openPostgres(where, () => {}),
  ] as const
  const embedded = [
    'the embedded database',
    4,
    async (round: string) => join(directory, round),
    (where: string) => openEmbedded({ directory: where }),
  ] as const

  it.each(atDepth([onPostgres], [onPostgres, embedded]))(
    '[REL-16] on %s, killed at %i random moments, is finished by the next start, and nothing is left half-made',
    async (_engine, rounds, make, open) => {
      const whole = await make('whole')
      const { ms } = await migrateUntil(whole, 60_000)
      const wanted = await withDatabase(() => open(whole), shapeOf)
      expect(wanted.length).toBeGreaterThan(500)

      let cut = 0
      for (let round = 0; round < rounds; round += 1) {
        const where = await make(String(round))
        // One moment in each part of the time: the first run, which was measured, may be the slowest.
        const { ended } = await migrateUntil(where, ((round + Math.random()) / rounds) * ms)
        if (!ended) cut += 1
        await withDatabase(
          () => open(where),
          async (db) => {
            await migrate(db)
            expect(await shapeOf(db)).toEqual(wanted)
          },
        )
      }
      expect(cut).toBeGreaterThan(0)
    },
    120_000,
  )
})

describe('[REL-16] an older release on a newer schema', () => {
  it('starts and serves on what a newer one has added', async () => {
    const portal = await ownPortal()
    try {
      await sql`insert into kysely_migration (name, timestamp) values ('9999_of_a_newer_release', '2999-01-01T00:00:00.000Z')`.execute(
        portal.db,
      )
      await sql`alter table members add column of_a_newer_release text default 'x'`.execute(portal.db)
      expect(await migrate(portal.db)).toEqual([])
      const { status } = await portal.call(getMe, { as: await aMember(portal) })
      expect(status).toBe(200)
    } finally {
      await portal.close()
    }
  })

  it('no migration takes away or changes what it reads', async () => {
    const names = (await readdir(folder)).filter((name) => Number(name.slice(0, 4)) > free)
    expect(names.length).toBeGreaterThan(0)
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    expect(texts.flatMap(notOnlyExpanding)).toEqual([])
  })

  it.each([
    'alter table members drop column email;',
    'drop table members;',
    'alter table members rename column email to mail;',
    'alter table members alter column email type varchar(50);',
    'alter table members alter column email set not null;',
    'alter table members add column shoe_size integer not null;',
  ])('a migration that did would be refused: %s', (migration) => {
    expect(notOnlyExpanding(`-- a comment: drop table\n${migration}\n`)).toHaveLength(1)
  })

  it.each([
    'alter table members add column shoe_size integer;',
    'alter table members add column shoe_size integer not null default 0;',
    'create table shoes (member_id uuid not null, size integer not null, primary key (member_id));',
    'drop index members_by_shoe;',
    'alter table members rename to holders;\ncreate view members as select member_id from holders;',
  ])('one that only adds is not: %s', (migration) => {
    expect(notOnlyExpanding(migration)).toEqual([])
  })
})
