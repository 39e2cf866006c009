import * as domain from '@coussinet/contract/domain/format.ts'
import { shownAccount } from '@coussinet/contract/domain/payments.ts'
import { list } from '@coussinet/texts/grammar.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import * as format from './format.ts'
import { useLanguage } from './i18n.ts'

function formatIn(language: Language) {
  return {
    euros: (cents: number) => domain.euros(cents, language),
    percent: (value: number) => domain.percent(value, language),
    shortDay: (day: string) => domain.shortDay(day, language),
    dayAndMonth: (day: string) => domain.dayAndMonth(day, language),
    weekdayAndDay: (day: string) => domain.weekdayAndDay(day, language),
    longDay: (day: string) => domain.longDay(day, language),
    shortInstant: (instant: string) => format.shortInstant(instant, language),
    atClockTime: (instant: string) => format.atClockTime(instant, language),
    longInstant: (instant: string) => format.longInstant(instant, language),
    fileSize: (bytes: number) => format.fileSize(bytes, language),
    list: (items: readonly string[]) => list(items, language),
    age: (birth_date: string, now: string, years_from?: number) => format.age(birth_date, now, language, years_from),
    shownAccount,
  }
}

const formats = { fr: formatIn('fr'), it: formatIn('it'), nl: formatIn('nl') }

export const useFormat = () => formats[useLanguage()]
