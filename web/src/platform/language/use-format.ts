import * as format from './format.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { useLanguage } from './i18n.ts'

function formatIn(language: Language) {
  return {
    euros: (cents: number) => format.euros(cents, language),
    percent: (value: number) => format.percent(value, language),
    shortDay: (day: string) => format.shortDay(day, language),
    dayAndMonth: (day: string) => format.dayAndMonth(day, language),
    longDay: (day: string) => format.longDay(day, language),
    longDayWithYear: (day: string) => format.longDayWithYear(day, language),
    shortInstant: (instant: string) => format.shortInstant(instant, language),
    longInstant: (instant: string) => format.longInstant(instant, language),
    fileSize: (bytes: number) => format.fileSize(bytes, language),
    list: (items: readonly string[]) => format.list(items, language),
    age: (birth_date: string, now: string) => format.age(birth_date, now, language),
    maskedIban: format.maskedIban,
  }
}

const formats = { fr: formatIn('fr'), it: formatIn('it') }

/** The functions of `format.ts` in the language of the moment. */
export const useFormat = () => formats[useLanguage()]
