import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { headsAfter } from '#modules/signing/signing.ts'
import { version } from '#platform/core/version.ts'
import type { Db, OpenDatabase } from '#platform/db/db.ts'
import { pendingMigrations } from '#platform/db/migrations.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { checkSecrets } from '#platform/records/persistent-keys.ts'
import type { Clock } from '#platform/time/clock.ts'
import { backUpFile, type BackedUpFile } from './files/backed-up-files.ts'
import { isAbsent } from './files/check-files.ts'
import { forEachConcurrently } from './files/for-each-concurrently.ts'
import { type ReferencedFile, referencedFiles, isStillReferenced } from './files/referenced-files.store.ts'
import { generationName } from './layout/generations.ts'
import { readLines, writeLines } from './layout/lines.ts'
import { type Manifest, type ManifestPart, writeManifest } from './layout/manifest.ts'
import { prune } from './prune.ts'
import { dump, plainFormats } from './rows/dump-rows.ts'
import { type BackupTable, findTables } from './rows/schema.store.ts'
import { waitingJobs } from './rows/waiting-jobs.ts'

/**
 * Tables not backed up: short-lived credentials, because a session ended since must not come back with a restore; and
 * the running nodes, which will be others then.
 */
export const leftOut: ReadonlySet<string> = new Set([
  'access_tokens',
  'refresh_tokens',
  'integration_tokens',
  'passkey_challenges',
  'oidc_authorizations',
  'provider_sessions',
  'portal_nodes',
])

const triesForVanished = 4

export type BackupOptions = {
  database: Pick<OpenDatabase, 'db' | 'embedded'>
  files: Pick<FileStore, 'open'>
  /**
   * the first one encrypts the manifest; a database that does not know it is refused, since its backup could not be
   * opened
   */
  secrets: readonly [Buffer, ...Buffer[]]
  clock: Clock
  /** contains the backups of one portal, and nothing else */
  directory: string
  /** number of backups to keep, by default all */
  keep?: number
  signal?: AbortSignal
  /** receives the progress: rows of each table, then files */
  onProgress?: (what: string, count: number) => void
}

export type Backup = { path: string; manifest: Manifest; copied: number; pruned: { backups: number; files: number } }

/**
 * Writes a snapshot of all rows and every file they refer to, beside the running portal. An interrupted run leaves a
 * backup without a manifest, which is ignored; the next run does not copy complete files again.
 */
export async function backup(options: BackupOptions): Promise<Backup> {
  const { database, secrets, clock, directory, keep, onProgress = () => {} } = options
  const { db, embedded } = database
  await checkSecrets(db, secrets)
  const path = join(directory, generationName(clock()))
  await mkdir(path, { recursive: true, mode: 0o700 })
  const { applied } = await pendingMigrations(db)
  let copied = 0
  for (let attempt = 1; ; attempt += 1) {
    const made_at = clock().toISOString()
    const rows = await writeRows(db, path, options)
    const files = await copyFiles(options, path, rows.held)
    copied += files.copied
    // A draft deleted while its files were being copied leaves rows without bytes in the snapshot.
    if (files.vanished > 0 && attempt < triesForVanished) continue
    if (files.vanished > 0)
      throw new Error(
        `${files.vanished} files were deleted while they were copied, ${triesForVanished} times over. Try again at a quieter hour.`,
      )
    const { tables, jobs, heads } = rows
    const manifest: Manifest = {
      format: 1,
      version,
      made_at,
      engine: embedded ? 'embedded' : 'postgresql',
      migrations: applied,
      tables,
      jobs,
      heads,
      files: files.part,
      faults: files.faults,
    }
    await writeManifest(path, manifest, secrets[0])
    onProgress('done', 0)
    return {
      path,
      manifest,
      copied,
      pruned: keep === undefined ? { backups: 0, files: 0 } : await prune(directory, keep),
    }
  }
}

type WrittenRows = Pick<Manifest, 'tables' | 'jobs' | 'heads'> & { held: ManifestPart }

/** Reads everything in one transaction with one snapshot. */
async function writeRows(db: Db, path: string, { signal, onProgress = () => {} }: BackupOptions): Promise<WrittenRows> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await plainFormats(tx)
      const tables = (await findTables(tx)).filter(({ name }) => !leftOut.has(name))
      const written: Manifest['tables'] = []
      for (const table of tables) {
        const part = await writeLines(
          path,
          `tables/${table.name}.ndjson.gz`,
          watched(dump(tx, table), signal, (count) => onProgress(table.name, count)),
        )
        written.push({ name: table.name, columns: table.columns, part })
      }
      return {
        tables: written,
        jobs: await writeLines(path, 'jobs.ndjson.gz', watched(waitingJobs(tx), signal)),
        heads: await writeLines(path, 'evidence-heads.ndjson.gz', watched(headLines(tx), signal)),
        held: await writeLines(path, 'held-files.ndjson.gz', watched(heldLines(tx, tables), signal)),
      }
    })
}

async function* watched(
  pages: AsyncIterable<string[]>,
  signal: AbortSignal | undefined,
  onCount: (count: number) => void = () => {},
): AsyncGenerator<string[]> {
  for await (const page of pages) {
    signal?.throwIfAborted()
    onCount(page.length)
    yield page
  }
}

async function* headLines(db: Db): AsyncGenerator<string[]> {
  let page = await headsAfter(db, null)
  while (page.length > 0) {
    yield page.map(({ member_id, position, hash }) =>
      JSON.stringify({ member_id, position, hash: hash.toString('hex') }),
    )
    page = await headsAfter(db, page.at(-1)?.member_id ?? null)
  }
}

async function* heldLines(db: Db, tables: readonly BackupTable[]): AsyncGenerator<string[]> {
  for await (const page of referencedFiles(db, tables)) yield page.map((file) => JSON.stringify(file))
}

type CopyResult = { part: Manifest['files']; copied: number; vanished: number; faults: Manifest['faults'] }

/** Copies missing files outside any transaction: the bytes of a key never change. */
async function copyFiles(
  { database, files, directory, signal, onProgress = () => {} }: BackupOptions,
  path: string,
  manifestPart: ManifestPart,
): Promise<CopyResult> {
  const found: Omit<CopyResult, 'part'> = { copied: 0, vanished: 0, faults: [] }
  const tables = await findTables(database.db)
  let content_bytes = 0

  async function keep(file: ReferencedFile): Promise<BackedUpFile | null> {
    try {
      const { kept, copied, is_own } = await backUpFile(join(directory, 'files'), files, file)
      if (!is_own) found.faults.push({ table: file.table, stored_as: file.stored_as, what: 'changed' })
      found.copied += copied ? 1 : 0
      content_bytes += kept.size
      return kept
    } catch (error) {
      if (!isAbsent(error)) throw error
      if (await isStillReferenced(database.db, tables, file.table, file.stored_as))
        found.faults.push({ table: file.table, stored_as: file.stored_as, what: 'missing' })
      else found.vanished += 1
      return null
    }
  }

  async function* lines(): AsyncGenerator<string[]> {
    for await (const page of readLines(path, manifestPart)) {
      signal?.throwIfAborted()
      const entries: BackedUpFile[] = []
      await forEachConcurrently(
        page.map((line): ReferencedFile => JSON.parse(line)),
        async (file) => {
          const one = await keep(file)
          if (one) entries.push(one)
        },
      )
      onProgress('files', page.length)
      yield entries.map((one) => JSON.stringify(one))
    }
  }

  const part = await writeLines(path, 'files.ndjson.gz', lines())
  return { part: { ...part, content_bytes }, ...found }
}
