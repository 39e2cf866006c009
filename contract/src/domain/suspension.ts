import type { Country } from '../fields.ts'
import type { ReceiptDetail } from '../receipts.ts'
import { elided } from './grammar.ts'
import type { Language } from './messages.ts'

type Moment = NonNullable<ReceiptDetail['cover']>['resumes_at']

/** From when on its first day a cover resumes, by the law of the country: art. L113-3 of the Code des assurances, art. 1901 of the Codice civile. */
export const resumesAt = (country: Country): Moment => (country === 'FR' ? 'noon' : 'midnight')

/** Since when a cover is suspended. */
export const suspendedSince = (day: string, language: Language): string =>
  language === 'it' ? elided(`Copertura sospesa dal ${day}`) : `Garanties suspendues depuis le ${day}`

/** Day on which a cover resumes, as a clause. */
export function coverResumes(day: string, at: Moment, language: Language): string {
  const isNoon = at === 'noon'
  return language === 'it'
    ? elided(`la copertura riprende il ${day}${isNoon ? ' a mezzogiorno' : ''}`)
    : `vos garanties reprennent le ${day}${isNoon ? ' à midi' : ''}`
}
