import { companyOf } from '@coussinet/contract/company.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'

const places: Record<Language, Record<string, string>> = {
  fr: { 'Europe/Paris': 'heure de Paris', 'Europe/Rome': 'heure de Rome', 'Europe/Brussels': 'heure de Bruxelles' },
  it: { 'Europe/Paris': 'ora di Parigi', 'Europe/Rome': 'ora di Roma', 'Europe/Brussels': 'ora di Bruxelles' },
}

/** A moment on the clocks of a country, with its day and its place: vendredi 20 novembre 2026 à 11 h 00 (heure de Paris). */
export function localMoment(at: Date, language: Language, country: string): string {
  const { time_zone } = companyOf(country).hours
  const words = new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: time_zone,
  }).format(at)
  const day = words.replace(/\b1 (?=\p{L}+ \d{4})/u, language === 'it' ? '1º ' : '1er ')
  const read = language === 'it' ? day : day.replace(/0?(\d+):(\d\d)$/, '$1\u00a0h\u00a0$2')
  return `${read} (${places[language][time_zone] ?? time_zone})`
}
