import { createHash } from 'node:crypto'
import { programFile } from '../build.ts'
import { problem } from '../http/problem.ts'
import { limitConcurrency } from '../limits/limit-concurrency.ts'
import { paperQueue } from '../paper/paper-queue.ts'
import type { Answer, FileRefusal } from './child/answer.ts'
import { endChildren, runChild, runPageChild } from './child/run-child.ts'
import type { Scanner } from './clamd.ts'
import { MAX_HEIC_PIXELS, MAX_PIXELS, pixelSize } from './image/pixel-size.ts'
import { type FileKind, fileKindOf, MAX_FILE_BYTES } from './inspect.ts'

const EXTENSIONS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const

export type PreparedFile =
  | {
      ok: true
      bytes: Buffer
      media_type: keyof typeof EXTENSIONS
      extension: (typeof EXTENSIONS)[keyof typeof EXTENSIONS]
      size: number
      sha256: string
      source_sha256: string
      thumbnail: Buffer | null
      width: number | null
      height: number | null
    }
  | { ok: false; code: FileRefusal | 'file_infected' }

const CHILDREN = {
  jpeg: programFile(import.meta.dirname, 'image/jpeg-child.ts'),
  png: programFile(import.meta.dirname, 'image/png-child.ts'),
  heic: programFile(import.meta.dirname, 'image/heic-child.ts'),
  pdf: programFile(import.meta.dirname, 'pdf/pdf-child.ts'),
  page: programFile(import.meta.dirname, 'pdf/page-child.ts'),
}

// The limit is on what arrives; a rebuilt PDF may be a little larger.
const mostStored = (largest: number) => 2 * largest

type PrepareOptions = {
  heic_on_server?: boolean
  /** bytes that may arrive */
  largest?: number
  /** kinds that are taken, all unless told */
  kinds?: readonly FileKind[]
}

const takeTurn = limitConcurrency(2)
const takeHeicTurn = limitConcurrency(1)
// One page at a time, so that one of the two places is left to uploads; a page takes about half a second.
const takePageTurn = paperQueue({ each: 6, all: 32, budget: { most: 60_000, per_second: 200 } })

/**
 * Makes an upload fit to store: looked through by the scanner as it was received, checked by extension, first bytes and decoding, then rebuilt by a process of its own.
 * Gives sizes in bytes and pixels, SHA-256 in hex of what is stored and of what arrived, and a WebP thumbnail of at most 320 pixels;
 * a PDF has no width or height. Throws `unavailable` when a scanner is set and cannot say, else only for a fault of ours.
 */
export async function prepareFile(
  bytes: Buffer,
  declared: { name: string; media_type: string },
  scanner: Scanner | null,
  { heic_on_server = true, largest = MAX_FILE_BYTES, kinds }: PrepareOptions = {},
): Promise<PreparedFile> {
  if (bytes.length === 0) return { ok: false, code: 'file_empty' }
  if (bytes.length > largest) return { ok: false, code: 'file_too_large' }
  if (await isInfected(scanner, bytes)) return { ok: false, code: 'file_infected' }
  const kind = fileKindOf(bytes, declared)
  if (kind === null || kinds?.includes(kind) === false) return { ok: false, code: 'file_unsupported' }
  if (kind === 'heic' && !heic_on_server) return { ok: false, code: 'file_heic_not_accepted' }
  if (kind !== 'pdf') {
    const size = pixelSize(kind, bytes)
    if (size === null) return { ok: false, code: 'file_unreadable' }
    const pixels = size.width * size.height
    if (kind === 'heic' && pixels > MAX_HEIC_PIXELS) return { ok: false, code: 'file_heic_too_many_pixels' }
    if (pixels > MAX_PIXELS) return { ok: false, code: 'file_too_many_pixels' }
  }
  const answer = await convert(kind, bytes)
  if (!answer.ok) return answer
  if (answer.bytes.length > mostStored(largest)) return { ok: false, code: 'file_too_complex' }
  const stored = asBuffer(answer.bytes)
  return {
    ok: true,
    bytes: stored,
    media_type: answer.media_type,
    extension: EXTENSIONS[answer.media_type],
    size: stored.length,
    sha256: sha256(stored),
    source_sha256: sha256(bytes),
    thumbnail: answer.thumbnail === null ? null : asBuffer(answer.thumbnail),
    width: answer.width,
    height: answer.height,
  }
}

/** A stream that nobody can look through is not taken (SEC-40). */
async function isInfected(scanner: Scanner | null, bytes: Buffer): Promise<boolean> {
  try {
    return (await scanner?.scan(bytes)) === 'infected'
  } catch (cause) {
    throw problem('unavailable', { retry_after: 3, cause })
  }
}

function convert(kind: FileKind, bytes: Buffer): Promise<Answer> {
  const run = () => runChild(CHILDREN[kind], bytes)
  // A HEIC needs the memory of all others together: it takes both places, one HEIC at a time so that two never wait for each other.
  return kind === 'heic' ? takeHeicTurn(() => takeTurn(() => takeTurn(run))) : takeTurn(run)
}

/**
 * Draws a page of a PDF of ours as WebP, the first is 1, in a process of its own; the picture is null beyond the last page.
 * `reader` is whose turn it is. Throws `too_many_requests`, `unavailable` where the queue is full or the page takes too much to draw.
 */
export async function drawPdfPage(
  bytes: Buffer,
  { page, width, reader }: { page: number; width: number; reader: string },
): Promise<{ picture: Buffer | null; pages: number }> {
  const answer = await takePageTurn(reader, () =>
    takeTurn(() => runPageChild(CHILDREN.page, bytes, [String(page), String(width)])),
  )
  if (!answer.ok) throw problem('unavailable', { cause: new Error(`A page was not drawn: ${answer.code}`) })
  return { picture: answer.picture === null ? null : asBuffer(answer.picture), pages: answer.pages }
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Ends what is being prepared, for when the server stops; nothing is left on disk. */
export async function closeFilePipeline(): Promise<void> {
  await endChildren()
}
