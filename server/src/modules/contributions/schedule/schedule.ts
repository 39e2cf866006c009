import type { Day } from '@coussinet/contract/domain/days.ts'
import type { AnswerOf } from '@coussinet/contract/endpoint.ts'
import type { getPaymentSchedule } from '@coussinet/contract/receipts.ts'
import { reachesMonth } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { computeContribution } from './contribution.ts'
import { debitDay } from './debit-day.ts'
import { getDueDay } from './due-days.ts'
import { findKnown, findTerms } from './schedule.store.ts'

/**
 * Due dates and amounts of a calendar year: stored contributions, then those that follow from the animals' prices. Past
 * months that are not stored are omitted, as are months after the end.
 */
export async function findSchedule(
  db: Db,
  member_id: string,
  year: number,
  today: Day,
): Promise<AnswerOf<typeof getPaymentSchedule>> {
  const { known, last_month } = await findKnown(db, member_id, year)
  const terms = await findTerms(db, member_id)
  const computed = terms
    ? computedOf(
        terms,
        monthsOf(year).filter((month) => last_month === null || month > last_month),
        today,
      )
    : []
  // The insurer has not withdrawn contributions of later months.
  const due = known.filter(({ month, status }) => status !== 'upcoming' || reachesMonth(terms?.span ?? null, month))
  return { data: [...due.map(({ month, due_date, amount_cents }) => ({ month, due_date, amount_cents })), ...computed] }
}

type ScheduleTerms = NonNullable<Awaited<ReturnType<typeof findTerms>>>

function computedOf({ dueDays, span, animals }: ScheduleTerms, months: readonly string[], today: Day) {
  const terms = { ...dueDays, end_date: span.last_day, animals }
  return months
    .filter((month) => reachesMonth(span, month))
    .map((month) => ({
      month,
      due_date: debitDay(month, getDueDay(dueDays, month)),
      amount_cents: computeContribution(terms, month),
    }))
    .filter(({ due_date, amount_cents }) => due_date >= today && amount_cents > 0)
}

const monthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)
