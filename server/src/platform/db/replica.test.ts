import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { blackHole } from '#testing/servers/black-hole.ts'
import { runSql, startPostgres, type TestPostgres } from '#testing/servers/postgres.ts'
import type { Db, OpenDatabase } from './db.ts'
import { openPostgres } from './postgres.ts'
import { openReplica, type Replica } from './replica.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let primary: TestPostgres
let standby: TestPostgres
let databases: OpenDatabase[]
let replica: Replica
const warnings: object[] = []
const copy = mkdtempSync(join(tmpdir(), 'coussinet-standby-'))

beforeAll(async () => {
  primary = await startPostgres()
  await runSql(primary.url, 'create table notes (note text)')
  await primary.stop()
  const files = join(copy, 'files')
  execFileSync('cp', ['-a', primary.files, files])
  // With the owner of the others.
  execFileSync('cp', ['-a', join(files, 'PG_VERSION'), join(files, 'standby.signal')])
  await primary.start()
  standby = await startPostgres({
    like: files,
    settings: { primary_conninfo: `host=127.0.0.1 port=${primary.port} user=postgres` },
  })
  databases = await Promise.all([primary, standby].map(({ url }) => openPostgres(url, () => {}, { connections: 4 })))
  const [own, other] = databases
  if (own === undefined || other === undefined) throw new Error('Two were opened')
  replica = openReplica(own.db, other, { warn: (facts: object) => warnings.push(facts) })
})
afterAll(async () => {
  await replica.close()
  await databases[0]?.close()
  await Promise.all([primary.close(), standby.close()])
  rmSync(copy, { recursive: true, force: true })
})

const isReplica = async (db: Db) => {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)
  return rows[0]?.is
}
const readsReplica = (is: boolean) =>
  vi.waitFor(async () => expect(await replica.read(isReplica)).toBe(is), { timeout: 20_000, interval: 200 })

it('reads from the replica while it follows, from the primary while it does not', async () => {
  await readsReplica(true)
  expect(replica.lag()).toBeLessThan(2000)
  await runSql(standby.url, 'select pg_wal_replay_pause()')
  // A pause alone, without a write, is no lag.
  await runSql(primary.url, `insert into notes values ('written')`)
  await readsReplica(false)
  await vi.waitFor(() =>
    expect(warnings).toEqual([expect.objectContaining({ event: 'replica_behind', lag_ms: expect.any(Number) })]),
  )
  await runSql(standby.url, 'select pg_wal_replay_resume()')
  await readsReplica(true)
  expect(await replica.read((db) => sql`select note from notes`.execute(db).then(({ rows }) => rows))).toEqual([
    { note: 'written' },
  ])
})

it('runs a read on the primary again that the replica ended, and tells of one that is wrong', async () => {
  await readsReplica(true)
  await expect(replica.read((db) => sql`select 1 / 0`.execute(db))).rejects.toMatchObject({ code: '22012' })
  let tries = 0
  const read = replica.read(async (db) => {
    tries += 1
    if ((await isReplica(db)) === true) {
      const [own] = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows
      await runSql(
        standby.url,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'postgres' and pid <> pg_backend_pid()`,
      )
      await sql`select ${own?.pid}::int, pg_sleep(5)`.execute(db)
    }
    return 'read'
  })
  await expect(read).resolves.toBe('read')
  expect(tries).toBe(2)
})

it('reads on from the primary when the replica is gone', async () => {
  await readsReplica(true)
  await standby.kill()
  // A process of its own serves each connection, and may answer once more.
  await readsReplica(false)
  await vi.waitFor(() => expect(replica.lag()).toBeNull(), { timeout: 20_000 })
  expect(await replica.read(isReplica)).toBe(false)
})

it('asks a replica that never answers once at a time, and closes without waiting for more', async () => {
  const hole = await blackHole()
  const [own] = databases
  if (own === undefined) throw new Error('The primary was opened')
  const silent = await openPostgres(`postgres://postgres@127.0.0.1:${hole.port}/postgres`, () => {}, { connections: 4 })
  const asked = openReplica(own.db, silent, { warn: () => {} })
  // Time for a dozen measurements, were they not to wait for each other.
  await setTimeout(6000)
  expect(await asked.read(isReplica)).toBe(false)
  expect([asked.lag(), hole.most()]).toEqual([null, 1])
  const began = performance.now()
  await asked.close()
  expect(performance.now() - began).toBeLessThan(5000)
  await hole.close()
})
