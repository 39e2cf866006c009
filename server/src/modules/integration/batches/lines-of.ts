import { setImmediate } from 'node:timers/promises'
import { longestLine } from '@coussinet/contract/integration/upserts/batch.ts'

/** A line by its number, from 1; `text` is null for one that is too long or not UTF-8, whose content is dropped. */
export type NumberedLine = { number: number; text: string | null }

const newline = 10
const utf8 = new TextDecoder('utf-8', { fatal: true })

function textOf(parts: Buffer[]): string | null {
  try {
    return utf8.decode(Buffer.concat(parts))
  } catch {
    return null
  }
}

/** Lines are read without waiting for input or output: after this many milliseconds other work gets a turn. */
const longestStretch = 10

type LineLimit = { most: number; onMore(): void }
const all: LineLimit = { most: Infinity, onMore: () => {} }

/**
 * Splits a stream into lines, each as soon as it is complete; empty ones are skipped but counted, and the last needs no
 * line end. After `most` lines it reports that there are more, and ends.
 */
export async function* readLines(
  source: AsyncIterable<Uint8Array>,
  { most, onMore } = all,
): AsyncGenerator<NumberedLine> {
  let number = 1
  let began = performance.now()
  let parts: Buffer[] = []
  let size = 0
  const whole = (): NumberedLine | null => {
    const text = size > longestLine ? null : textOf(parts)
    const line = text !== null && text.trim() === '' ? null : { number, text }
    number += 1
    parts = []
    size = 0
    return line
  }
  for await (const chunk of source) {
    let rest = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    for (let end = rest.indexOf(newline); end >= 0; end = rest.indexOf(newline)) {
      if (number > most) return onMore()
      if (performance.now() - began > longestStretch) {
        await setImmediate()
        began = performance.now()
      }
      const isEmpty = size + end === 0
      size += end
      if (!isEmpty && size <= longestLine) parts.push(rest.subarray(0, end))
      rest = rest.subarray(end + 1)
      const line = isEmpty ? null : whole()
      if (isEmpty) number += 1
      if (line) yield line
    }
    size += rest.length
    // A line that is too long is dropped while its end is searched.
    if (rest.length > 0 && size <= longestLine) parts.push(rest)
    else if (size > longestLine) parts = []
  }
  if (size > 0 && number > most) return onMore()
  const last = size > 0 ? whole() : null
  if (last) yield last
}

/** A source that can be aborted, because a line may never end. */
export async function* untilAborted(
  source: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    if (signal.aborted) return
    yield chunk
  }
}
