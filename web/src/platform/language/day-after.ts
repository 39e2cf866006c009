/** The day so many days after a day, YYYY-MM-DD. */
export function dayAfter(day: string, days = 1): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
