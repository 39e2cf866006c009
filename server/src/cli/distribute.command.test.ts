import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLeftovers } from '#modules/operations/distribution/distribution.store.ts'
import { planDistribution } from '#modules/operations/distribution/plan.ts'
import { migrate } from '#platform/db/migrations.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { bin, type CommandResult, runCommand } from '#testing/program/run-command.ts'
import { endSpawned, spawnPortal } from '#testing/program/spawn-portal.ts'
import { hasCitus, startPostgresWithCitus, type TestCluster } from '#testing/servers/citus.ts'
import { runSql } from '#testing/servers/postgres.ts'

const everything = 'Every table is where it belongs.\n'

describe.runIf(hasCitus())('coussinet distribute on a cluster of Citus', () => {
  let cluster: TestCluster
  let folder = ''
  beforeAll(async () => {
    cluster = await startPostgresWithCitus({ shards: 2 })
    folder = await mkdtemp(join(tmpdir(), 'coussinet-distribute-'))
  })
  afterAll(async () => {
    endSpawned()
    await cluster?.close()
    await rm(folder, { recursive: true, force: true })
  })

  const envOf = (url: string) => ({
    DATABASE_URL: url,
    DATA_DIR: join(folder, new URL(url).pathname),
    SECRET_KEY: 'Kq3vN8xR2mT7wZ5cB9hL4pJ6sD1fG0aY',
    LOG_LEVEL: 'error',
  })
  const run = (url: string, ...words: string[]): Promise<CommandResult> => runCommand(envOf(url), words)

  async function looking<T>(url: string, work: (db: Awaited<ReturnType<typeof openPostgres>>['db']) => Promise<T>) {
    const database = await openPostgres(url, () => {})
    return work(database.db).finally(() => database.close())
  }
  const waiting = (url: string) => looking(url, async (db) => (await planDistribution(db)).steps.length)

  /** Counts the rows of each table, by the names that they have once they are distributed. */
  async function countRows(url: string): Promise<Record<string, number>> {
    const tables = await runSql(
      url,
      `select relname as name from pg_class where relkind in ('r', 'p') and not relispartition
         and relnamespace = 'public'::regnamespace and relname not like 'kysely_%' order by 1`,
    )
    const counts: Record<string, number> = {}
    for (const { name } of tables) {
      const [row] = await runSql(url, `select count(*)::integer as count from ${String(name)}`)
      counts[name === 'contests' ? 'disputes' : String(name)] = Number(row?.['count'])
    }
    return counts
  }

  async function tablesLine(url: string) {
    const { out } = await run(url, 'doctor', '--only', 'database', '--json')
    const { checks }: { checks: { name: string }[] } = JSON.parse(out)
    return checks.find(({ name }) => name === 'tables')
  }

  /** A database whose tables are full, made by the demo before anything was distributed. */
  async function fullDatabase(name: string): Promise<string> {
    const url = await cluster.createDatabase(name)
    const portal = await spawnPortal(join(folder, name), { ...envOf(url), DEMO: '1', READING: 'off' })
    await portal.kill('SIGTERM')
    return url
  }

  it('[WIDE-02] says what a database lacks, and changes nothing', async () => {
    const bare = await cluster.coordinator.createDatabase('bare')
    expect(await run(bare, 'distribute')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/run: create extension citus;/),
    })
    await runSql(bare, 'create extension citus')
    const missing = await run(bare, 'distribute', '--dry-run')
    expect(missing.code).toBe(1)
    expect(missing.err).toMatch(/citus_set_coordinator_host.*\n.*citus_add_node/)
    const url = await cluster.createDatabase('away')
    const [, worker] = cluster.workers
    await worker?.stop()
    const gone = await run(url, 'distribute')
    await worker?.start()
    expect(gone).toMatchObject({
      code: 1,
      err: expect.stringMatching(`:${worker?.port} does not answer the role portal`),
    })
  })

  it(
    '[WIDE-02] spreads a fresh schema, and says at the second run that everything is there',
    { timeout: 180_000 },
    async () => {
      const url = await cluster.createDatabase('fresh')
      expect(await run(url, 'distribute')).toMatchObject({
        code: 1,
        err: expect.stringMatching(/Run: coussinet migrate/),
      })
      expect((await run(url, 'migrate')).code).toBe(0)
      expect(await tablesLine(url)).toMatchObject({ state: 'red', mend: 'Run: coussinet distribute' })

      const dry = await run(url, 'distribute', '--dry-run')
      expect(dry).toMatchObject({ code: 0, err: '' })
      const lines = dry.out.trimEnd().split('\n')
      expect(lines).toContain("select create_distributed_table('members', 'member_id', colocate_with => 'none');")
      expect(await waiting(url)).toBeGreaterThan(70)

      const done = await run(url, 'distribute')
      expect(done).toMatchObject({ code: 0, out: '', err: `${lines.join('\n')}\n${everything}` })
      expect(await run(url, 'distribute')).toMatchObject({ code: 0, out: '', err: everything })
      expect(await run(url, 'distribute', '--dry-run')).toMatchObject({ code: 0, out: '', err: everything })
      expect(await tablesLine(url)).toMatchObject({ state: 'green', seen: 'every table is where it belongs' })
      expect(await runSql(url, 'select count(*)::integer as count from operator_log')).toEqual([{ count: 2 }])
    },
  )

  it(
    '[WIDE-02] a run that is stopped or killed is completed by the next, and no row is lost or left behind',
    { timeout: 300_000 },
    async () => {
      const url = await fullDatabase('broken')
      // As docs/operations.md sets it: what takes longer must not end by it.
      await runSql(url, "alter role portal set statement_timeout = '5s'")
      const before = await countRows(url)
      expect(Object.values(before).filter((count) => count > 0).length).toBeGreaterThan(20)
      expect(await breakAfter(url, 'SIGTERM', 12)).toBe(143)
      const left = await waiting(url)
      expect(left).toBeLessThan(75)
      await breakAfter(url, 'SIGKILL', 12)
      const both = await Promise.all([run(url, 'distribute'), run(url, 'distribute')])
      expect(both.map(({ code }) => code)).toEqual([0, 0])
      expect(both.map(({ err }) => err.endsWith(everything))).toEqual([true, true])
      expect(await looking(url, readLeftovers)).toEqual([])
      expect({ ...(await countRows(url)), operator_log: 0 }).toEqual({ ...before, operator_log: 0 })
    },
  )

  async function breakAfter(url: string, signal: NodeJS.Signals, lines: number): Promise<number | null> {
    const child = spawn(process.execPath, [bin, 'distribute'], {
      cwd: '/',
      env: { PATH: process.env['PATH'], ...envOf(url) },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let told = ''
    child.stderr.on('data', (chunk) => {
      told += String(chunk)
      if (told.split(';\n').length > lines) child.kill(signal)
    })
    const [code]: (number | null)[] = await once(child, 'close')
    return code ?? null
  }

  it('[WIDE-02] a table of an upgrade is local until the next run', { timeout: 60_000 }, async () => {
    const url = await cluster.createDatabase('upgraded')
    await run(url, 'migrate')
    await run(url, 'distribute')
    await runSql(
      url,
      `create table strays (member_id uuid not null references members (member_id) on delete cascade,
         stray_id uuid not null, primary key (member_id, stray_id))`,
    )
    expect(await tablesLine(url)).toMatchObject({ state: 'red', seen: '1 are not where they belong: strays' })
    const command = "select create_distributed_table('strays', 'member_id', colocate_with => 'members');\n"
    expect(await run(url, 'distribute', '--dry-run')).toMatchObject({ code: 0, out: command })
    expect(await run(url, 'distribute')).toMatchObject({ code: 0, err: `${command}${everything}` })
    expect(await tablesLine(url)).toMatchObject({ state: 'green' })
  })

  it(
    '[WIDE-02] a migration that Citus refuses is told beforehand, with what to run instead',
    { timeout: 120_000 },
    async () => {
      const url = await cluster.createDatabase('former')
      const database = await openPostgres(url, () => {})
      await database.withoutTimeouts((db) => migrate(db, { to: '0054_document_keys' }))
      await database.close()
      for (const table of ['members', 'animals', 'contracts', 'refund_requests', 'refund_request_files'])
        await runSql(
          url,
          `select create_distributed_table('${table}', 'member_id', colocate_with => '${table === 'members' ? 'none' : 'members'}')`,
        )
      expect(await run(url, 'migrate')).toMatchObject({ code: 1, err: expect.stringMatching(/cannot execute/) })
      const { code, err } = await run(url, 'distribute')
      expect([code, err]).toEqual([1, expect.stringMatching(/^Citus refuses migration 0055/)])
      await runSql(url, /select undistribute_table\(.*?\);/.exec(err)?.[0] ?? '')
      expect((await run(url, 'migrate')).code).toBe(0)
      expect(await run(url, 'distribute')).toMatchObject({ code: 0, err: expect.stringContaining(everything) })
    },
  )

  it('[WIDE-02] names a table that somebody put elsewhere, and leaves the others', { timeout: 60_000 }, async () => {
    const url = await cluster.createDatabase('strange')
    await run(url, 'migrate')
    await runSql(url, "select create_reference_table('operator_log')")
    const { code, err } = await run(url, 'distribute')
    expect(code).toBe(1)
    expect(err).toMatch(/^operator_log is on every machine, and belongs on the coordinator alone\.\nStop the portal/)
    expect(await tablesLine(url)).toMatchObject({ state: 'red', seen: expect.stringContaining('operator_log is on') })
    expect(await waiting(url)).toBeGreaterThan(70)
  })

  it('[WIDE-02] a backup of a cluster is restored beside it, then distributed', { timeout: 300_000 }, async () => {
    const url = await fullDatabase('saved')
    await run(url, 'distribute')
    const before = await countRows(url)
    const backup = join(folder, 'backup')
    expect((await run(url, 'backup', backup)).code).toBe(0)
    expect(await run(url, 'restore', backup)).toMatchObject({ code: 1, err: expect.stringMatching(/not empty/) })
    const restored = await cluster.createDatabase('restored')
    expect(await run(restored, 'restore', backup)).toMatchObject({ code: 0, err: '' })
    expect(await run(restored, 'distribute')).toMatchObject({ code: 0 })
    const after = await countRows(restored)
    for (const name of ['members', 'documents', 'disputes', 'refund_requests', 'evidence'])
      expect([name, after[name]]).toEqual([name, before[name]])
    expect((await run(restored, 'verify', '--files', '--against', backup)).code).toBe(0)
  })
})
