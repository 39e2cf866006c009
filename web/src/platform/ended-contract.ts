import { filingDeadlineYears, isFiledLate } from '@coussinet/contract/domain/requests.ts'
import type { Contract } from '@coussinet/contract/profile.ts'

/** Contract that has ended: its last day with cover (null if unknown, or if cover never began), and how long earlier care can be filed. */
export type EndedContract = {
  last_day: string | null
  /** years after the care in which its invoice can be sent; null once none can be */
  filing_years: number | null
}

/** Facts of a contract that has ended by `today`; null while it has not, or is awaited. */
export function endedContract(
  contract: Pick<Contract, 'status' | 'country' | 'effective_date' | 'end_date'> | null,
  today: string,
): EndedContract | null {
  if (contract?.status !== 'terminated') return null
  const { country, effective_date, end_date } = contract
  const years = filingDeadlineYears(country)
  if (end_date === null) return { last_day: null, filing_years: years }
  // Withdrawn before it began: there was no day with cover.
  if (end_date < effective_date) return { last_day: null, filing_years: null }
  return { last_day: end_date, filing_years: isFiledLate(end_date, today, country) ? null : years }
}
