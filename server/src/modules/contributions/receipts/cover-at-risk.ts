import type { Country } from '@coussinet/contract/domain/countries.ts'
import { resumesAt } from '@coussinet/contract/domain/cover.ts'
import { addDays, type Day } from '@coussinet/contract/domain/days.ts'
import type { ReceiptDetail } from '@coussinet/contract/receipts.ts'

type ReceiptCover = NonNullable<ReceiptDetail['cover']>

type ArrearsFacts = {
  country: Country
  /** due date of the oldest declined contribution */
  due_date: Day
  /** day on which a formal notice was sent; null if none was */
  formal_notice_on: Day | null
  /** day announced by the insurer, which takes precedence over the earliest legal one */
  suspends_on: Day | null
  suspended_since: Day | null
  today: Day
}

type ArrearsLaw = {
  /** first day without cover */
  stops(unpaid: ArrearsFacts): Day
  /** first day on which the insurer may end the contract if cover stops on that day */
  mayEnd(stops_on: Day): Day | null
}

const noticeOf = ({ formal_notice_on, due_date, today }: ArrearsFacts, after: number): Day => {
  const earliest = addDays(due_date, after)
  return formal_notice_on ?? (earliest > today ? earliest : today)
}

// domain rules §4.5: art. L113-3 of the Code des assurances, art. 1901 of the Codice civile, the Belgian law of 4 April 2014
const laws: Record<Country, ArrearsLaw> = {
  FR: {
    stops: (unpaid) => addDays(noticeOf(unpaid, 10), 30),
    mayEnd: (stops_on) => addDays(stops_on, 10),
  },
  // No notice is needed: cover stops at the end of the 15th day after the due date.
  IT: { stops: ({ due_date }) => addDays(due_date, 16), mayEnd: () => null },
  BE: { stops: (unpaid) => addDays(noticeOf(unpaid, 1), 15), mayEnd: (stops_on) => stops_on },
}

/** Effect of an unpaid contribution on the cover, and its earliest legal date in the country. */
export function coverAtRisk(unpaid: ArrearsFacts): ReceiptCover {
  const { country, suspends_on, suspended_since, today } = unpaid
  const law = laws[country]
  const stops_on = suspended_since ?? suspends_on ?? law.stops(unpaid)
  return {
    stops_on: suspended_since === null ? stops_on : null,
    suspended_since,
    may_end_from: law.mayEnd(stops_on),
    // Cover that has not stopped does not resume.
    resumes_on: suspended_since === null ? null : firstDayAfterPaying(today),
    resumes_at: resumesAt(country),
  }
}

/**
 * First day with cover again if everything is paid on a day: the next day in all three countries, in France from noon.
 * Care has a day and no hour, so the whole day counts.
 */
export function firstDayAfterPaying(day: Day): Day {
  return addDays(day, 1)
}
