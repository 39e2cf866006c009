import { clockHeader, clockOffset, type OwnDays, ownDays } from '@coussinet/contract/domain/days.ts'

/** Reader of a request: whose it is, their language, the moment at which it is looked at, and how far their device's clock is ahead of UTC. */
export type RequestReader = { member_id: string; locale: string; now: Date; clock_offset?: number | null }

type Request = { headers: Record<string, string | string[] | undefined> }

/** Minutes by which the clock of the device that asks is ahead of UTC; null where it does not say so. */
export const readClockOffset = ({ headers }: Request): number | null => clockOffset(headers[clockHeader])

/** The member who calls; with their request, by the clock of their device too, where it says so. */
export const toReader = (
  { clock }: { clock: () => Date },
  { id, locale }: { id: string; locale: string },
  request?: Request,
): RequestReader => ({
  member_id: id,
  locale,
  now: clock(),
  clock_offset: request === undefined ? null : readClockOffset(request),
})

/** Days that a reader may mean by today. */
export const daysOfReader = ({ now, clock_offset = null }: Pick<RequestReader, 'now' | 'clock_offset'>): OwnDays =>
  ownDays(now, clock_offset)
