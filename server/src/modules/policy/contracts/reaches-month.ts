import type { Span } from './contracts.store.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'

/** Whether a contract covers anything of a month (YYYY-MM) that is not before it: its cover does not begin after the last day. Before the contract nothing says otherwise. */
export function reachesMonth(span: Span | null, month: string): boolean {
  if (span === null) return true
  const { effective_date, last_day } = span
  const first: Day = `${month}-01`
  return last_day === null || (first > effective_date ? first : effective_date) <= last_day
}
