import { filingDeadlineYears, isFiledLate } from '@coussinet/contract/domain/requests.ts'
import type { Contract } from '@coussinet/contract/profile.ts'

/** Contract that has ended: its last day with cover (null if unknown, or if cover never began), and how long earlier care can be filed. */
export type EndedContract = {
  last_day: string | null
  /** years after the care in which its invoice can be sent; null once none can be */
  filing_years: number | null
}

/** Tells whether a member's first contract is expected or in preparation: no care can be filed yet. */
export const isFirstAwaited = (contract: Pick<Contract, 'status' | 'previous_end_date'> | null): boolean =>
  contract === null || (contract.status === 'in_preparation' && !contract.previous_end_date)

/** Facts of a contract that has ended by `today`; null while it has not, or is awaited. */
export function endedContract(
  contract: Pick<Contract, 'status' | 'country' | 'effective_date' | 'end_date'> | null,
  today: string,
): EndedContract | null {
  if (contract?.status !== 'terminated') return null
  const { country, effective_date, end_date } = contract
  if (end_date === null) return { last_day: null, filing_years: filingDeadlineYears(country) }
  // Withdrawn before it began: there was no day with cover.
  if (end_date < effective_date) return { last_day: null, filing_years: null }
  return endedOn(end_date, country, today)
}

/** Facts of the former contract, between its last day and the first of the next one; null at other times. */
export function formerContract(
  { status, country, previous_end_date }: Pick<Contract, 'status' | 'country' | 'previous_end_date'>,
  today: string,
): EndedContract | null {
  if (status !== 'in_preparation' || !previous_end_date || previous_end_date >= today) return null
  return endedOn(previous_end_date, country, today)
}

const endedOn = (last_day: string, country: Contract['country'], today: string): EndedContract => ({
  last_day,
  filing_years: isFiledLate(last_day, today, country) ? null : filingDeadlineYears(country),
})
