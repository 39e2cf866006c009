import { brandName, fileSlug } from '@coussinet/contract/brand/values.ts'
import { addDays, type Day } from '@coussinet/contract/domain/days.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator'
import { datesIn } from './dates.messages.ts'

/** A day to note: `id` is the same at each reading, `path` the page that says more. */
export type DateAhead = { id: string; day: Day; title: string; text: string; path: string }

type CalendarInput = { language: Language; public_url: string; at: Date }

const refreshSeconds = 12 * 3600

/** Days as an iCalendar file (RFC 5545): whole days, that keep nobody busy and ring no alarm. */
export function writeCalendar(dates: readonly DateAhead[], { language, public_url, at }: CalendarInput): string {
  const calendar = ical({
    prodId: { company: brandName, product: datesIn[language].calendar, language },
    name: brandName,
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    events: dates.map(({ id, day, title, text, path }) => ({
      id: `${id}@${fileSlug}`,
      stamp: at,
      start: day,
      end: addDays(day, 1),
      allDay: true,
      summary: oneLine(title),
      description: `${text}\n${public_url}${path}`,
      url: `${public_url}${path}`,
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    })),
  })
  // Each line ends with one, the last too; the library leaves that out.
  return `${calendar.toString()}\r\n`
}

// A title is one line, whatever stands in an animal's name; half a character has no place in UTF-8.
const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+|[\u2028\u2029]/gu, ' ')
    .trim()
