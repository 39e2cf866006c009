import type { Day } from '../days.ts'
import type { Language } from '../texts.ts'

const tag = (language: Language) => (language === 'it' ? 'it-IT' : 'fr-FR')

// The paper's fonts have no narrow no-break space.
const plain = (text: string) => text.replaceAll('\u202f', '\u00a0')

// Made once: to make one costs more than all that it formats on a page.
const amounts = (digits: 0 | 2) => {
  const made = (language: Language) =>
    new Intl.NumberFormat(tag(language), {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  return { fr: made('fr'), it: made('it') }
}
const formats = { whole: amounts(0), exact: amounts(2) }
const dayFormat = (language: Language) =>
  new Intl.DateTimeFormat(tag(language), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const dayFormats = { fr: dayFormat('fr'), it: dayFormat('it') }

/** Euros of an amount in cents, as on the portal's pages: 200 €, 45,20 €. */
export function euros(cents: number, language: Language): string {
  return plain(formats[cents % 100 === 0 ? 'whole' : 'exact'][language].format(cents / 100))
}

/** 75 → 75 % in French, 75% in Italian. */
export const percent = (value: number, language: Language): string =>
  plain(new Intl.NumberFormat(tag(language), { style: 'percent' }).format(value / 100))

/** 2026-12-01 → 1er décembre 2026 in French, 1º dicembre 2026 in Italian. */
export function longDay(day: Day, language: Language): string {
  const text = dayFormats[language].format(new Date(day))
  return text.replace(/^1\b/, language === 'it' ? '1º' : '1er')
}

/** 2026-12-01 → 01/12/2026 */
export const shortDay = (day: Day): string => day.split('-').toReversed().join('/')

/** 412703584 → 412 703 584 */
export const groupedNevg = (nevg: string): string => nevg.replaceAll(/\d{3}(?=\d)/g, '$&\u00a0')

/** visa, 4417 → Visa •••• 4417 */
export const cardNumber = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)}\u00a0••••\u00a0${last4}`

/** FR76 **** **** 4821 → FR76 •••• 4821 */
export const accountOf = (masked: string): string => `${masked.slice(0, 4)}\u00a0••••\u00a0${masked.slice(-4)}`
