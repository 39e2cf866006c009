import { sum } from '@coussinet/contract/domain/amounts.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import type { Db } from '#platform/db/db.ts'
import { computeContribution } from './contribution.ts'
import { findMonthsFrom, findTerms } from './schedule.store.ts'

type EndedCover = { member_id: string; animal_id: string; cover_end: Day; today: Day }

/** Amounts in cents; omitted if the insurer's books differ from the animals' prices. */
type AfterEnd = { next_date?: Day; amount_cents?: number; given_back_cents?: number }

/**
 * Computes the effect of an animal's end of cover, already stored, on the contributions: the next one with its day, and
 * the amount paid for days after the end. Forecasts nothing if the insurer's own amounts do not follow from the prices.
 */
export async function contributionAfterEnd(
  db: Db,
  { member_id, animal_id, cover_end, today }: EndedCover,
): Promise<AfterEnd> {
  const found = await findTerms(db, member_id)
  if (!found) return {}
  const { dueDays, span, animals } = found
  const after = { ...dueDays, end_date: span.last_day, animals }
  const before = {
    ...after,
    animals: animals.map((animal) => (animal.animal_id === animal_id ? { ...animal, cover_end: null } : animal)),
  }
  const rows = (await findMonthsFrom(db, member_id, cover_end.slice(0, 7))).map((row) => ({
    ...row,
    isPriced: [before, after].some((terms) => computeContribution(terms, row.month) === row.amount_cents),
    after_cents: computeContribution(after, row.month),
  }))
  const next = rows.find(({ status, due_date }) => status === 'upcoming' && due_date >= today)
  const paid = rows.filter(({ status }) => status === 'paid')
  const given_back_cents = paid.every(({ isPriced }) => isPriced)
    ? sum(paid.map(({ amount_cents, after_cents }) => amount_cents - after_cents))
    : 0
  return {
    ...(next?.isPriced && next.after_cents > 0 ? { next_date: next.due_date, amount_cents: next.after_cents } : {}),
    ...(given_back_cents > 0 ? { given_back_cents } : {}),
  }
}
