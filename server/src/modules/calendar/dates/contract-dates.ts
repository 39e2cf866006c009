import { withdrawalUntil } from '#modules/policy/policy.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import type { DateAhead } from '../write-calendar.ts'
import type { Said } from './dates.messages.ts'

export type ContractDates = {
  effective_date: Day
  end_date: Day | null
  withdrawal_until: Day | null
  /** the last day that the member asked for */
  asked_end: Day | null
}

const path = '/profile/contract'

/** The last day to withdraw, while the contract is to go on; else the contract's last day, as it is known or asked for. */
export function contractDates(member_id: string, contract: ContractDates, since: Day, said: Said): DateAhead[] {
  const ends_on = lastDay(contract)
  if (ends_on !== null) return [{ id: `ending-${member_id}`, day: ends_on, path, ...said.ending }]
  const day = withdrawalUntil(contract, since)
  return day === null ? [] : [{ id: `withdrawal-${member_id}`, day, path, ...said.withdrawal }]
}

export const lastDay = ({ end_date, asked_end }: ContractDates): Day | null => end_date ?? asked_end
