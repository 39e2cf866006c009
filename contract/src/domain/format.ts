import { dayOfMonth } from './grammar.ts'
import { languages } from './languages.ts'
import type { Language } from './messages.ts'

// The subset fonts of pages and papers have no narrow no-break space.
const plain = (text: string) => text.replaceAll('\u202f', '\u00a0')

/** Formats made once: to make one costs more than all that it formats on a page. */
function remembered<Options, Format>(make: (locale: string, options: Options) => Format) {
  const made = new Map<string, Format>()
  return (language: Language, options: Options): Format => {
    const key = language + JSON.stringify(options)
    const format = made.get(key) ?? make(languages[language].tag, options)
    made.set(key, format)
    return format
  }
}

const numbers = remembered((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options))
const dates = remembered((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options))

// The first day of a month is an ordinal in French and Italian.
const firstOfMonth = (text: string, language: Language) =>
  text.replace(/(^|\s)1(?=\s\p{L})/u, (_, before: string) => `${before}${dayOfMonth(1, language)}`)

const ofDay = (options: Intl.DateTimeFormatOptions) => (day: string, language: Language) =>
  firstOfMonth(plain(dates(language, { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`))), language)

/** A number with these options of `Intl`, its narrow spaces widened, with the sign of a sum below zero. */
export const formatNumber = (value: number, language: Language, options: Intl.NumberFormatOptions): string =>
  // Italian would leave four digits together, which no paper with amounts does.
  plain(numbers(language, { useGrouping: 'always', ...options }).format(value)).replace('-', '−')

/** Euros of an amount in cents: 200 €, 45,20 €. */
export function euros(cents: number, language: Language): string {
  const digits = cents % 100 === 0 ? 0 : 2
  return formatNumber(cents / 100, language, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

/** 20 → 20 % in French, 20% in Italian and Dutch; at most one decimal. */
export const percent = (value: number, language: Language): string =>
  formatNumber(value / 100, language, { style: 'percent', maximumFractionDigits: 1 })

/** 2026-11-04 → 4 nov. 2026 */
export const shortDay = ofDay({ day: 'numeric', month: 'short', year: 'numeric' })
/** 2026-11-04 → 4 nov. */
export const dayAndMonth = ofDay({ day: 'numeric', month: 'short' })
/** 2026-11-04 → 4 novembre */
export const dayWithoutYear = ofDay({ day: 'numeric', month: 'long' })
/** 2026-11-19 → jeudi 19 novembre */
export const weekdayAndDay = ofDay({ weekday: 'long', day: 'numeric', month: 'long' })
/** 2026-12-01 → 1er décembre 2026 in French, 1º dicembre 2026 in Italian, 1 december 2026 in Dutch */
export const longDay = ofDay({ day: 'numeric', month: 'long', year: 'numeric' })

/** 2026-11-20 → vendredi 20 novembre 2026 */
export const wholeDay = ofDay({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** 2026-12-01 → 01/12/2026 in every language */
export const numericDay = (day: string): string => day.split('-').toReversed().join('/')
/** 2026-10 → 10/2026 */
export const numericMonth = (month: string): string => numericDay(month)

const monthOfDay = ofDay({ month: 'long', year: 'numeric' })
/** 2026-11 → novembre 2026 */
export const monthInWords = (month: string, language: Language): string => monthOfDay(`${month}-01`, language)

/** Oslo, Mimosa et Filou */
export const list = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(languages[language].tag, { type: 'conjunction' }).format(items)

/** A wait of whole minutes and seconds: 4 min 30 s, below a minute 30 s. */
export const minutesAndSeconds = ({ minutes, seconds }: { minutes: number; seconds: number }): string =>
  minutes > 0 ? `${minutes}\u00a0min ${seconds}\u00a0s` : `${seconds}\u00a0s`
