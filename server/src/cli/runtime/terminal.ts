import type { Readable, Writable } from 'node:stream'

/** Output for lines; a terminal has a number of columns. */
export type TerminalStream = Writable & { isTTY?: boolean }

/** Environment of a command: settings, standard input, output, and exit code. */
export type Terminal = {
  env: NodeJS.ProcessEnv
  stdin: Readable
  stdout: Writable
  stderr: TerminalStream
  exitCode?: number | string | null | undefined
  exit(code?: number): void
  /** Registers a handler for a signal to end. */
  on(signal: 'SIGINT' | 'SIGTERM', heard: () => void): unknown
}
