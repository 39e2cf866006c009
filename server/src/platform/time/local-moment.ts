import { companyOf } from '@coussinet/contract/company.ts'
import { wholeDay } from '@coussinet/contract/domain/format.ts'
import { localClock } from '@coussinet/contract/domain/local-clock.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { atHour } from '@coussinet/contract/domain/opening-hours.ts'

const places: Record<Language, Record<string, string>> = {
  fr: { 'Europe/Paris': 'heure de Paris', 'Europe/Rome': 'heure de Rome', 'Europe/Brussels': 'heure de Bruxelles' },
  it: { 'Europe/Paris': 'ora di Parigi', 'Europe/Rome': 'ora di Roma', 'Europe/Brussels': 'ora di Bruxelles' },
}

/** A moment on the clocks of a country, with its day and its place: vendredi 20 novembre 2026 à 11 h (heure de Paris). */
export function localMoment(at: Date, language: Language, country: string): string {
  const { time_zone } = companyOf(country).hours
  const { day, time } = localClock(time_zone, at)
  return `${wholeDay(day, language)} ${atHour(time, language)} (${places[language][time_zone] ?? time_zone})`
}
