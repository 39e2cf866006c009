import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { filingDeadlineYears, isFiledLate } from '@coussinet/contract/domain/requests.ts'
import type { Check } from '@coussinet/contract/refund-requests.ts'

/** Obstacle to filing a draft: the field, its code, and the values of its sentence. */
export type FilingObstacle = Check['blocking'][number] & { params?: { years: number } }

/**
 * Finds why care of that day cannot be filed today; null if it can. `latest` is the member's own today; the age of the
 * care is counted in the contract's country.
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

/** Finds the obstacle of first symptoms that are dated after the care; null if there is none. */
export const symptomsRefusal = ({ care_date, first_symptoms_on }: CareDays): FilingObstacle | null =>
  care_date && first_symptoms_on && first_symptoms_on > care_date
    ? { code: 'symptoms_after_care', field: 'first_symptoms_on', animal_id: null }
    : null

type CareDays = { care_date?: Day | null | undefined; first_symptoms_on?: Day | null | undefined }
