import { companyOf } from '@coussinet/contract/company.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { readablePhone } from '@coussinet/contract/domain/format-phone.ts'
import { gsmText } from '#platform/outbox/gsm-text.ts'

/** A moment on the clocks of a country, as short as an SMS needs it: 20/11 and 11:00. */
export function smsMoment(at: Date, country: string): { date: string; time: string } {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('fr', { ...options, timeZone: companyOf(country).hours.time_zone }).format(at)
  return { date: part({ day: '2-digit', month: '2-digit' }), time: part({ hour: '2-digit', minute: '2-digit' }) }
}

/** 2026-12-07 → 07/12 */
export const smsDay = (day: Day): string => `${day.slice(8)}/${day.slice(5, 7)}`

/** The number to call, spaced as its country reads it, in the letters of an SMS: +33 4 65 71 00 10. */
export const smsPhone = (country: string): string => gsmText(readablePhone(companyOf(country).phone))
