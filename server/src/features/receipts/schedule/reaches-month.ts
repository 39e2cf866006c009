import type { Day } from '#platform/days.ts'

/** Whether a contract covers anything of a month (YYYY-MM) that is not before it: its cover does not begin after the last day. */
export function reachesMonth({ effective_date, last_day }: { effective_date: Day; last_day: Day | null }, month: string): boolean {
  const first: Day = `${month}-01`
  return last_day === null || (first > effective_date ? first : effective_date) <= last_day
}
