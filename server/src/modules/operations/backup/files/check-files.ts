import { createHash } from 'node:crypto'
import type { Db } from '#platform/db/db.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { findTables } from '../rows/schema.store.ts'
import { forEachConcurrently } from './for-each-concurrently.ts'
import { referencedFiles, type ReferencedFile, isStillReferenced, unheldKeys } from './referenced-files.store.ts'

export type FileFault = { table: string; stored_as: string; what: 'missing' | 'changed' }

type FileOpener = Pick<FileStore, 'open'>

/** Finds files of rows that are missing or have other bytes; without `bytes` it checks only that they exist. */
export async function checkFiles(
  db: Db,
  files: FileOpener,
  onCount: (count: number) => void = () => {},
  { bytes = true } = {},
): Promise<{ files: number; faults: FileFault[] }> {
  const found: { files: number; faults: FileFault[] } = { files: 0, faults: [] }
  const tables = await findTables(db)
  for await (const page of referencedFiles(db, tables)) {
    await forEachConcurrently(page, async (file) => {
      const what = await faultOf(files, file, bytes)
      // A row deleted by its member meanwhile is no fault.
      if (what && (await isStillReferenced(db, tables, file.table, file.stored_as)))
        found.faults.push({ table: file.table, stored_as: file.stored_as, what })
    })
    found.files += page.length
    onCount(page.length)
  }
  return found
}

async function faultOf(
  files: FileOpener,
  { stored_as, sha256 }: ReferencedFile,
  bytes: boolean,
): Promise<FileFault['what'] | null> {
  try {
    const digest = createHash('sha256')
    const { stream } = await files.open(stored_as)
    if (!bytes) {
      stream.destroy()
      return null
    }
    for await (const chunk of stream) digest.update(Buffer.from(chunk))
    return sha256 === null || digest.digest('hex') === sha256 ? null : 'changed'
  } catch (error) {
    if (isAbsent(error)) return 'missing'
    throw error
  }
}

/** Tells whether the store reports a missing file, as opposed to an outage. */
export function isAbsent(error: unknown): boolean {
  return (
    error instanceof Error &&
    (('code' in error && error.code === 'ENOENT') || error.name === 'NoSuchKey' || error.name === 'NotFound')
  )
}

const keysAtOnce = 500

/**
 * Counts stored files without a row, from uploads in progress or interrupted. They are swept within a day, so they are
 * no fault.
 */
export async function countOrphans(
  db: Db,
  files: Pick<FileStore, 'keys'>,
  onCount: (count: number) => void,
): Promise<number> {
  const tables = await findTables(db)
  let [page, count]: [string[], number] = [[], 0]
  const look = async () => {
    count += (await unheldKeys(db, tables, page)).length
    onCount(page.length)
    page = []
  }
  for await (const key of files.keys()) {
    page.push(key)
    if (page.length === keysAtOnce) await look()
  }
  if (page.length > 0) await look()
  return count
}
