import { createHash } from 'node:crypto'
import { type FileHandle, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { problem } from '../core/problem.ts'

/** bytes of all uploads together that may wait on the disk of one node */
const mostWaiting = 1024 * 1024 * 1024
let waiting = 0

/** Bytes of an upload while it arrives: on disk, however slow the client, and read into memory only when its turn comes. */
export type SpooledUpload = {
  readonly size: number
  /** SHA-256 of its bytes, in hex */
  readonly sha256: string
  read(): Promise<Buffer>
  close(): Promise<void>
}

/** Writes the upload to an unlinked file, which disappears with the process. Throws `unavailable` if there is no room. */
export async function spool(chunks: AsyncIterable<Buffer>): Promise<SpooledUpload> {
  const file = await openUnnamed()
  const digest = createHash('sha256')
  let size = 0
  const close = async () => {
    waiting -= size
    size = 0
    await file.close()
  }
  try {
    for await (const chunk of chunks) {
      size += chunk.length
      waiting += chunk.length
      if (waiting > mostWaiting) throw problem('unavailable', { retry_after: 3 })
      digest.update(chunk)
      await write(file, chunk)
    }
  } catch (error) {
    await close()
    throw error
  }
  return {
    size,
    sha256: digest.digest('hex'),
    async read() {
      const bytes = Buffer.alloc(size)
      const { bytesRead } = await file.read(bytes, 0, size, 0)
      if (bytesRead !== size) throw new Error(`Read ${bytesRead} of ${size} bytes of an upload`)
      return bytes
    },
    close,
  }
}

const folderName = 'coussinet-upload-'
// A file has a name for less than a millisecond: a newer one belongs to another node at work.
const abandonedAfter = 60_000

/** Removes temporary files that a process left when it was killed between creating and unlinking them. */
export async function sweepSpool(folder = tmpdir()): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const path of names.filter((name) => name.startsWith(folderName)).map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => null)
    if (found === null || Date.now() - found.mtimeMs < abandonedAfter) continue
    // Owned by another user, or already gone.
    await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}

async function openUnnamed(): Promise<FileHandle> {
  try {
    const folder = await mkdtemp(join(tmpdir(), folderName))
    try {
      return await open(join(folder, 'bytes'), 'wx+', 0o600)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  } catch (cause) {
    throw problem('unavailable', { retry_after: 3, cause })
  }
}

async function write(file: FileHandle, chunk: Buffer): Promise<void> {
  try {
    await file.writeFile(chunk)
  } catch (cause) {
    throw problem('unavailable', { retry_after: 3, cause })
  }
}
