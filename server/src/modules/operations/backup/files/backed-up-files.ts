import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hash } from '#platform/crypto/keys.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { writeWhole } from '#platform/files/write-whole.ts'
import type { ReferencedFile } from './referenced-files.store.ts'

/** A file of a backup at `<2 hex>/<2 hex>/<key>.<sha256>`: its name shows whether it is complete. */
export type BackedUpFile = { stored_as: string; sha256: string; size: number }

const folderOf = (root: string, key: string) => join(root, key.slice(0, 2), key.slice(2, 4))
const pathOf = (root: string, { stored_as, sha256 }: Omit<BackedUpFile, 'size'>) =>
  join(folderOf(root, stored_as), `${stored_as}.${sha256}`)

/**
 * Copies a file unless a complete copy exists; returns whether its bytes match the row. Throws the errors of the store.
 */
export async function backUpFile(
  root: string,
  files: Pick<FileStore, 'open'>,
  file: ReferencedFile,
): Promise<{ kept: BackedUpFile; copied: boolean; is_own: boolean }> {
  const there = await findKept(root, file)
  if (there) return { kept: there, copied: false, is_own: true }
  const digest = createHash('sha256')
  let size = 0
  const { stream } = await files.open(file.stored_as)
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of stream) {
      const piece = Buffer.from(chunk)
      digest.update(piece)
      size += piece.length
      yield piece
    }
  }
  const draft = join(folderOf(root, file.stored_as), `${file.stored_as}.draft`)
  await writeWhole(draft, counted())
  const entry = { stored_as: file.stored_as, sha256: digest.digest('hex'), size }
  await rename(draft, pathOf(root, entry))
  return { kept: entry, copied: true, is_own: file.sha256 === null || file.sha256 === entry.sha256 }
}

/** Reads a file stored by an earlier backup; deletes it if its bytes do not match its name. */
async function findKept(root: string, { stored_as, sha256 }: ReferencedFile): Promise<BackedUpFile | null> {
  const names = await readdir(folderOf(root, stored_as)).catch(() => [])
  for (const name of names.filter((one) => one.startsWith(`${stored_as}.`))) {
    const digest = /^[\da-f-]{36}\.([\da-f]{64})$/.exec(name)?.[1]
    if (digest === undefined || (sha256 !== null && digest !== sha256)) continue
    const path = pathOf(root, { stored_as, sha256: digest })
    const read = await readHash(path)
    if (read.sha256 === digest) return { stored_as, ...read }
    await rm(path, { force: true })
  }
  return null
}

async function readHash(path: string): Promise<{ sha256: string; size: number }> {
  const digest = createHash('sha256')
  let size = 0
  for await (const chunk of createReadStream(path)) {
    const piece = Buffer.from(chunk)
    digest.update(piece)
    size += piece.length
  }
  return { sha256: digest.digest('hex'), size }
}

/** Reads a backed-up file; throws a sentence if it is missing, truncated or changed. */
export async function readStoredFile(root: string, entry: BackedUpFile): Promise<Buffer> {
  const bytes = await readFile(pathOf(root, entry)).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(`The file ${entry.stored_as} is missing from the backup.`)
    throw error
  })
  if (bytes.length < entry.size)
    throw new Error(
      `The file ${entry.stored_as} of the backup is cut off: ${bytes.length} of ${entry.size} bytes are there.`,
    )
  if (hash(bytes).toString('hex') !== entry.sha256)
    throw new Error(`The file ${entry.stored_as} of the backup was changed: its hash is not the one that was written.`)
  return bytes
}
