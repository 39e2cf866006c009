import { once } from 'node:events'
import { type Progress, progressOn } from './progress.ts'
import { type TableColumn, createTablePrinter } from './table.ts'
import type { Terminal } from './terminal.ts'

export type Output = {
  json: boolean
  /** The one answer of a command: a JSON document, or its words. */
  one(document: object, words: string): void
  /** Prints rows as JSON lines or aligned columns, or `none`. Stops if the reader closes the pipe. Returns the number of rows. */
  list<R extends object>(
    rows: Iterable<R> | AsyncIterable<R>,
    columns: readonly TableColumn<R>[],
    none: string,
  ): Promise<number>
  /** A line for whoever looks on: on stderr, so that stdout stays what was asked for. */
  say(line: string): void
  /** Something does not hold: the command goes on, and ends with 1. */
  fault(line: string): void
  /** The same, where what does not hold is said already. */
  failed(): void
  /** Tells on stderr how far long work has come; `total` where it is known. */
  progress(what: string, total?: number): Progress
  /** 0, or 1 once there was a fault */
  exitCode(): number
}

// As many rows are held for their columns' widths.
const pageOf = 1000

type Streams = Pick<Terminal, 'stdout' | 'stderr'> & { signal: AbortSignal }

/** Nothing is coloured, so that there is nothing to switch off. */
export function outputOn({ stdout, stderr, signal }: Streams, json: boolean): Output {
  let code = 0
  /** Writes as fast as the reader takes it: what a slow reader has not taken is not piled up. */
  async function write(text: string): Promise<void> {
    if (!stdout.write(text) && !signal.aborted) await once(stdout, 'drain', { signal }).catch(() => {})
  }
  const say = (line: string) => void stderr.write(`${line}\n`)
  return {
    json,
    one: (document, words) =>
      void stdout.write(json ? `${JSON.stringify(document, null, 2)}\n` : words === '' ? '' : `${words}\n`),
    async list(rows, columns, none) {
      let count = 0
      let page = []
      const linesOf = createTablePrinter(columns)
      for await (const row of rows) {
        if (signal.aborted) break
        count += 1
        if (json) await write(`${JSON.stringify(row)}\n`)
        else page.push(row)
        if (page.length < pageOf) continue
        await write(`${linesOf(page)}\n`)
        page = []
      }
      if (page.length > 0) await write(`${linesOf(page)}\n`)
      if (!json && count === 0) say(none)
      return count
    },
    say,
    fault(line) {
      code = 1
      say(line)
    },
    failed: () => void (code = 1),
    progress: (what, total) => progressOn(stderr, what, total),
    exitCode: () => code,
  }
}
