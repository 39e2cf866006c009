import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { portalFolder } from '../core/places.ts'
import type { Db } from './db.ts'
import { getErrorCode } from './failures.ts'
import { refuseHalfRestored } from './half-restored.ts'
import {
  groupMigrations,
  type IndexStatement,
  listIndexes,
  type MigrationPlan,
  planMigrations,
  type MigrationScript,
  parseScript,
} from './migration-plan.ts'

const folder = join(portalFolder, 'server/migrations')

// Shorter than PostgreSQL's deadlock_timeout of one second: a call that waits for us is never chosen as the victim.
const longestLocking = 800
const longestPause = 5000
const defaultTimeout = 60_000
/** session lock held while indexes are built */
const indexLock = 4_041_907

type MigrateOptions = {
  /** name of the last migration to apply; default all */
  to?: string
  restoring?: boolean
  /** called with a sentence for each step that takes long */
  report?: (sentence: string) => void
  /** milliseconds to keep retrying a lock on tables that others hold */
  timeout?: number
}

/**
 * Applies the missing files of `server/migrations` while members use the portal: first new columns and wider checks of existing tables, one
 * by one; then everything else in one transaction; then indexes of existing tables, concurrently. Throws the first failure, and on a
 * database whose restore was not finished. What a newer version added stays as it is: while nodes are replaced one by one, an older one may
 * start again (REL-16).
 */
export async function migrate(
  db: Db,
  { to, restoring = false, report = () => {}, timeout = defaultTimeout }: MigrateOptions = {},
): Promise<string[]> {
  if (!restoring) await refuseHalfRestored(db)
  const scripts = await readScripts()
  const patiently = <T>(work: () => Promise<T>) => again(db, work, { until: performance.now() + timeout, report })
  const { pending } = await pendingIn(db, scripts)
  const groups = groupMigrations(
    scripts,
    pending.filter((name) => to === undefined || name <= to),
  )
  const applied: string[] = []
  // Indexes that an earlier attempt did not finish come first: later migrations use them.
  await patiently(() => makeIndexes(db, scripts, report))
  for (const last of groups.map((names) => names.at(-1) ?? '')) {
    const known = scripts.filter(({ name }) => name <= last)
    for (const one of (await pendingPlan(db, known)).alone) await patiently(() => applyAlone(db, known, one))
    applied.push(...(await patiently(() => applyPending(db, known))))
    await patiently(() => makeIndexes(db, known, report))
  }
  return applied
}

async function pendingPlan(
  db: Db,
  scripts: readonly MigrationScript[],
): Promise<MigrationPlan & { unknown: string[] }> {
  const { pending, unknown } = await pendingIn(db, scripts)
  return { ...planMigrations(scripts, pending), unknown }
}

async function applyAlone(
  db: Db,
  scripts: readonly MigrationScript[],
  { name, lock, statement }: MigrationPlan['alone'][number],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockTables(tx, [lock])
    // Another process may have applied it first, and later migrations may have changed the table.
    if ((await pendingIn(tx, scripts)).pending.includes(name)) await sql.raw(statement).execute(tx)
  })
}

/** Error for a table that could not be locked in time. */
class TableHeld extends Error {
  readonly table: string

  constructor(table: string, cause: unknown) {
    super(`The table ${table} is held by others.`, { cause })
    this.table = table
  }
}

/** Retries the work, after growing pauses, while others hold the tables that it locks. Each failed try is rolled back. */
async function again<T>(
  db: Db,
  work: () => Promise<T>,
  { until, report }: { until: number; report: (sentence: string) => void },
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const isHeld = error instanceof TableHeld || ['55P03', '40P01'].includes(getErrorCode(error))
      if (!isHeld) throw error
      const what =
        error instanceof TableHeld
          ? `The table ${error.table} is held by ${await holderOf(db, error.table)}`
          : 'Others hold what the migrations lock'
      const wait = Math.min(longestPause, 100 * 2 ** attempt) * (0.5 + Math.random() / 2)
      if (performance.now() + wait > until)
        throw new Error(`${what}. What is pending stays so: run it again at a quieter moment.`, { cause: error })
      report(`${what}: tried again in ${Math.ceil(wait)} ms.`)
      await pause(wait)
    }
  }
}

/** Names the session that has used a table longest, among those that still do. */
async function holderOf(db: Db, table: string): Promise<string> {
  const { rows } = await sql<{ pid: number; since: Date }>`
    select a.pid, a.xact_start as since from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where l.relation = to_regclass(${table}) and l.granted and a.pid <> pg_backend_pid() and a.xact_start is not null
    order by a.xact_start limit 1`.execute(db)
  const [oldest] = rows
  return oldest
    ? `the connection of process ${oldest.pid}, in a transaction since ${oldest.since.toISOString()}`
    : 'other transactions'
}

async function applyPending(db: Db, scripts: readonly MigrationScript[]): Promise<string[]> {
  const { unknown, ...plan } = await pendingPlan(db, scripts)
  let isLocked = false
  const up = (statements: readonly string[]): Migration => ({
    async up(tx) {
      if (!isLocked) await lockTables(tx, plan.locks)
      isLocked = true
      for (const statement of statements) await sql.raw(statement).execute(tx)
    },
  })
  const known = Object.fromEntries(
    scripts.map(({ name, statements }) => [name, up(plan.inTransaction.get(name) ?? statements)]),
  )
  const ofNewerVersions = Object.fromEntries(unknown.map((name) => [name, { up: async () => {} }]))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...known, ...ofNewerVersions }) } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map(({ migrationName }) => migrationName)
}

/** Takes all locks before the first change, or none: a member's call that waits for us then never waits in a cycle. */
async function lockTables(tx: Db, locks: MigrationPlan['locks']): Promise<void> {
  const until = performance.now() + longestLocking
  for (const { table, mode } of locks) {
    await limitWaiting(tx, Math.max(1, until - performance.now()))
    try {
      await sql`lock table ${sql.table(table)} in ${sql.raw(mode)} mode`.execute(tx)
    } catch (error) {
      throw getErrorCode(error) === '55P03' ? new TableHeld(table, error) : error
    }
  }
  await limitWaiting(tx, longestLocking)
}

const limitWaiting = (tx: Db, ms: number) =>
  sql`select set_config('lock_timeout', ${`${Math.ceil(ms)}ms`}, true)`.execute(tx)

/** Finds indexes that the migrations declare and the database lacks, or that were dropped and still exist. */
async function indexWork(
  db: Db,
  scripts: readonly MigrationScript[],
): Promise<{ missing: IndexStatement[]; invalid: string[]; leftover: string[] }> {
  const { applied, unknown } = await pendingIn(db, scripts)
  // Ignores what a newer version created, and does not recreate what it dropped.
  if (unknown.length > 0) return { missing: [], invalid: [], leftover: [] }
  const { standing, dropped } = listIndexes(scripts.filter(({ name }) => applied.includes(name)))
  const { rows } = await sql<{ name: string; valid: boolean }>`
    select c.relname as name, i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema()`.execute(db)
  const valid = new Map(rows.map((row) => [row.name, row.valid]))
  const missing = standing.filter(({ name }) => valid.get(name) !== true)
  return {
    missing,
    invalid: missing.map(({ name }) => name).filter((name) => valid.has(name)),
    leftover: dropped.filter((name) => valid.has(name)),
  }
}

/** Creates missing indexes concurrently, and replaces invalid ones that an interrupted attempt left. */
async function makeIndexes(
  db: Db,
  scripts: readonly MigrationScript[],
  report: (sentence: string) => void,
): Promise<void> {
  const isDone = ({ missing, leftover }: Awaited<ReturnType<typeof indexWork>>) =>
    missing.length === 0 && leftover.length === 0
  if (isDone(await indexWork(db, scripts))) return
  await db.connection().execute(async (session) => {
    // Polls for the lock: a session that waits for it holds a snapshot, and the build of the index would wait for that.
    const isMine = async () =>
      (await sql<{ mine: boolean }>`select pg_try_advisory_lock(${indexLock}) as mine`.execute(session)).rows[0]
        ?.mine === true
    while (!(await isMine())) await pause(250)
    try {
      const { missing, invalid, leftover } = await indexWork(session, scripts)
      for (const name of invalid) await sql`drop index concurrently if exists ${sql.table(name)}`.execute(session)
      for (const { name, table, statement } of missing) {
        report(`The index ${name} of ${table} is being made; the table is read and written meanwhile.`)
        await sql.raw(statement.replace(/\bindex\b/i, 'index concurrently')).execute(session)
      }
      for (const name of leftover) await sql`drop index concurrently if exists ${sql.table(name)}`.execute(session)
    } finally {
      await sql`select pg_advisory_unlock(${indexLock})`.execute(session)
    }
  })
}

export type MigrationState = { applied: string[]; pending: string[]; unknown: string[] }

/** Compares a database with `server/migrations`: what it lacks, and what a newer version of the portal added. Changes nothing. */
export async function pendingMigrations(db: Db): Promise<MigrationState> {
  return pendingIn(db, await readScripts())
}

async function pendingIn(db: Db, scripts: readonly MigrationScript[]): Promise<MigrationState> {
  const known = scripts.map(({ name }) => name)
  const { rows } = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(
    db,
  )
  const names = rows[0]?.there
    ? (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
        ({ name }) => name,
      )
    : []
  return {
    applied: names.filter((name) => known.includes(name)),
    pending: known.filter((name) => !names.includes(name)),
    unknown: names.filter((name) => !known.includes(name)),
  }
}

async function readScripts(): Promise<MigrationScript[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name)).toSorted()
  return Promise.all(
    names.map(async (name) => parseScript(name.replace('.sql', ''), await readFile(join(folder, name), 'utf8'))),
  )
}
