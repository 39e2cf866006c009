import type { Day } from '@coussinet/contract/domain/days.ts'
import { bankDayFrom } from '#platform/time/bank-days.ts'

/** The day on which a month's contribution is debited: `month` is YYYY-MM, `due_day` one that every month has. */
export function debitDay(month: string, due_day: number): Day {
  return bankDayFrom(`${month}-${String(due_day).padStart(2, '0')}`)
}
