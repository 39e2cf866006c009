import { sql } from 'kysely'
import type { Db, OpenDatabase } from '#platform/db/db.ts'
import { formerTables } from '#platform/db/former-tables.ts'
import { halfRestored, markHalfRestored, markWhole } from '#platform/db/half-restored.ts'
import { openJobs } from '#platform/db/jobs.ts'
import { migrate, pendingMigrations } from '#platform/db/migrations.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { adoptStore } from '#platform/files/store/store-id.ts'
import type { Clock } from '#platform/time/clock.ts'
import { verifyEvidence } from '../verify/verify-evidence.ts'
import { compareHeads } from './compare-heads.ts'
import { type BackedUpFile, readStoredFile } from './files/backed-up-files.ts'
import { checkFiles } from './files/check-files.ts'
import { forEachConcurrently } from './files/for-each-concurrently.ts'
import { chooseBackup } from './layout/generations.ts'
import { checkPart, readLines } from './layout/lines.ts'
import { getSchemaLevel, type Manifest, readManifest } from './layout/manifest.ts'
import { dropEverything, inOrder, isEmpty, type BackupTable, findTables } from './rows/schema.store.ts'
import { sendAgain } from './rows/waiting-jobs.ts'

export type RestoreOptions = {
  database: OpenDatabase
  files: Pick<FileStore, 'open' | 'put' | 'keys' | 'readMark' | 'writeMark'>
  /** the portal's secret, and the previous one */
  secrets: readonly Buffer[]
  clock: Clock
  /** a backup, or a directory whose last complete one is used */
  path: string
  signal?: AbortSignal
  onProgress?: (what: string, count: number) => void
}

export type RestoreResult = {
  backup: string
  made_at: string
  rows: number
  files: number
  jobs: number
  migrated: string[]
  faults: string[]
}

/**
 * Restores a backup into an empty database of either engine and an empty file store, first at the schema of the backup,
 * then migrated to this version. An interrupted restore leaves a database that no portal starts on; the same call
 * starts again.
 */
export async function restore(options: RestoreOptions): Promise<RestoreResult> {
  const { database, files, secrets, clock, path, signal, onProgress = () => {} } = options
  const { db } = database
  const { backup, files: root } = await chooseBackup(path)
  const { manifest, same_key } = await readManifest(backup, secrets)
  if (!same_key)
    throw new Error(
      'The backup was made under another SECRET_KEY, which it does not hold: set that one (of an embedded database, the file secret.key of its DATA_DIR), else what is sealed could not be opened.',
    )
  await checkParts(backup, manifest)

  const began = await halfRestored(db)
  if (began) await dropEverything(db)
  else if (!(await isEmpty(db)))
    throw new Error('The database is not empty: a backup is restored into an empty one alone.')
  if (!began && (await holdsFiles(files)))
    throw new Error('The file store is not empty: a backup is restored into an empty one alone.')
  await markHalfRestored(db, { backup, at: clock() })

  await migrate(db, { to: getSchemaLevel(manifest), restoring: true })
  const rows = await loadRows(options, backup, manifest)
  for await (const page of readLines(backup, manifest.files)) {
    signal?.throwIfAborted()
    await forEachConcurrently(
      page.map((line): BackedUpFile => JSON.parse(line)),
      async (file) => files.put(file.stored_as, await readStoredFile(root, file)),
    )
    onProgress('files', page.length)
  }
  const migrated = await migrate(db, { restoring: true })
  await shutDoors(options)
  const jobs = await promiseAgain(options, backup, manifest)
  await adoptStore(db, files)
  await sql`analyze`.execute(db)
  const faults = await check(options, backup, manifest)
  await markWhole(db)
  return { backup, made_at: manifest.made_at, rows, files: manifest.files.lines, jobs, migrated, faults }
}

/** Checks that each part is complete before anything is written. */
async function checkParts(backup: string, manifest: Manifest): Promise<void> {
  for (const part of [...manifest.tables.map((table) => table.part), manifest.jobs, manifest.heads, manifest.files])
    await checkPart(backup, part)
}

async function holdsFiles(files: Pick<FileStore, 'keys'>): Promise<boolean> {
  for await (const _key of files.keys()) return true
  return false
}

async function loadRows(
  { database: { db }, signal, onProgress = () => {} }: RestoreOptions,
  backup: string,
  manifest: Manifest,
): Promise<number> {
  const { unknown, applied } = await pendingMigrations(db)
  const newer = manifest.migrations.filter((name) => !applied.includes(name))
  if (unknown.length > 0 || newer.length > 0)
    throw new Error(
      `The backup is of a newer version (${[...newer, ...unknown].join(', ')}): restore it with that version's command.`,
    )
  const tables = await findTables(db)
  const kept_tables = manifest.tables.map((table) => namedAsHere(table, tables))
  const strange = kept_tables.flatMap(({ name, columns }) =>
    columns
      .filter(
        (column) => !tables.find((table) => table.name === name)?.columns.some((known) => known.name === column.name),
      )
      .map((column) => `${name}.${column.name}`),
  )
  if (strange.length > 0)
    throw new Error(`The backup has what this version does not know: ${strange.slice(0, 5).join(', ')}.`)

  // The backup also contains the rows that migrations insert into empty tables, in their later state.
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(db)
  let count = 0
  for (const table of await inOrder(db, tables)) {
    const keptTable = kept_tables.find(({ name }) => name === table.name)
    if (!keptTable) continue
    for await (const lines of readLines(backup, keptTable.part)) {
      signal?.throwIfAborted()
      await load(db, table.name, columnsOf(keptTable.columns, table), lines)
      onProgress(table.name, lines.length)
    }
    const there = await countOf(db, table.name)
    if (there !== keptTable.part.lines)
      throw new Error(`${table.name} has ${there} rows, and had ${keptTable.part.lines} when the backup was made.`)
    count += there
  }
  return count
}

/** A backup of a cluster uses the names of the next release, which `coussinet distribute` gave its tables. */
function namedAsHere(
  keptTable: Manifest['tables'][number],
  tables: readonly Pick<BackupTable, 'name'>[],
): Manifest['tables'][number] {
  const renamed = Object.entries(formerTables).find(
    ([name, { view }]) => view === keptTable.name && tables.some((table) => table.name === name),
  )
  if (!renamed) return keptTable
  const [name, { columns }] = renamed
  const formerName = (column: string) => Object.keys(columns).find((former) => columns[former] === column) ?? column
  return {
    ...keptTable,
    name,
    columns: keptTable.columns.map((column) => ({ ...column, name: formerName(column.name) })),
  }
}

/** Inserts rows in the backup's order with this schema's types: names of types never come from a file. */
function columnsOf(columns: Manifest['tables'][number]['columns'], table: BackupTable): BackupTable['columns'] {
  return columns.flatMap(({ name }) => table.columns.filter((column) => column.name === name))
}

/**
 * Ends all sessions, links and devices that show notifications, because one that was ended, used or taken over after the backup would
 * work again. Links of notices stay, and so do addresses for invoices: members give them to vets, and would not learn that they ended.
 */
async function shutDoors({ database: { db }, clock }: RestoreOptions): Promise<void> {
  await db.updateTable('sessions').set({ ended_at: clock() }).where('ended_at', 'is', null).execute()
  await db.deleteFrom('links').where('purpose', 'not in', ['freeze', 'email']).execute()
  await db
    .updateTable('vet_links')
    .set({ revoked_at: clock() })
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
  await db.deleteFrom('push_subscriptions').execute()
  await db.deleteFrom('push_owners').execute()
}

/** The waiting jobs: mails, events and other work promised by a transaction. */
async function promiseAgain({ database }: RestoreOptions, backup: string, manifest: Manifest): Promise<number> {
  const jobs = await openJobs(database, () => {}, {}, { works: false })
  try {
    for await (const lines of readLines(backup, manifest.jobs)) await sendAgain(database.db, jobs, lines)
  } finally {
    await jobs.close()
  }
  return manifest.jobs.lines
}

/** Faults of a restored portal, as sentences, including those found when the backup was made. */
async function check(
  { database: { db }, files, secrets, onProgress = () => {} }: RestoreOptions,
  backup: string,
  manifest: Manifest,
): Promise<string[]> {
  const { faults: inFiles } = await checkFiles(db, files, (count) => onProgress('checked files', count))
  const { faults: inEvidence } = await verifyEvidence(db)
  const { faults: inHeads } = await compareHeads(db, backup, secrets)
  const known = new Set(manifest.faults.map(({ stored_as }) => stored_as))
  return [
    ...inFiles.map(
      ({ table, stored_as, what }) =>
        `${table}: the file ${stored_as} is ${what}${known.has(stored_as) ? ', as it was when the backup was made' : ''}`,
    ),
    ...inEvidence.map(({ member_id, what, where }) => `evidence of ${member_id}: ${what} at ${where}`),
    ...inHeads.map(({ member_id, position, what }) => `evidence of ${member_id}: ${what} at line ${position}`),
  ]
}

type TableColumns = readonly { name: string; type: string }[]

async function load(db: Db, table: string, columns: TableColumns, lines: readonly string[]): Promise<void> {
  const values = columns.map(({ type }, at) => sql`(line ->> ${sql.lit(at)})::${sql.raw(type)}`)
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
    select ${sql.join(values)} from json_array_elements(${`[${lines.join(',')}]`}::json) as line`.execute(db)
}

async function countOf(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ count: string | number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}
