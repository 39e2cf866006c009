import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

const KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const BATCH = 500

export type FileStore = {
  put(key: string, bytes: Uint8Array): Promise<void>
  open(key: string): Promise<{ stream: Readable; size: number }>
  remove(key: string): Promise<void>
  sweep(isHeld: (keys: string[]) => Promise<Set<string>>, olderThan: Date): Promise<number>
}

/** A random key that says nothing of the file, its name or its member. */
export function fileKey(): string {
  return randomUUID()
}

/** True when `put` failed for want of room (volume or quota): a matter of 503, not of the file. */
export function isStoreFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

/**
 * Files in a folder of its own, which no other process writes to, at `<2 hex>/<2 hex>/<key>`; what a crash left half-written is deleted first.
 * `put` is durable once it resolves, so that the caller's row comes after the file; it throws what `isStoreFull` knows, and then leaves nothing.
 * `sweep` deletes the files written before `olderThan` that `isHeld` does not name, and gives their number.
 */
export async function diskFileStore(
  root: string,
  write: (file: FileHandle, bytes: Uint8Array) => Promise<void> = (file, bytes) => file.writeFile(bytes),
): Promise<FileStore> {
  const incoming = join(root, 'incoming')
  await rm(incoming, { recursive: true, force: true })
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
    async sweep(isHeld, olderThan) {
      const old: string[] = []
      for await (const key of keysIn(root)) {
        if ((await stat(pathOf(key))).mtime < olderThan) old.push(key)
      }
      let removed = 0
      for (let at = 0; at < old.length; at += BATCH) {
        const batch = old.slice(at, at + BATCH)
        const held = await isHeld(batch)
        for (const key of batch.filter((candidate) => !held.has(candidate))) {
          await rm(pathOf(key), { force: true })
          removed += 1
        }
      }
      return removed
    },
  }
}

/** The stored files for a process that only reads them, beside the portal that writes them. */
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
  if (!KEY.test(key)) throw new Error('Not the key of a file')
  return join(root, key.slice(0, 2), key.slice(2, 4), key)
}

async function* keysIn(root: string): AsyncGenerator<string> {
  for (const first of await foldersIn(root)) {
    for (const second of await foldersIn(join(root, first))) {
      for (const name of await readdir(join(root, first, second))) if (KEY.test(name)) yield name
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

// A new folder lasts once the one that names it is synced.
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
