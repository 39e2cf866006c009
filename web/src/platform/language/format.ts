import type { Language } from '@coussinet/contract/domain/messages.ts'
import { localClock } from './local-clock.ts'

// France, Belgium and Italy share their clock.
const TIME_ZONE = 'Europe/Paris'

const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.ListFormat>()
const tag = (language: Language) => (language === 'it' ? 'it-IT' : 'fr-FR')

// The subset fonts have no narrow no-break space.
const plain = (text: string) => text.replaceAll('\u202f', '\u00a0')

function numbers(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `n${language}${JSON.stringify(options)}`
  const known = made.get(key)
  if (known instanceof Intl.NumberFormat) return known
  const fresh = new Intl.NumberFormat(tag(language), options)
  made.set(key, fresh)
  return fresh
}

function dates(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `d${language}${JSON.stringify(options)}`
  const known = made.get(key)
  if (known instanceof Intl.DateTimeFormat) return known
  const fresh = new Intl.DateTimeFormat(tag(language), options)
  made.set(key, fresh)
  return fresh
}

const firstOfMonth = (text: string, language: Language) =>
  text.replace(/(^|\s)1(?=\s\p{L})/u, language === 'it' ? '$11º' : '$11er')

function inWords(at: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  return firstOfMonth(plain(dates(language, options).format(at)), language)
}

const ofDay = (options: Intl.DateTimeFormatOptions) => (day: string, language: Language) =>
  inWords(new Date(`${day}T00:00:00Z`), language, { timeZone: 'UTC', ...options })
const ofInstant = (options: Intl.DateTimeFormatOptions) => (instant: string, language: Language) =>
  inWords(new Date(instant), language, { timeZone: TIME_ZONE, ...options })

/** Euros of an amount in cents: 200 €, 45,20 €. */
export function euros(cents: number, language: Language): string {
  const digits = cents % 100 === 0 ? 0 : 2
  return plain(
    numbers(language, {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(cents / 100),
  )
}

/** A plain number, at most one decimal. */
export function number(value: number, language: Language): string {
  return plain(numbers(language, { maximumFractionDigits: 1 }).format(value))
}

/** 20 → 20 % in French, 20% in Italian. */
export function percent(value: number, language: Language): string {
  return plain(numbers(language, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100))
}

/** 2026-11-04 → 4 nov. 2026 */
export const shortDay = ofDay({ day: 'numeric', month: 'short', year: 'numeric' })
/** 2026-11-04 → 4 nov. */
export const dayAndMonth = ofDay({ day: 'numeric', month: 'short' })
/** 2026-12-01 → 01/12/2026 */
export const numericDay = ofDay({ day: '2-digit', month: '2-digit', year: 'numeric' })
/** 2026-11-19 → jeudi 19 novembre */
export const longDay = ofDay({ weekday: 'long', day: 'numeric', month: 'long' })
/** 2026-12-01 → 1er décembre 2026 */
export const longDayWithYear = ofDay({ day: 'numeric', month: 'long', year: 'numeric' })
/** 2026-11-19 → novembre 2026 */
export const monthAndYear = ofDay({ month: 'long', year: 'numeric' })
/** An instant → 4 nov. 2026, 14:10, on the clocks of the three countries. */
export const shortInstant = ofInstant({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
/** An instant → jeudi 19 novembre à 14:10 */
export const longInstant = ofInstant({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** An instant → 14:10 */
export const clockTime = ofInstant({ hour: '2-digit', minute: '2-digit' })

/** The day of an instant on the clocks of the three countries, YYYY-MM-DD. */
export function dayOf(instant: string | Date): string {
  return localClock(TIME_ZONE, new Date(instant)).day
}

/** The day of now, YYYY-MM-DD. */
export const today = () => dayOf(new Date())

const near = {
  fr: ['hier', 'aujourd’hui', 'demain'],
  it: ['ieri', 'oggi', 'domani'],
}

/** Hier, aujourd’hui or demain in lower case, else the long day; takes a day or an instant. */
export function nearDay(at: string, now: string, language: Language): string {
  const day = at.length > 10 ? dayOf(at) : at
  const distance = Math.round((Date.parse(day) - Date.parse(now)) / 86_400_000)
  return near[language][distance + 1] ?? longDay(day, language)
}

/** A size in bytes, in the units of 1000: 340 ko, 1,2 Mo. */
export function fileSize(bytes: number, language: Language): string {
  const [kilo, mega] = language === 'it' ? ['kB', 'MB'] : ['ko', 'Mo']
  return bytes < 1_000_000
    ? `${number(Math.max(1, Math.round(bytes / 1000)), language)}\u00a0${kilo}`
    : `${number(bytes / 1_000_000, language)}\u00a0${mega}`
}

/** Digits in groups of these sizes, the rest after them. */
export function grouped(digits: string, sizes: readonly number[]): string {
  const groups: string[] = []
  let at = 0
  for (const size of sizes) {
    groups.push(digits.slice(at, at + size))
    at += size
  }
  return [...groups, digits.slice(at)].filter((group) => group !== '').join('\u00a0')
}

/** 412703584 → 412 703 584 */
export const nevg = (digits: string) => grouped(digits, [3, 3])

/** The country, the check digits and the last four: FR76 •••• 4821; takes a whole or a masked IBAN. */
export function maskedIban(iban: string): string {
  const dense = iban.replace(/\s/g, '')
  return `${dense.slice(0, 4)}\u00a0••••\u00a0${dense.slice(-4)}`
}

/** Oslo, Mimosa et Filou */
export function list(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(tag(language), { type: 'conjunction' }).format(items)
}

/** An age in words on a day: 8 mois, 3 ans. */
export function age(birth_date: string, now: string, language: Language): string {
  const [born, at] = [new Date(birth_date), new Date(now)]
  const whole = (at.getUTCFullYear() - born.getUTCFullYear()) * 12 + at.getUTCMonth() - born.getUTCMonth()
  const months = Math.max(0, at.getUTCDate() < born.getUTCDate() ? whole - 1 : whole)
  const years = Math.floor(months / 12)
  const unit = years > 0 ? 'year' : 'month'
  return plain(numbers(language, { style: 'unit', unit, unitDisplay: 'long' }).format(years > 0 ? years : months))
}
