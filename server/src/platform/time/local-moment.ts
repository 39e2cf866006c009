import { getCompany } from '@coussinet/contract/company.ts'
import { atHour } from '@coussinet/contract/domain/contact.ts'
import { localClock } from '@coussinet/contract/domain/days.ts'
import { wholeDay } from '@coussinet/contract/domain/format.ts'
import * as fr from '@coussinet/texts/fr/mails.ts'
import * as it from '@coussinet/texts/it/mails.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/mails.ts'

const places: Record<Language, Readonly<Record<string, string>>> = messages({
  fr: fr.clockPlaces,
  it: it.clockPlaces,
  nl: nl.clockPlaces,
})

/** Formats a time in a country's time zone, with day and place: vendredi 20 novembre 2026 à 11 h (heure de Paris). */
export function localMoment(at: Date, language: Language, country: string): string {
  const { time_zone } = getCompany(country).hours
  const { day, time } = localClock(time_zone, at)
  return `${wholeDay(day, language)} ${atHour(time, language)} (${places[language][time_zone] ?? time_zone})`
}
