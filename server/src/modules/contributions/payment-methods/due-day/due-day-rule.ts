import { addDays, addMonths, type Day } from '@coussinet/contract/domain/days.ts'
import { bankDaysBefore } from '#platform/time/bank-days.ts'
import type { ComingDebit } from '../../schedule/coming-debits.ts'
import { debitDay } from '../../schedule/debit-day.ts'

// domain rules §4.6: nearer than that, the debit is with the bank already
const bankDaysAhead = 5
// domain rules §4.3: a debit on another day is announced anew
const daysOfNotice = 14

/**
 * The first month (YYYY-MM) whose debit moves to another due day that is chosen today: neither is it with the bank already,
 * nor is its new day too near to be announced. `coming` are the debits ahead, in order.
 */
export function firstMonthOfDueDay(due_day: number, coming: readonly ComingDebit[], today: Day): string {
  const moves = ({ month, on }: ComingDebit) =>
    bankDaysBefore(on, bankDaysAhead) >= today && debitDay(month, due_day) >= addDays(today, daysOfNotice)
  return coming.find(moves)?.month ?? addMonths(`${coming.at(-1)?.month ?? today.slice(0, 7)}-01`, 1).slice(0, 7)
}
