import { getCompany } from '@coussinet/contract/company.ts'
import { localClock } from '@coussinet/contract/domain/days.ts'
import { readablePhone } from '@coussinet/contract/domain/phones.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import { gsmText } from '#platform/outbox/gsm-text.ts'

const hourMarks: Readonly<Record<Language, string>> = { fr: 'h', it: '.', nl: '.' }

/** A moment on the clocks of a country, as short as an SMS needs it: 20/11 and 11h00, in Italian and Dutch 11.00. */
export function smsMoment(at: Date, language: Language, country: string): { date: string; time: string } {
  const { day, time } = localClock(getCompany(country).hours.time_zone, at)
  return { date: smsDay(day), time: time.replace(':', hourMarks[language]) }
}

/** 2026-12-07 → 07/12 */
export const smsDay = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}`

/** The number to call, spaced as its country reads it, in the letters of an SMS: +33 4 65 71 00 10. */
export const smsPhone = (country: string): string => gsmText(readablePhone(getCompany(country).phone))
