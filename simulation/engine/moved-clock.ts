import type { Clock } from '../../server/src/platform/time/clock.ts'

/** The simulated time: it passes only when the simulation moves it. */
export type MovedClock = { now: Clock; forwardTo(at: Date): void; set(at: Date): void }

export function openMovedClock(start: Date): MovedClock {
  let at = start
  return {
    now: () => new Date(at),
    forwardTo(next) {
      if (next > at) at = next
    },
    set(next) {
      at = next
    },
  }
}
