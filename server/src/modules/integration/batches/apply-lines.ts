import type { BatchReport, FailedLine } from '@coussinet/contract/integration/upserts/batch.ts'
import type { UpsertContext } from '#platform/upsert.ts'
import { applyLine, type Caller, type ReadLine, readLine } from './apply-line.ts'
import { linesOf } from './lines-of.ts'

/** The operator of the command may bring everything. */
export const operatorCaller: Caller = {
  client_id: 'coussinet',
  scopes: ['members:write', 'receipts:write', 'sponsorship:write'],
}

type Applying = {
  /** lines of different members that are written at the same time: one on the embedded database, which is one connection */
  at_once: number
  /** beyond these, empty ones too, nothing more is read; as many as there are, unless told */
  most_lines?: number
  most_bytes?: number
  /** told after each line */
  onLine?(): void
  signal?: AbortSignal
}

/**
 * Applies lines as they arrive, those of one member in their order, and never holds more than a few of them; a cut
 * source leaves whole lines. Throws when the database is not there: what was applied stands, and all of it may be sent again.
 */
export async function applyLines(
  platform: UpsertContext,
  caller: Caller,
  source: AsyncIterable<Uint8Array>,
  { at_once, most_lines = Infinity, most_bytes = Infinity, onLine, signal }: Applying,
): Promise<BatchReport> {
  let complete = true
  const onMore = () => void (complete = false)
  async function* reads() {
    for await (const line of linesOf(upTo(source, most_bytes, onMore, signal), { most: most_lines, onMore })) {
      if (!complete) return
      yield readLine(line)
    }
  }
  const report = await applyReads(platform, caller, reads(), { at_once, onLine, signal })
  return { ...report, complete: complete && report.complete }
}

type ApplyingReads = { at_once: number; onLine?: (() => void) | undefined; signal?: AbortSignal | undefined }

/** Applies entries that were read already, as `applyLines` does. */
export async function applyReads(
  platform: UpsertContext,
  caller: Caller,
  reads: AsyncIterable<ReadLine>,
  { at_once, onLine, signal }: ApplyingReads,
): Promise<BatchReport> {
  const failed: FailedLine[] = []
  const lanes = openLanes(at_once)
  let received = 0
  async function apply(read: ReadLine): Promise<void> {
    const failure = 'failed' in read ? read.failed : await applyLine(platform, caller, read.number, read.line)
    if (failure) failed.push(failure)
    onLine?.()
  }
  try {
    for await (const read of reads) {
      if (signal?.aborted) break
      received += 1
      await lanes.enter('failed' in read ? null : read.line.nevg, () => apply(read))
    }
  } finally {
    await lanes.done()
  }
  return {
    received,
    applied: received - failed.length,
    failed: failed.toSorted((one, other) => one.line - other.line),
    complete: !signal?.aborted,
  }
}

async function* upTo(
  source: AsyncIterable<Uint8Array>,
  most: number,
  onMore: () => void,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let seen = 0
  for await (const chunk of source) {
    // A line may have no end: it is not waited for.
    if (signal?.aborted) return onMore()
    seen += chunk.length
    if (seen > most) return onMore()
    yield chunk
  }
}

/** Runs work of different names at the same time, up to `at_once`, and work of one name in its order. */
function openLanes(at_once: number) {
  const tails = new Map<string, Promise<void>>()
  const running = new Set<Promise<void>>()
  let failure: { cause: unknown } | null = null

  return {
    /** waits for a place; throws what earlier work threw */
    async enter(name: string | null, work: () => Promise<void>): Promise<void> {
      while (running.size >= at_once) await Promise.race(running)
      if (failure) throw failure.cause
      const before = (name === null ? undefined : tails.get(name)) ?? Promise.resolve()
      const run: Promise<void> = before
        .then(() => (failure ? undefined : work()))
        .catch((cause: unknown) => {
          failure ??= { cause }
        })
      const task = run.finally(() => {
        running.delete(task)
        if (name !== null && tails.get(name) === task) tails.delete(name)
      })
      running.add(task)
      if (name !== null) tails.set(name, task)
    },
    async done(): Promise<void> {
      await Promise.all(running)
      if (failure) throw failure.cause
    },
  }
}
