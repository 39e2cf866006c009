import { addDays, anniversary, anniversaryOnOrBefore, type Day } from '@coussinet/contract/domain/days.ts'

/** First and last day of the insurance year that contains `day`, counted from the animal's cover start. */
export function insuranceYear(cover_start: Day, day: Day): { year_start: Day; year_end: Day } {
  const year_start = anniversaryOnOrBefore(cover_start, day)
  const years = Number(year_start.slice(0, 4)) - Number(cover_start.slice(0, 4))
  return { year_start, year_end: addDays(anniversary(cover_start, years + 1), -1) }
}
