import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs'
import type { Clock } from './clock.ts'

/** Clock of a sandbox: it runs on from the moment to which it was moved, survives restarts, and never goes back. */
export type MovableClock = {
  now: Clock
  /** moment to which it is being moved, also after a restart in the middle; null when it runs by itself */
  target(): Date | null
  /** Starts a move; a target in the past ends at once. */
  aim(target: Date): void
  /** Puts the clock forward to a planned moment on the way, and stores it. */
  stop(at: Date): void
  /** Ends the move at its target. */
  arrive(): void
  /** Stores the moment that it shows, so that it does not go back even if the machine's clock is set back before the next start. */
  keep(): void
}

type StoredClock = { at: string; machine: string; target: string | null }

// Work at one moment may have taken this long before a kill: the clock had run on by as much.
const longestWork = 60_000

/** Reads the clock from a file, or starts one at the machine's time. A move writes the file, and `keep`. */
export function openMovableClock(file: string, machine: Clock): MovableClock {
  const stored = read(file)
  let target = stored?.target ? new Date(stored.target) : null
  const passed = stored ? Math.max(0, machine().getTime() - Date.parse(stored.machine)) : 0
  const since = target === null ? passed : Math.min(passed, longestWork)
  let base = { at: stored ? Date.parse(stored.at) + since : machine().getTime(), machine: machine().getTime() }
  let shown = base.at

  function now(): Date {
    // The machine's own clock may be set back.
    shown = Math.max(shown, base.at + Math.max(0, machine().getTime() - base.machine))
    return new Date(shown)
  }

  function store(at: number): void {
    base = { at, machine: machine().getTime() }
    const written: StoredClock = {
      at: new Date(at).toISOString(),
      machine: new Date(base.machine).toISOString(),
      target: target?.toISOString() ?? null,
    }
    overwrite(file, JSON.stringify(written))
  }

  const forward = (at: Date) => Math.max(at.getTime(), now().getTime())
  return {
    now,
    target: () => target,
    aim(to) {
      target = to
      store(now().getTime())
    },
    stop: (at) => store(forward(at)),
    arrive() {
      const at = target ?? now()
      target = null
      store(forward(at))
    },
    keep: () => store(now().getTime()),
  }
}

// Longer than any of them: what is written covers what was there.
const length = 200

/**
 * Writes in place by one call, which a kill of the process does not tear; a new file and its rename would take a hundred times as long,
 * and a move stores each moment before the work that it brings.
 */
function overwrite(file: string, text: string): void {
  const opened = openSync(file, constants.O_WRONLY | constants.O_CREAT, 0o600)
  writeSync(opened, text.padEnd(length), 0)
  closeSync(opened)
}

function read(file: string): StoredClock | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
