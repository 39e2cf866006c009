import type { Readable, Writable } from 'node:stream'

/** Takes lines; a terminal is as wide as its columns. */
export type TerminalStream = Writable & { isTTY?: boolean }

/** Place where a command was typed: its settings, what is piped to it, where it answers, and how it ends. */
export type Terminal = {
  env: NodeJS.ProcessEnv
  stdin: Readable
  stdout: Writable
  stderr: TerminalStream
  exitCode?: number | string | null | undefined
  exit(code?: number): void
  /** Hears a signal to end. */
  on(signal: 'SIGINT' | 'SIGTERM', heard: () => void): unknown
}
