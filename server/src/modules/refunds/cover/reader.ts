import { type OwnDays, ownDays } from '@coussinet/contract/domain/days.ts'

/** Reader of a request: whose it is, their language, the moment at which it is looked at, and how far their device's clock is ahead of UTC. */
export type Reader = { member_id: string; locale: string; now: Date; clock_offset?: number | null }

/** Days that a reader may mean by today. */
export const daysOfReader = ({ now, clock_offset = null }: Pick<Reader, 'now' | 'clock_offset'>): OwnDays =>
  ownDays(now, clock_offset)
