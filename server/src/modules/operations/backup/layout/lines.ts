import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { writeWhole } from '#platform/files/write-whole.ts'
import type { ManifestPart } from './manifest.ts'

/** Writes lines as a compressed part of a backup, streaming. */
export async function writeLines(
  directory: string,
  path: string,
  lines: AsyncIterable<readonly string[]>,
): Promise<ManifestPart> {
  const digest = createHash('sha256')
  let count = 0
  let bytes = 0
  async function* plain(): AsyncGenerator<Buffer> {
    for await (const page of lines) {
      if (page.length === 0) continue
      count += page.length
      yield Buffer.from(`${page.join('\n')}\n`)
    }
  }
  const packed = Readable.from(plain()).pipe(createGzip({ level: 4 }))
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of packed) {
      const piece = Buffer.from(chunk)
      digest.update(piece)
      bytes += piece.length
      yield piece
    }
  }
  await writeWhole(join(directory, path), counted())
  return { path, lines: count, bytes, sha256: digest.digest('hex') }
}

/** Reads the lines of a part in order, a page at a time. */
export async function* readLines(
  directory: string,
  { path }: Pick<ManifestPart, 'path'>,
  { lines: most = 1000, letters = 4_000_000 } = {},
): AsyncGenerator<string[]> {
  let page: string[] = []
  let size = 0
  for await (const line of createInterface({
    input: createReadStream(join(directory, path)).pipe(createGunzip()),
    crlfDelay: Infinity,
  })) {
    page.push(line)
    size += line.length
    if (page.length < most && size < letters) continue
    yield page
    page = []
    size = 0
  }
  if (page.length > 0) yield page
}

/** Throws a sentence if a part differs from the manifest. */
export async function checkPart(directory: string, { path, bytes, sha256 }: ManifestPart): Promise<void> {
  const digest = createHash('sha256')
  let found = 0
  try {
    for await (const chunk of createReadStream(join(directory, path))) {
      const piece = Buffer.from(chunk)
      digest.update(piece)
      found += piece.length
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(`${path} is missing from the backup.`)
    throw error
  }
  if (found < bytes) throw new Error(`${path} of the backup is cut off: ${found} of ${bytes} bytes are there.`)
  if (digest.digest('hex') !== sha256)
    throw new Error(`${path} of the backup was changed: its hash is not the one that was written.`)
}
