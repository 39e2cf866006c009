const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** How much of a span of days has passed on a day, in whole per cent: 0 up to its first day, 100 from its last on. */
export function elapsedPercent(from: string, until: string, today: string): number {
  const whole = days(from, until)
  if (whole <= 0) return 100
  return Math.round(Math.min(1, Math.max(0, days(from, today) / whole)) * 100)
}
