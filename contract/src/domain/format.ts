import * as fr from '@coussinet/texts/fr/page-words.ts'
import { dayOfMonth } from '@coussinet/texts/grammar.ts'
import * as it from '@coussinet/texts/it/page-words.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/page-words.ts'

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

/** Names of the months from January on, whole and short, and of the weekdays from Sunday on. */
export const calendarNames = messages({ fr: fr.calendarNames, it: it.calendarNames, nl: nl.calendarNames })

// Formats like `Intl`, against which tests compare it, except for the sign of negative amounts. It does not use `Intl`, whose first use
// takes a slow phone a tenth of a second (decision 85).

const inFrench = { group: '\u00a0', euros: (figures: string) => `${figures}\u00a0€`, percent: '\u00a0%' }
const inItalian = { ...inFrench, group: '.', percent: '%' }
const inDutch = { ...inItalian, euros: (figures: string) => `€\u00a0${figures}` }
const written = { fr: inFrench, it: inItalian, nl: inDutch }

/** Figures of a number that is counted in units of so many decimals, with the sign of a sum: 123450 with two is 1 234,50, -500 −5,00. */
function figures(units: number, decimals: number, language: Language): string {
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals).replaceAll(/\B(?=(?:\d{3})+$)/g, written[language].group)
  const rest = decimals === 0 ? '' : `,${digits.slice(-decimals)}`
  return `${units < 0 ? '−' : ''}${whole}${rest}`
}

/** A number, rounded to one decimal: 1,5; without it where it is whole. */
export function decimal(value: number, language: Language): string {
  const tenths = Math.sign(value) * Math.round(Math.abs(value) * 10)
  return tenths % 10 === 0 ? figures(tenths / 10, 0, language) : figures(tenths, 1, language)
}

/** Euros of an amount in cents: 200 €, 45,20 €. */
export function euros(cents: number, language: Language): string {
  const whole = Math.round(cents)
  return written[language].euros(whole % 100 === 0 ? figures(whole / 100, 0, language) : figures(whole, 2, language))
}

/** 20 → 20 % in French, 20% in Italian and Dutch; at most one decimal. */
export const percent = (value: number, language: Language): string =>
  `${decimal(value, language)}${written[language].percent}`

type DateParts = { weekday?: true; date?: false; month: 'months' | 'shortMonths'; year?: true }

/** Builds a formatter of days (YYYY-MM-DD) from these parts; it throws a RangeError for an invalid day. */
const ofDay =
  ({ weekday, date, month, year }: DateParts) =>
  (day: string, language: Language): string => {
    const at = new Date(`${day}T00:00:00Z`)
    if (Number.isNaN(at.getTime())) throw new RangeError(`${day} is no day.`)
    const names = calendarNames[language]
    return [
      weekday && names.weekdays[at.getUTCDay()],
      // The first of a month is an ordinal in French and Italian.
      date !== false && dayOfMonth(at.getUTCDate(), language),
      names[month][at.getUTCMonth()],
      year && at.getUTCFullYear(),
    ]
      .filter(Boolean)
      .join(' ')
  }

/** 2026-11-04 → 4 nov. 2026 */
export const shortDay = ofDay({ month: 'shortMonths', year: true })
/** 2026-11-04 → 4 nov. */
export const dayAndMonth = ofDay({ month: 'shortMonths' })
/** 2026-11-04 → 4 novembre */
export const dayWithoutYear = ofDay({ month: 'months' })
/** 2026-11-19 → jeudi 19 novembre */
export const weekdayAndDay = ofDay({ weekday: true, month: 'months' })
/** 2026-12-01 → 1er décembre 2026 in French, 1º dicembre 2026 in Italian, 1 december 2026 in Dutch */
export const longDay = ofDay({ month: 'months', year: true })

/** 2026-11-20 → vendredi 20 novembre 2026 */
export const wholeDay = ofDay({ weekday: true, month: 'months', year: true })

/** 2026-12-01 → 01/12/2026 in every language */
export const numericDay = (day: string): string => day.split('-').toReversed().join('/')
/** 2026-10 → 10/2026 */
export const numericMonth = (month: string): string => numericDay(month)

const monthOfDay = ofDay({ date: false, month: 'months', year: true })
/** 2026-11 → novembre 2026 */
export const monthInWords = (month: string, language: Language): string => monthOfDay(`${month}-01`, language)

type Envelope = Readonly<
  Record<'line1' | 'postal_code' | 'city' | 'country', string> & Record<'line2' | 'line3' | 'line4', string | null>
>

/** Lines of an address in the order of its country (domain rules §3.6); the country itself is the reader's to add. */
export function addressLines({ line1, line2, line3, line4, postal_code, city, country }: Envelope): string[] {
  const ordered = country === 'FR' ? [line2, line3, line1, line4] : [line1, line2, line3, line4]
  return [...ordered.flatMap((line) => (line ? [line] : [])), `${postal_code} ${city}`]
}
