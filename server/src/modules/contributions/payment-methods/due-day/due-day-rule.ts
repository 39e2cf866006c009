import { addDays, addMonths, type Day } from '@coussinet/contract/domain/days.ts'
import { bankDaysBefore } from '#platform/time/bank-days.ts'
import type { ComingDebit } from '../../schedule/coming-debits.ts'
import { debitDay } from '../../schedule/debit-day.ts'

// domain rules §4.6: the bank already has debits nearer than this
const bankDaysAhead = 5
// domain rules §4.3: notice period for a debit on another day
const daysOfNotice = 14

/**
 * First month (YYYY-MM) whose debit moves if another due day is chosen today: the bank does not have it yet, and its
 * new day leaves time for the notice. `coming` are the debits ahead, in order.
 */
export function firstMonthOfDueDay(due_day: number, coming: readonly ComingDebit[], today: Day): string {
  const moves = ({ month, on }: ComingDebit) =>
    bankDaysBefore(on, bankDaysAhead) >= today && debitDay(month, due_day) >= addDays(today, daysOfNotice)
  return coming.find(moves)?.month ?? addMonths(`${coming.at(-1)?.month ?? today.slice(0, 7)}-01`, 1).slice(0, 7)
}
