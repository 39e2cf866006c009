import type { Contract } from '@coussinet/contract/profile.ts'

export type ContractState =
  | 'in_preparation'
  | 'active'
  | 'all_left'
  | 'unpaid'
  | 'suspended'
  | 'resuming'
  | 'end_asked'
  | 'ending'
  | 'terminated'

type ContractStanding = Pick<Contract, 'status' | 'end_date' | 'suspends_on' | 'amount_due_cents'>

/**
 * The state of a contract on a day, `allLeft` if it insures no animal any more. An end, known or requested, comes before debts and
 * suspensions, and a suspension before debts.
 */
export function contractState(
  { status, end_date, suspends_on, amount_due_cents }: ContractStanding,
  { isEndAsked, allLeft }: { isEndAsked: boolean; allLeft: boolean },
  today: string,
): ContractState {
  if (status === 'terminated' || (end_date !== null && end_date < today)) return 'terminated'
  // Paid: the cover is back the next day (docs/decisions/0021).
  if (status === 'suspended') return amount_due_cents === 0 ? 'resuming' : 'suspended'
  if (end_date !== null) return 'ending'
  if (isEndAsked) return 'end_asked'
  if (status === 'in_preparation') return 'in_preparation'
  if (suspends_on !== null) return 'unpaid'
  return allLeft ? 'all_left' : 'active'
}
