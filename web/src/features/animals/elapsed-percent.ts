import { daysBetween } from '@coussinet/contract/domain/days.ts'

/** Share of a span of days that has passed on a day, in whole per cent: 0 up to its first day, 100 from its last on. */
export function elapsedPercent(from: string, until: string, today: string): number {
  const whole = daysBetween(from, until)
  if (whole <= 0) return 100
  return Math.round(Math.min(1, Math.max(0, daysBetween(from, today) / whole)) * 100)
}
