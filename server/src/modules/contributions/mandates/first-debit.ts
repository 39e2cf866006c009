import { type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { findContractSpan } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { firstMonthOfDueDay } from '../payment-methods/due-day/due-day-rule.ts'
import { plannedDebits } from '../receipts/planned-debits.ts'
import { comingDebits } from '../schedule/coming-debits.ts'
import { debitDay } from '../schedule/debit-day.ts'
import { findSchedule } from '../schedule/schedule.ts'
import { type DebitAttempt, type DebitedMandate, debitsInTime, signedFor } from './debits-in-time.ts'
import { findTriedMonths } from './mandates.store.ts'
import { unpaidMonths } from './unpaid-contributions.ts'

export type Debits = ReturnType<typeof debitsInTime>

/** Choices made with an account: due day (null: unchanged), and the column of the contributions collected from it. */
type AccountChoices = { wanted_due_day: number | null; unpaid: string | null }

/**
 * Finds the debits around a change of account signed at that time: the first from the new account and the last from the
 * former one; null if there is none.
 */
export async function findFirstDebit(
  db: Db,
  member_id: string,
  signed_at: Date,
  { wanted_due_day, unpaid }: AccountChoices,
): Promise<Debits> {
  const signed_on = toLocalDay(signed_at)
  const signed = { signed_on, collects: unpaidMonths(unpaid), given_first: null }
  return debitsInTime(await debitsAhead(db, member_id, signed_on, wanted_due_day), signed)
}

/** Last debit of the former account, not before `at`; null if there is none. */
export async function lastDebitBefore(
  db: Db,
  member_id: string,
  mandate: DebitedMandate,
  at: Date,
): Promise<Day | null> {
  const from = toLocalDay(at)
  return debitsInTime(await debitsAhead(db, member_id, from), signedFor(mandate), from).last_debit_before
}

/**
 * The first attempts still to come in this and the next year, if that due day were chosen, and the planned second
 * attempts, which no due day moves.
 */
async function debitsAhead(
  db: Db,
  member_id: string,
  today: Day,
  wanted_due_day: number | null = null,
): Promise<DebitAttempt[]> {
  const year = Number(today.slice(0, 4))
  const tried = new Set(await findTriedMonths(db, member_id, today))
  const { data } = await findSchedule(db, member_id, year, today)
  const next = await findSchedule(db, member_id, year + 1, today)
  const first = [...data, ...next.data].filter(({ month, due_date }) => due_date >= today && !tried.has(month))
  const again = (await plannedDebits(db, member_id)).filter(({ tried_on }) => tried_on !== null)

  const moved = wanted_due_day === null ? null : await movedBy(db, member_id, wanted_due_day, today)
  return [...first.map(({ month, due_date }) => ({ on: moved?.(month) ?? due_date })), ...again]
}

/** New day of a month's debit if that due day were chosen; null if it does not change. */
async function movedBy(
  db: Db,
  member_id: string,
  due_day: number,
  today: Day,
): Promise<((month: string) => Day | null) | null> {
  if ((await findContractSpan(db, member_id))?.due_day === due_day) return null
  const from_month = firstMonthOfDueDay(due_day, await comingDebits(db, member_id, today), today)
  return (month) => (month >= from_month ? debitDay(month, due_day) : null)
}
