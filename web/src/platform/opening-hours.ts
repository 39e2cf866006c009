import { getCompany } from '@coussinet/contract/company.ts'
import { listPublicHolidays } from '@coussinet/contract/contact.ts'
import { hour, weekdayHours } from '@coussinet/contract/domain/contact.ts'
import { addDays, localClock } from '@coussinet/contract/domain/days.ts'
import { weekdayAndDay } from '@coussinet/contract/domain/format.ts'
import { phone as phoneText } from '@coussinet/contract/domain/phones.ts'
import { capitalised } from '@coussinet/texts/grammar.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { answeringMessages } from '#messages/platform.ts'
import { useMinute } from './browser/use-minute.ts'
import { call } from './calls/call.ts'
import { useMe } from './calls/queries.ts'
import { MINUTE } from './calls/query-client.ts'
import { useLanguage } from './language/i18n.ts'

type Hours = { open: string; close: string; time_zone: string }
type Holiday = { day: string; name: string }

/** State of the answering hours: open or not; if not, today's holiday and the next day of answers, or null. */
type AnsweringState =
  | { isOpen: true }
  | { isOpen: false; today: string; holiday: string | null; opens: { day: string; in_days: number } | null }

// More than any run of holidays and weekends.
const farthest = 30

const isWeekend = (day: string) => new Date(day).getUTCDay() % 6 === 0

/** Opening hours: Monday to Friday but for holidays, from `open` until before `close`, on the clocks of `time_zone`. */
export function answering({ open, close, time_zone }: Hours, at: Date, holidays: readonly Holiday[]): AnsweringState {
  const { day: today, time } = localClock(time_zone, at)
  const holidayOf = (day: string) => holidays.find((one) => one.day === day)
  const isWorked = (day: string) => !isWeekend(day) && holidayOf(day) === undefined
  if (isWorked(today) && time >= open && time < close) return { isOpen: true }
  for (let in_days = time < open ? 0 : 1; in_days <= farthest; in_days += 1) {
    const day = addDays(today, in_days)
    if (isWorked(day)) return { isOpen: false, today, holiday: holidayOf(today)?.name ?? null, opens: { day, in_days } }
  }
  return { isOpen: false, today, holiday: holidayOf(today)?.name ?? null, opens: null }
}

const HOUR = 60 * MINUTE

// Named in the member's language, of the member's country.
const publicHolidays = (country: string, language: string) =>
  queryOptions({
    queryKey: ['public-holidays', country, language],
    queryFn: async ({ signal }) => (await call(listPublicHolidays, {}, { signal })).data,
    staleTime: HOUR,
    gcTime: HOUR,
  })

/** The company of the member's country with its availability now; a holiday that is not known counts as a normal day. */
export function useAnswering() {
  const language = useLanguage()
  const { country } = useMe().address
  const company = getCompany(country)
  const { phone, hours } = company
  const { data: holidays = [] } = useQuery(publicHolidays(country, language))
  const answer = answering(hours, new Date(useMinute()), holidays)
  return {
    company,
    isOpen: answer.isOpen,
    isHoliday: !answer.isOpen && answer.holiday !== null,
    ...answeringWords(answer, hours.open, language),
    /** Du lundi au vendredi, de 9 h à 18 h */
    weekdays: capitalised(weekdayHours(hours, language)),
    /** Number as the member's country writes it. */
    phone: { href: `tel:${phone}`, text: phoneText(phone, country) },
  }
}

/** Sentences on who answers now: `now` in two or three words, and `next`, when somebody will, or null. */
export function answeringWords(
  answer: AnsweringState,
  open: string,
  language: Language,
): { now: string; next: string | null } {
  const words = answeringMessages[language]
  if (answer.isOpen) return { now: words.open, next: null }
  const now = answer.holiday === null ? words.closed : words.holiday(answer.holiday)
  if (answer.opens === null) return { now, next: null }
  const { day, in_days } = answer.opens
  const long = weekdayAndDay(day, language)
  // Within the week its name is enough: lundi 23 novembre → lundi
  const named = in_days < 7 ? (long.split(/\s/)[0] ?? long) : long
  return { now, next: words.opens([words.today, words.tomorrow][in_days] ?? named, hour(open, language)) }
}
