import { once } from 'node:events'
import { type CommandProgress, progressOn } from './progress.ts'
import { type TableColumn, createTablePrinter } from './table.ts'
import type { Terminal } from './terminal.ts'

export type CommandOutput = {
  json: boolean
  /** Prints the only result of a command, as JSON or as text. */
  one(document: object, words: string): void
  /** Prints rows as JSON lines or aligned columns, or `none`. Stops if the reader closes the pipe. Returns the number of rows. */
  list<R extends object>(
    rows: Iterable<R> | AsyncIterable<R>,
    columns: readonly TableColumn<R>[],
    none: string,
  ): Promise<number>
  /** Prints a line for the operator on stderr, so that stdout has only the result. */
  say(line: string): void
  /** Reports a fault: the command continues, and exits with 1. */
  fault(line: string): void
  /** Sets exit code 1 for a fault that has been reported. */
  failed(): void
  /** Reports the progress of long work on stderr; `total` if known. */
  progress(what: string, total?: number): CommandProgress
  /** 0, or 1 after a fault */
  exitCode(): number
}

// Number of rows buffered to compute column widths.
const pageOf = 1000

type OutputStreams = Pick<Terminal, 'stdout' | 'stderr'> & { signal: AbortSignal }

/** Nothing is coloured, so no option turns colours off. */
export function outputOn({ stdout, stderr, signal }: OutputStreams, json: boolean): CommandOutput {
  let code = 0
  /** Writes at the reader's pace, without buffering. */
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
