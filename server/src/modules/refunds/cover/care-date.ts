import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { filingDeadlineYears, isFiledLate } from '@coussinet/contract/domain/requests.ts'
import type { Check } from '@coussinet/contract/refund-requests.ts'

/** Why a draft cannot be filed: the field, its code, and what its sentence is filled with. */
export type FilingObstacle = Check['blocking'][number] & { params?: { years: number } }

/**
 * Why care of that day cannot be filed today, the member's own or the contract's; null when it can. Its age is counted by the contract's.
 */
export function careDateRefusal(
  care_date: Day,
  { today, latest }: { today: Day; latest: Day },
  country: Country,
): FilingObstacle | null {
  const at = { field: 'care_date', animal_id: null }
  if (care_date > latest) return { code: 'date_future', ...at }
  return isFiledLate(care_date, today, country)
    ? { code: 'date_too_old', ...at, params: { years: filingDeadlineYears(country) } }
    : null
}
