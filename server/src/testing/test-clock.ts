import type { Clock } from '#platform/time/clock.ts'

const lengths = { days: 86_400_000, hours: 3_600_000, minutes: 60_000, seconds: 1000 }
type ClockStep = Partial<Record<keyof typeof lengths, number>>

export type TestClock = { now: Clock; set(at: Date): void; advance(step: ClockStep): void }

/** A clock which stands still until the test moves it. */
export function testClock(start: Date): TestClock {
  let at = start
  return {
    now: () => at,
    set: (next) => {
      at = next
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      at = new Date(
        at.getTime() +
          days * lengths.days +
          hours * lengths.hours +
          minutes * lengths.minutes +
          seconds * lengths.seconds,
      )
    },
  }
}
