import type { InvoiceData } from '@coussinet/contract/readings.ts'
import { programFile } from '../core/build.ts'
import { problem } from '../core/problem.ts'
import { hash } from '../crypto/keys.ts'
import { limitConcurrency } from '../limits/limit-concurrency.ts'
import { turnsByUse } from '../limits/turns-by-use.ts'
import { paperQueue } from '../paper/paper-queue.ts'
import type { ChildAnswer, FileRefusal } from './child/answer.ts'
import { endChildren, expectChild, runChild, runPageChild } from './child/run-child.ts'
import type { Scanner } from './clamd.ts'
import { MAX_HEIC_PIXELS, MAX_PIXELS, pixelSize } from './image/pixel-size.ts'
import { type FileKind, detectFileKind, MAX_FILE_BYTES } from './inspect.ts'
import type { ReceivedFile } from './received-file.ts'

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
      /** invoice data embedded in a PDF */
      invoice: InvoiceData | null
    }
  | { ok: false; code: FileRefusal | 'file_infected' }

const CHILDREN = {
  jpeg: programFile(import.meta.dirname, 'image/jpeg-child.ts'),
  png: programFile(import.meta.dirname, 'image/png-child.ts'),
  heic: programFile(import.meta.dirname, 'image/heic-child.ts'),
  pdf: programFile(import.meta.dirname, 'pdf/pdf-child.ts'),
  page: programFile(import.meta.dirname, 'pdf/page-child.ts'),
}

const expected: Partial<Record<string, FileKind>> = { 'image/jpeg': 'jpeg', 'application/pdf': 'pdf' }

/** Starts a process for a file of this media type that is arriving; its bytes decide the real type later. */
export function expectFile(media_type: string): void {
  const kind = expected[media_type]
  if (kind !== undefined) expectChild(CHILDREN[kind])
}

// The limit applies to the upload; a rebuilt PDF may be slightly larger.
const mostStored = (largest: number) => 2 * largest

type PrepareOptions = {
  heic_on_server?: boolean
  /** maximum size of the upload in bytes */
  largest?: number
  /** accepted kinds, by default all */
  kinds?: readonly FileKind[]
}

/** Time account of the caller of the work. */
export type DecodingCaller = {
  name: string
  /** Called when its turn comes; throws if the caller has used up their time. */
  expectTime?(): Promise<void>
  /** receives the milliseconds of processor time used */
  spend?(ms: number): Promise<void>
}

// Two file processes at once. Ten seconds of an hour are a dozen photos, or one file that hits its limit.
const takeTurn = turnsByUse({ places: 2, each: 16, all: 128, heavy: 10_000, longest_wait: 60_000 })
// Bytes in memory during inspection; also the number scanned at once.
const takeLook = limitConcurrency(8)
// Milliseconds charged for a file that hits a limit of its process: twice the limit.
const limitCost = 20_000
// One page at a time, so that one of the two processes is left for uploads; a page takes about half a second.
const takePageTurn = paperQueue({ each: 6, all: 32, budget: { most: 60_000, per_second: 200 } })

/**
 * Prepares an upload for storage: scanned as received, checked by extension, first bytes and header, then rebuilt by a
 * process of its own when its turn comes; aborted if nobody waits any more. Returns sizes in bytes and pixels, SHA-256
 * in hex of the stored and the original bytes, and a WebP thumbnail of at most 320 pixels; a PDF has no width or
 * height. Throws `unavailable` if a configured scanner gives no result, too many files wait, or nobody waits any more;
 * `too_many_requests` if the caller has used up their time; otherwise only on bugs.
 */
export async function prepareFile(
  file: ReceivedFile,
  caller: DecodingCaller,
  scanner: Scanner | null,
  options: PrepareOptions = {},
): Promise<PreparedFile> {
  const { largest = MAX_FILE_BYTES } = options
  if (file.size === 0) return { ok: false, code: 'file_empty' }
  if (file.size > largest) return { ok: false, code: 'file_too_large' }
  const look = await takeLook(async () => {
    file.signal?.throwIfAborted()
    const bytes = await file.read()
    return (await isInfected(scanner, bytes)) ? refusal('file_infected') : inspectFile(bytes, file, options)
  })
  if (!look.ok) return look
  const answer = await convert(look.kind, file, caller)
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
    source_sha256: file.sha256,
    thumbnail: answer.thumbnail === null ? null : asBuffer(answer.thumbnail),
    width: answer.width,
    height: answer.height,
    invoice: answer.invoice ?? null,
  }
}

type RefusedFile = Extract<PreparedFile, { ok: false }>
const refusal = (code: RefusedFile['code']): RefusedFile => ({ ok: false, code })

/** Determines the kind of a file by its name, first bytes and header, or the reason to refuse it; decodes nothing. */
export function inspectFile(
  bytes: Buffer,
  declared: Pick<ReceivedFile, 'name' | 'media_type'>,
  { heic_on_server = true, kinds }: PrepareOptions = {},
): { ok: true; kind: FileKind } | RefusedFile {
  const kind = detectFileKind(bytes, declared)
  if (kind === null || kinds?.includes(kind) === false) return refusal('file_unsupported')
  if (kind === 'heic' && !heic_on_server) return refusal('file_heic_not_accepted')
  if (kind === 'pdf') return { ok: true, kind }
  const size = pixelSize(kind, bytes)
  if (size === null) return refusal('file_unreadable')
  const pixels = size.width * size.height
  if (kind === 'heic' && pixels > MAX_HEIC_PIXELS) return refusal('file_heic_too_many_pixels')
  return pixels > MAX_PIXELS ? refusal('file_too_many_pixels') : { ok: true, kind }
}

/** Refuses a stream that cannot be scanned (SEC-40). */
async function isInfected(scanner: Scanner | null, bytes: Buffer): Promise<boolean> {
  try {
    return (await scanner?.scan(bytes)) === 'infected'
  } catch (cause) {
    throw problem('unavailable', { retry_after: 3, cause })
  }
}

const inHand = new Map<string, Promise<ChildAnswer>>()

/** Converts a file when its turn comes. The same bytes that a caller sends several times at once are converted once. */
async function convert(kind: FileKind, file: ReceivedFile, caller: DecodingCaller): Promise<ChildAnswer> {
  const key = `${kind} ${file.sha256} ${caller.name}`
  for (let same = inHand.get(key); same; same = inHand.get(key)) {
    // Whoever began it may have hung up.
    const answer = await same.catch(() => null)
    if (answer) return answer
    file.signal?.throwIfAborted()
  }
  const work = convertInTurn(kind, file, caller).finally(() => inHand.delete(key))
  inHand.set(key, work)
  return work
}

function convertInTurn(
  kind: FileKind,
  file: ReceivedFile,
  { name, expectTime, spend }: DecodingCaller,
): Promise<ChildAnswer> {
  const { signal } = file
  // A HEIC needs the memory of all others together, so it takes both processes.
  return takeTurn({ whose: name, places: kind === 'heic' ? 2 : 1, signal }, async () => {
    await expectTime?.()
    const bytes = await file.read()
    const began = performance.now()
    let spent: number | null = null
    try {
      const work = runChild(CHILDREN[kind], bytes, { signal })
      // Photos come in series.
      if (kind === 'jpeg') expectFile('image/jpeg')
      const { answer, cpu_ms } = await work
      spent = !answer.ok && answer.code === 'file_too_complex' ? limitCost : cpu_ms
      return answer
    } finally {
      await spend?.(spent ?? Math.round(performance.now() - began))
    }
  })
}

/**
 * Draws a page of a stored PDF as WebP, counted from 1, in a process of its own; null beyond the last page. `reader` is
 * the caller's queue. Throws `too_many_requests`, `unavailable` if the queue is full or the page takes too much to
 * draw.
 */
export async function drawPdfPage(
  bytes: Buffer,
  { page, width, reader }: { page: number; width: number; reader: string },
): Promise<{ picture: Buffer | null; pages: number }> {
  const answer = await takePageTurn(reader, (charge) => {
    // To wait for the files of others costs the reader nothing.
    charge(0)
    // In a queue besides the reader's uploads, so that somebody who sends many files can view them.
    return takeTurn({ whose: `pages ${reader}` }, async () => {
      const began = performance.now()
      const { answer, cpu_ms } = await runPageChild(CHILDREN.page, bytes, [String(page), String(width)])
      charge(cpu_ms ?? performance.now() - began)
      return answer
    })
  })
  if (!answer.ok) throw problem('unavailable', { cause: new Error(`A page was not drawn: ${answer.code}`) })
  return { picture: answer.picture === null ? null : asBuffer(answer.picture), pages: answer.pages }
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

const sha256 = (bytes: Buffer): string => hash(bytes).toString('hex')

/** Aborts files being prepared, when the server stops; nothing is left on disk. */
export async function closeFilePipeline(): Promise<void> {
  await endChildren()
}
