import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Writes a file durably, complete or not at all; `content` may exceed memory. */
export async function writeWhole(path: string, content: string | AsyncIterable<Uint8Array>): Promise<void> {
  const draft = `${path}.unfinished`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    await pipeline(
      Readable.from(typeof content === 'string' ? [Buffer.from(content)] : content),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    )
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  const folder = await open(dirname(path))
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
