import type { Day } from '@coussinet/contract/domain/days.ts'
import { reachesMonth, type ContractSpan, findContractSpan } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { findPlanned } from './receipts.store.ts'

/** A debit planned by the insurer: its month (YYYY-MM) and day; a second attempt also has the day of the first. */
export type PlannedDebit = { month: string; on: Day; is_second_attempt: boolean; tried_on: Day | null }

/** Planned debits, second attempts included, none for months after the contract's end. */
export async function plannedDebits(db: Db, member_id: string): Promise<PlannedDebit[]> {
  return toPlannedDebits(await findPlanned(db, member_id), await findContractSpan(db, member_id))
}

type PlannedContribution = Awaited<ReturnType<typeof findPlanned>>[number]

/** Planned debits of contributions already read; paid ones have none. */
export function toPlannedDebits(rows: readonly PlannedContribution[], span: ContractSpan | null): PlannedDebit[] {
  return rows.flatMap(({ month, status, due_date, next_attempt_on }) => {
    if (status === 'declined')
      return next_attempt_on === null ? [] : { month, on: next_attempt_on, is_second_attempt: true, tried_on: due_date }
    return status === 'upcoming' && reachesMonth(span, month)
      ? { month, on: due_date, is_second_attempt: false, tried_on: null }
      : []
  })
}

/** The first of these days that is today or later. */
export function firstUpcomingDay(days: readonly Day[], today: Day): Day | null {
  return days.filter((day) => day >= today).toSorted()[0] ?? null
}
