// Longer than accounts are kept for the tax office.
const most = 10

/** The calendar years in which an animal can have been refunded, newest first; none before its cover has begun. */
export function statementYears(cover_start: string | null, today: string): string[] {
  if (cover_start === null || cover_start > today) return []
  const newest = Number(today.slice(0, 4))
  const count = Math.min(most, newest - Number(cover_start.slice(0, 4)) + 1)
  return Array.from({ length: count }, (_, index) => String(newest - index))
}
