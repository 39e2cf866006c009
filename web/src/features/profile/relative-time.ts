import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import { shortDay } from '@coussinet/contract/domain/format.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { relativeTimes } from '#messages/profile.ts'
import { atClockTime } from '#platform/language/format.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const ago = (value: number, unit: 'minute' | 'hour', language: Language) =>
  new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(-value, unit)

/** Formats a past instant relative to `now` (ms since 1970): à l’instant, il y a 5 minutes, hier à 18 h 02, le 4 nov. 2026. */
export function relativeTime(instant: string, now: number, language: Language): string {
  const passed = Math.max(0, now - Date.parse(instant))
  const { now: justNow, today, yesterday, on } = relativeTimes[language]
  if (passed < 2 * MINUTE) return justNow
  if (passed < HOUR) return ago(Math.floor(passed / MINUTE), 'minute', language)
  const day = toLocalDay(instant)
  if (day === toLocalDay(new Date(now)))
    return passed < 6 * HOUR ? ago(Math.floor(passed / HOUR), 'hour', language) : today(atClockTime(instant, language))
  if (day === toLocalDay(new Date(now - 24 * HOUR))) return yesterday(atClockTime(instant, language))
  return on(shortDay(day, language))
}
