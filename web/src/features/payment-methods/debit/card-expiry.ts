import { daysBetween } from '@coussinet/contract/domain/days.ts'

// domain §4.8: warn 30 days before expiry
const warning = 30

/** Days that a card which expires with a month (YYYY-MM) can still be used, when 30 or fewer are left. */
export function cardExpiry(
  expires: string,
  today: string,
): { state: 'valid' | 'expiring' | 'expired'; last_day: string; days_left: number } {
  const [year = 0, month = 0] = expires.split('-').map(Number)
  const last_day = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  const days_left = daysBetween(today, last_day)
  const state = days_left < 0 ? 'expired' : days_left <= warning ? 'expiring' : 'valid'
  return { state, last_day, days_left }
}
