import { createHash } from 'node:crypto'
import { type FileHandle, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { problem } from '../core/problem.ts'

/** bytes that wait on the disk of one node, of all uploads together */
const mostWaiting = 1024 * 1024 * 1024
let waiting = 0

/** An upload's bytes while it arrives: on disk, however slowly they come, and only read into memory when their turn has come. */
export type SpooledUpload = {
  readonly size: number
  /** digest of its bytes, in hex */
  readonly sha256: string
  read(): Promise<Buffer>
  close(): Promise<void>
}

/** Writes what arrives to a file that nobody else can open and that is gone with the process. Throws `unavailable` when there is no room. */
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
// A file has its name for less than a millisecond: that of another node, at work now, is younger.
const abandonedAfter = 60_000

/** Removes what a process left in the temporary folder that was killed between naming a file and taking the name away. */
export async function sweepSpool(folder = tmpdir()): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const path of names.filter((name) => name.startsWith(folderName)).map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => null)
    if (found === null || Date.now() - found.mtimeMs < abandonedAfter) continue
    // Another user's, or gone by now.
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
