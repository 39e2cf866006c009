import { clockHeader, type OwnDays, ownDays, toLocalDay } from '@coussinet/contract/domain/days.ts'

/** The day of now, YYYY-MM-DD. */
export const today = () => toLocalDay(new Date())

const offsetOf = (now: Date) => -now.getTimezoneOffset()

/** Days that the member may mean by today: that of the three countries, and that of the device. */
export const memberDays = (now = new Date()): OwnDays => ownDays(now, offsetOf(now))

/** The header that says how far the device's clock is ahead, where its day is another one than in the three countries. */
export function clockHeaders(now = new Date()): Record<string, string> {
  const { earliest, latest } = memberDays(now)
  return earliest === latest ? {} : { [clockHeader]: String(offsetOf(now)) }
}
