import type { Day } from '@coussinet/contract/domain/days.ts'
import { bankDayFrom } from '#platform/time/bank-days.ts'

/** Day of a month's debit: `month` is YYYY-MM, `due_day` a day that every month has. */
export function debitDay(month: string, due_day: number): Day {
  return bankDayFrom(`${month}-${String(due_day).padStart(2, '0')}`)
}
