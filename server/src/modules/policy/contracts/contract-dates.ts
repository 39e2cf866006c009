import { addDays, anniversary, anniversaryOnOrBefore, type Day } from '@coussinet/contract/domain/days.ts'
import type { Contract } from '@coussinet/contract/profile.ts'
import type { ContractSpan } from './contracts.store.ts'

type StoredContract = {
  status: Exclude<Contract['status'], 'in_preparation'>
  effective_date: Day
  end_date: Day | null
  /** first day of a suspension, for callers to whom suspensions matter */
  suspended_since?: Day | null
}

const withdrawalDays = 14 // domain rules §1.1: withdrawal_period

/** Status of the contract on `today`: preparation, suspension and end follow from the dates, the rest is stored. */
export function contractStatus(
  { status, effective_date, end_date, suspended_since = null }: StoredContract,
  today: Day,
): Contract['status'] {
  if (status === 'terminated' || (end_date !== null && end_date < today)) return 'terminated'
  if (effective_date > today) return 'in_preparation'
  // A payment today ends a suspension with today: the contract is active again tomorrow.
  return suspended_since === null ? status : 'suspended'
}

/** Next anniversary of the effective date; the first one while the contract is in preparation. */
export function renewalDate(effective_date: Day, today: Day): Day {
  const begun = anniversaryOnOrBefore(effective_date, today < effective_date ? effective_date : today)
  const years = Number(begun.slice(0, 4)) - Number(effective_date.slice(0, 4))
  return anniversary(effective_date, years + 1)
}

type Withdrawal = { effective_date: Day; withdrawal_until: Day | null }

/** Last day to withdraw, even if it is past. */
export const lastDayToWithdraw = ({ effective_date, withdrawal_until }: Withdrawal): Day =>
  withdrawal_until ?? addDays(effective_date, withdrawalDays)

/** Last day to withdraw; null once it is past. */
export function withdrawalUntil(contract: Withdrawal, today: Day): Day | null {
  const last = lastDayToWithdraw(contract)
  return today <= last ? last : null
}

/**
 * Tells whether a contract covers part of a month (YYYY-MM): its cover begins by its last day. True before the
 * contract.
 */
export function reachesMonth(span: ContractSpan | null, month: string): boolean {
  if (span === null) return true
  const { effective_date, last_day } = span
  const first: Day = `${month}-01`
  return last_day === null || (first > effective_date ? first : effective_date) <= last_day
}
