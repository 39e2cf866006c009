import { getCompany } from '@coussinet/contract/company.ts'
import { localClock } from '@coussinet/contract/domain/days.ts'
import { readablePhone } from '@coussinet/contract/domain/phones.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { gsmText } from '#platform/outbox/gsm-text.ts'

const hourMarks: Readonly<Record<Language, string>> = { fr: 'h', it: '.', nl: '.' }

/** Formats a time in a country's time zone, short for SMS: 20/11 and 11h00, in Italian and Dutch 11.00. */
export function smsMoment(at: Date, language: Language, country: string): { date: string; time: string } {
  const { day, time } = localClock(getCompany(country).hours.time_zone, at)
  return { date: smsDay(day), time: time.replace(':', hourMarks[language]) }
}

/** 2026-12-07 → 07/12 */
export const smsDay = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}`

/** Telephone number of the insurer with the country's spacing, in SMS characters: +33 4 65 71 00 10. */
export const smsPhone = (country: string): string => gsmText(readablePhone(getCompany(country).phone))
