import type { Contract } from '@coussinet/contract/profile.ts'
import { addDays, anniversary, anniversaryOnOrBefore, type Day } from '#platform/days.ts'

type Kept = { status: Exclude<Contract['status'], 'in_preparation'>; effective_date: Day; end_date: Day | null }

const withdrawalDays = 14 // domain rules §1.1: withdrawal_period

/** What the contract is on `today`: preparation and the end are told by the dates, the rest is kept. */
export function contractStatus({ status, effective_date, end_date }: Kept, today: Day): Contract['status'] {
  if (end_date !== null && end_date < today) return 'terminated'
  return effective_date > today ? 'in_preparation' : status
}

/** The next anniversary of the effective date: the first one while the contract is in preparation. */
export function renewalDate(effective_date: Day, today: Day): Day {
  const begun = anniversaryOnOrBefore(effective_date, today < effective_date ? effective_date : today)
  const years = Number(begun.slice(0, 4)) - Number(effective_date.slice(0, 4))
  return anniversary(effective_date, years + 1)
}

/** The last day to withdraw, or null once it is over. */
export function withdrawalUntil({ effective_date, withdrawal_until }: { effective_date: Day; withdrawal_until: Day | null }, today: Day): Day | null {
  const last = withdrawal_until ?? addDays(effective_date, withdrawalDays)
  return today <= last ? last : null
}
