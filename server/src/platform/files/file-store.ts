import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { type StoredKey, sweepKeys } from './store/sweep.ts'

const KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
// About two uploads: with less space, the next one would fail.
const LEAST_ROOM = 12 * 1024 * 1024

export type FileStore = {
  /** durable once it resolves, so the caller writes its row afterwards */
  put(key: string, bytes: Uint8Array, media_type?: string): Promise<void>
  /** a missing file has the code `ENOENT`; any other error is the store's */
  open(key: string): Promise<{ stream: Readable; size: number }>
  remove(key: string): Promise<void>
  /** deletes files written before `olderThan` that `isHeld` does not return; returns their number */
  sweep(isHeld: (keys: string[]) => Promise<Set<string>>, olderThan: Date): Promise<number>
  /** keys of all files, or of those that begin with these two digits */
  keys(first?: string): AsyncIterable<string>
  /** id by which a database recognises this store; null for a new store */
  readMark(): Promise<string | null>
  writeMark(id: string): Promise<void>
  /** resolves if uploads are possible now */
  probe(): Promise<void>
  close(): Promise<void>
}

/** Name of the store's id file: not a key, so that no sweep sees it. */
export const markName = 'coussinet-store'

/** Path of a key, the same in each store, so that any tool can copy one; throws for an invalid key. */
export function pathOfKey(key: string): string {
  if (!isKey(key)) throw new Error('Not the key of a file')
  return `${key.slice(0, 2)}/${key.slice(2, 4)}/${key}`
}

export function isKey(name: string): boolean {
  return KEY.test(name)
}

/** A random key that reveals neither file, name nor member. */
export function fileKey(): string {
  return randomUUID()
}

/** Tells whether `put` failed for lack of space (volume or quota): a 503, not a fault of the file. */
export function isStoreFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

type DiskOptions = { write?: (file: FileHandle, bytes: Uint8Array) => Promise<void>; beside?: boolean }

/**
 * Stores files in a folder that no other process writes to, at `<2 hex>/<2 hex>/<key>`, and first deletes partial files
 * left by a crash. A process `beside` the serving one leaves partial files alone. `put` throws errors that
 * `isStoreFull` recognises, and then leaves nothing.
 */
export async function diskFileStore(
  root: string,
  { write = (file, bytes) => file.writeFile(bytes), beside = false }: DiskOptions = {},
): Promise<FileStore> {
  const incoming = join(root, 'incoming')
  if (!beside) await rm(incoming, { recursive: true, force: true })
  await mkdir(root, { recursive: true, mode: 0o700 })

  const pathOf = (key: string) => pathIn(root, key)

  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const draft = join(incoming, `${key}.tmp`)
      try {
        await mkdir(incoming, { recursive: true, mode: 0o700 })
        await writeDurably(draft, (file) => write(file, bytes))
        await makeFolder(root, dirname(path))
        await rename(draft, path)
        await syncFolder(dirname(path))
      } catch (error) {
        await Promise.allSettled([rm(draft, { force: true }), rm(path, { force: true })])
        throw error
      }
    },
    ...storedFiles(root),
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    sweep: (isHeld, olderThan) =>
      sweepKeys(filesIn(root), (key) => rm(pathOf(key), { force: true }), { isHeld, olderThan }),
    keys: (first) => keysIn(root, first),
    async readMark() {
      try {
        return (await readFile(join(root, markName), 'utf8')).trim() || null
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    async writeMark(id) {
      await mkdir(incoming, { recursive: true, mode: 0o700 })
      const draft = join(incoming, `${randomUUID()}.tmp`)
      await writeDurably(draft, (file) => file.writeFile(`${id}\n`))
      await rename(draft, join(root, markName))
      await syncFolder(root)
    },
    async probe() {
      const { bavail, bsize } = await statfs(root)
      if (bavail * bsize < LEAST_ROOM) throw new Error('The volume of the files is full.')
    },
    async close() {},
  }
}

/** The stored files for a process that only reads them while the portal writes. */
export function storedFiles(root: string): Pick<FileStore, 'open'> {
  return {
    async open(key) {
      const file = await open(pathIn(root, key))
      const { size } = await file.stat()
      return { stream: file.createReadStream(), size }
    },
  }
}

function pathIn(root: string, key: string): string {
  return join(root, pathOfKey(key))
}

async function* filesIn(root: string): AsyncGenerator<StoredKey> {
  for await (const key of keysIn(root)) {
    const found = await stat(pathIn(root, key)).catch(() => null)
    if (found) yield { key, written_at: found.mtime }
  }
}

async function* keysIn(root: string, only?: string): AsyncGenerator<string> {
  for (const first of (await foldersIn(root)).filter((name) => only === undefined || name === only)) {
    for (const second of await foldersIn(join(root, first))) {
      for (const name of await readdir(join(root, first, second))) if (isKey(name)) yield name
    }
  }
}

async function foldersIn(path: string): Promise<string[]> {
  return (await readdir(path)).filter((name) => /^[\da-f]{2}$/.test(name))
}

async function writeDurably(path: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await write(file)
    await file.sync()
  } finally {
    await file.close()
  }
}

// A new folder is durable once its parent is synced.
async function makeFolder(root: string, path: string): Promise<void> {
  if ((await mkdir(path, { recursive: true, mode: 0o700 })) === undefined) return
  await syncFolder(dirname(path))
  await syncFolder(root)
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
