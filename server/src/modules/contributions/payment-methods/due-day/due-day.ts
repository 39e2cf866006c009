import { brand } from '@coussinet/contract/brand/chosen.ts'
import { type Day, today } from '@coussinet/contract/domain/days.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { findContract, contractStatus } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import type { Platform } from '#platform/portal.ts'
import { firstUpcomingDay, type PlannedDebit, plannedDebits } from '../../receipts/planned-debits.ts'
import { changeDueDay, type ComingDebit, comingDebits } from '../../schedule/coming-debits.ts'
import { debitDay } from '../../schedule/debit-day.ts'
import { announceDebits } from './announce-debits.ts'
import { firstMonthOfDueDay } from './due-day-rule.ts'
import { findActiveMandate, setFirstDebit } from './due-day.store.ts'

// domain rules, decisions: due days
export const allowedDueDays: readonly number[] = brand.due_days

type DueDayPlan = { due_day: number; planned: readonly PlannedDebit[]; coming: readonly ComingDebit[]; today: Day }

/**
 * Next debit for each due day if it were chosen today; for the current one, as planned. Second attempts keep their day.
 */
export function dueDayChoices({ due_day: present, planned, coming, today: on }: DueDayPlan) {
  const first = planned.filter(({ is_second_attempt }) => !is_second_attempt)
  return allowedDueDays.map((due_day) => {
    const from_month = due_day === present ? null : firstMonthOfDueDay(due_day, coming, on)
    const days = first.map(({ month, on: day }) =>
      from_month !== null && month >= from_month ? debitDay(month, due_day) : day,
    )
    return { due_day, next_debit_on: firstUpcomingDay(days, on) }
  })
}

type DueDayChoice = {
  due_day: number
  /** signed with the account, which sends its own notification */ with_mandate?: boolean
}

/**
 * Moves debits to another day of the month, in the caller's transaction, and announces the coming ones; the same day
 * again changes nothing. Debits too near keep their day. Throws `errors.due_day: ["due_day"]` for a day that is not
 * allowed, `conflict` before the contract and after its end. Returns whether anything changed.
 */
export async function setDueDay(
  tx: UnitOfWork,
  platform: Pick<Platform, 'clock' | 'config' | 'jobs'>,
  { due_day, with_mandate = false }: DueDayChoice,
): Promise<boolean> {
  const { db, member_id, at } = tx
  if (!allowedDueDays.includes(due_day)) throw fieldProblem('due_day', 'due_day')
  const on = today(at)
  const contract = await findContract(db, member_id, { forUpdate: true })
  if (!contract || contractStatus(contract, on) === 'terminated') throw problem('conflict')
  if (contract.due_day === due_day) return false

  const coming = await comingDebits(db, member_id, on)
  const from_month = firstMonthOfDueDay(due_day, coming, on)
  await changeDueDay(db, { member_id, from_month, due_day })
  const mandate = await findActiveMandate(db, member_id)
  const first = mandate?.first_debit_on?.slice(0, 7)
  const isSecondAttempt = (await plannedDebits(db, member_id)).some(
    ({ is_second_attempt, on: day }) => is_second_attempt && day === mandate?.first_debit_on,
  )
  // The first debit of a new account was announced with the mandate, so it is moved too, unless it is a second attempt.
  if (mandate && first !== undefined && first >= from_month && !isSecondAttempt)
    await setFirstDebit(db, member_id, mandate.mandate_id, debitDay(first, due_day))

  await tx.audit('due_day.changed', {
    details: { detail: String(due_day), from: contract.due_day, to: due_day, from_month },
  })
  if (!with_mandate) await tx.notify('due_day_changed', { due_day })
  await announceDebits(tx, platform, {
    due_day,
    unmoved: coming.filter(({ month }) => month < from_month).map(({ on: day }) => day),
    on,
  })
  await tx.publish({ event: 'due_day.changed', due_day, from_month })
  await tx.announce('payment-methods')
  await tx.announce('receipts')
  return true
}
