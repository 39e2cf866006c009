import type { AnswerOf } from '@coussinet/contract/endpoint.ts'
import type { getPaymentSchedule } from '@coussinet/contract/receipts.ts'
import type { Day } from '#platform/days.ts'
import type { Db } from '#platform/db.ts'
import { contributionOf } from './contribution.ts'
import { debitDay } from './debit-day.ts'
import { findKnown, findTerms } from './schedule.store.ts'

/**
 * The due dates and amounts of a calendar year: the contributions that are known, then those that follow from the
 * animals' prices. What was due before today and is not known is not invented.
 */
export async function scheduleOf(db: Db, member_id: string, year: number, today: Day): Promise<AnswerOf<typeof getPaymentSchedule>> {
  const { known, last_month } = await findKnown(db, member_id, year)
  const terms = await findTerms(db, member_id)
  const computed = monthsOf(year)
    .filter((month) => last_month === null || month > last_month)
    .map((month) => ({ month, due_date: debitDay(month, terms.due_day), amount_cents: contributionOf(terms, month) }))
    .filter(({ due_date, amount_cents }) => due_date >= today && amount_cents > 0)
  return { data: [...known, ...computed] }
}

const monthsOf = (year: number) => Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)
