import { filingDeadlineYears } from '@coussinet/contract/filing-deadline.ts'
import type { Country } from '@coussinet/contract/fields.ts'
import { anniversary, type Day } from '#platform/days.ts'

export { filingDeadlineYears }

/** Tells whether a request filed that day comes too late for its care (`late_filing`). */
export const isFiledLate = (care_date: Day, filed_on: Day, country: Country): boolean =>
  filed_on > anniversary(care_date, filingDeadlineYears(country))
