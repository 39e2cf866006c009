import { addMonths, type Day } from '@coussinet/contract/domain/days.ts'
import { reachesMonth } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { computeContribution } from './contribution.ts'
import { debitDay } from './debit-day.ts'
import { getDueDay } from './due-days.ts'
import { findTerms } from './schedule.store.ts'

type NextContribution = { month: string; on: Day; amount_cents: number }

/** Computes the contribution of the month after one (YYYY-MM); null once the contract, or what is to pay, has ended. */
export async function nextContribution(db: Db, member_id: string, month: string): Promise<NextContribution | null> {
  const terms = await findTerms(db, member_id)
  const next = addMonths(`${month}-01`, 1).slice(0, 7)
  if (!terms || !reachesMonth(terms.span, next)) return null
  const { dueDays, span, animals } = terms
  const amount_cents = computeContribution({ ...dueDays, end_date: span.last_day, animals }, next)
  return amount_cents > 0 ? { month: next, on: debitDay(next, getDueDay(dueDays, next)), amount_cents } : null
}
