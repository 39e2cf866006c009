import { clockHeader, type OwnDays, ownDays, toLocalDay } from '@coussinet/contract/domain/days.ts'

/** The day of now, YYYY-MM-DD. */
export const today = () => toLocalDay(new Date())

const offsetOf = (now: Date) => -now.getTimezoneOffset()

/** Days that the member may mean by today: that of the three countries, and that of the device. */
export const memberDays = (now = new Date()): OwnDays => ownDays(now, offsetOf(now))

/** Header with the minutes by which the device's clock is ahead of UTC, sent if its day differs from that of the three countries. */
export function clockHeaders(now = new Date()): Record<string, string> {
  const { earliest, latest } = memberDays(now)
  return earliest === latest ? {} : { [clockHeader]: String(offsetOf(now)) }
}
