import type { TerminalStream } from './terminal.ts'

export type CommandProgress = { step(by?: number): void; done(): void }

const everyMs = { terminal: 100, other: 10_000 }

/** On a terminal, a single updated line, cleared at the end; elsewhere a line every ten seconds. */
export function progressOn(stream: TerminalStream, what: string, total?: number): CommandProgress {
  const pause = stream.isTTY ? everyMs.terminal : everyMs.other
  let count = 0
  let reportedAt = performance.now()
  return {
    step(by = 1) {
      count += by
      if (performance.now() - reportedAt < pause) return
      reportedAt = performance.now()
      const line = `${what}: ${count}${total === undefined ? '' : ` of ${total} (${Math.floor((100 * count) / Math.max(1, total))} %)`}`
      stream.write(stream.isTTY ? `\r\u001B[K${line}` : `${line}\n`)
    },
    done() {
      if (stream.isTTY) stream.write('\r\u001B[K')
    },
  }
}
