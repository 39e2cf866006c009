import type { BatchReport, FailedLine } from '@coussinet/contract/integration/upserts/batch.ts'
import type { UpsertContext } from '#platform/upsert.ts'
import { type BatchSource, readLine } from './apply-line.ts'
import { applyRows } from './apply-rows.ts'
import { readLines } from './lines-of.ts'

/** The operator of the command has every scope. */
export const operatorCaller: BatchSource = {
  client_id: 'coussinet',
  scopes: ['members:write', 'receipts:write', 'sponsorship:write', 'refunds:write'],
}

type ApplyLinesOptions = {
  /** lines of different members written concurrently: one on the embedded database, which has one connection */
  at_once: number
  /** maximum number of lines read, empty ones included; unlimited by default */
  most_lines?: number
  most_bytes?: number
}

/**
 * Applies lines as they arrive, those of one member in order, with few in memory; an interrupted source leaves complete
 * lines. Throws if the database is unavailable: applied lines remain, and all may be sent again.
 */
export async function applyLines(
  platform: UpsertContext,
  caller: BatchSource,
  source: AsyncIterable<Uint8Array>,
  { at_once, most_lines = Infinity, most_bytes = Infinity }: ApplyLinesOptions,
): Promise<BatchReport> {
  let complete = true
  const onMore = () => void (complete = false)
  async function* reads() {
    for await (const line of readLines(upTo(source, most_bytes, onMore), { most: most_lines, onMore })) {
      if (!complete) return
      yield { number: line.number, entries: [readLine(line)] }
    }
  }
  const failed: FailedLine[] = []
  let received = 0
  const isWhole = await applyRows(platform, caller, reads(), {
    at_once,
    onRow(_row, outcomes) {
      received += 1
      for (const outcome of outcomes) if (outcome.result === 'failed') failed.push(outcome.failed)
    },
  })
  return {
    received,
    applied: received - failed.length,
    failed: failed.toSorted((one, other) => one.line - other.line),
    complete: complete && isWhole,
  }
}

async function* upTo(source: AsyncIterable<Uint8Array>, most: number, onMore: () => void): AsyncGenerator<Uint8Array> {
  let seen = 0
  for await (const chunk of source) {
    seen += chunk.length
    if (seen > most) return onMore()
    yield chunk
  }
}
