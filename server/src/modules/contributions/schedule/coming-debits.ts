import { addMonths, type Day } from '@coussinet/contract/domain/days.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { setDebits } from '../contract-debits.store.ts'
import { debitDay } from './debit-day.ts'
import { type DueDays, getDueDay } from './due-days.ts'
import { findDueDays, findMonths, lockPlannedDebits, movePlannedDebit, reviseDueDay } from './schedule.store.ts'

/** First attempt of a month's debit (YYYY-MM). */
export type ComingDebit = { month: string; on: Day }

const monthsAhead = 4

/** Debits still to come in this month and the next three, as planned, else on the contract's due day. */
export async function comingDebits(db: Db, member_id: string, today: Day): Promise<ComingDebit[]> {
  const rows = await findMonths(db, member_id, comingMonths(today))
  return toComingDebits(rows, await findDueDays(db, member_id), today)
}

/** The months (YYYY-MM) of `comingDebits`. */
export const comingMonths = (today: Day): string[] =>
  Array.from({ length: monthsAhead }, (_, index) => addMonths(`${today.slice(0, 7)}-01`, index).slice(0, 7))

type ScheduledMonth = Awaited<ReturnType<typeof findMonths>>[number]

export function toComingDebits(rows: readonly ScheduledMonth[], dueDays: DueDays | null, today: Day): ComingDebit[] {
  return comingMonths(today).flatMap((month) => {
    const row = rows.find((one) => one.month === month)
    if (row) return row.status === 'upcoming' ? { month, on: row.due_date } : []
    if (!dueDays) return []
    const on = debitDay(month, getDueDay(dueDays, month))
    return on >= today ? { month, on } : []
  })
}

type DueDayRevision = { member_id: string; from_month: string; due_day: number }

/** Changes the due day from that month (YYYY-MM) on, and moves the debits planned from then on. */
export async function changeDueDay(db: Db, { member_id, from_month, due_day }: DueDayRevision): Promise<void> {
  const dueDays = await findDueDays(db, member_id)
  if (!dueDays) throw problem('conflict')
  const old_due_day = getDueDay(dueDays, addMonths(`${from_month}-01`, -1).slice(0, 7))
  await reviseDueDay(db, { member_id, from_month, old_due_day, new_due_day: due_day })
  await setDebits(db, member_id, { due_day })
  for (const { receipt_id, month, ...planned } of await lockPlannedDebits(db, member_id, from_month)) {
    const due_date = debitDay(month, due_day)
    // A receipt issued on the day of its debit still is.
    const issue_date = planned.issue_date === planned.due_date ? due_date : planned.issue_date
    await movePlannedDebit(db, { member_id, receipt_id, due_date, issue_date })
  }
}

/**
 * Lets the insurer's due day apply where the member chose one before: from this month on, or from the next where this month's debit has
 * passed by either day.
 */
export async function endChosenDueDays(
  db: Db,
  { member_id, due_day, today }: { member_id: string; due_day: number; today: Day },
): Promise<void> {
  const dueDays = await findDueDays(db, member_id)
  if (!dueDays || dueDays.due_day_revisions.length === 0) return
  const month = today.slice(0, 7)
  const isPast = [getDueDay(dueDays, month), due_day].some((day) => debitDay(month, day) < today)
  const from_month = isPast ? addMonths(`${month}-01`, 1).slice(0, 7) : month
  const old_due_day = getDueDay(dueDays, addMonths(`${from_month}-01`, -1).slice(0, 7))
  await reviseDueDay(db, { member_id, from_month, old_due_day, new_due_day: due_day })
}
