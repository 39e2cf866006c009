import { clockHeader, clockOffset, type OwnDays, ownDays } from '@coussinet/contract/domain/days.ts'

/** Reader of a request: owner, language, time, and how far their device's clock is ahead of UTC. */
export type RequestReader = { member_id: string; locale: string; now: Date; clock_offset?: number | null }

type RequestHeaders = { headers: Record<string, string | string[] | undefined> }

/** Minutes by which the device's clock is ahead of UTC; null if it does not say. */
export const readClockOffset = ({ headers }: RequestHeaders): number | null => clockOffset(headers[clockHeader])

/** Makes the reader of a call: the member, with the clock of their device if the request has it. */
export const toReader = (
  { clock }: { clock: () => Date },
  { id, locale }: { id: string; locale: string },
  request?: RequestHeaders,
): RequestReader => ({
  member_id: id,
  locale,
  now: clock(),
  clock_offset: request === undefined ? null : readClockOffset(request),
})

/** Days that a reader may mean by "today". */
export const daysOfReader = ({ now, clock_offset = null }: Pick<RequestReader, 'now' | 'clock_offset'>): OwnDays =>
  ownDays(now, clock_offset)
