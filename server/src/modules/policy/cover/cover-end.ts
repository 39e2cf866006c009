import type { EndReason } from '@coussinet/contract/animals.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'

/** Last day with cover of one animal, and why it is the last. */
export type CoverEnd = { cover_end: Day; end_reason: EndReason }

type OwnCoverEnd = { cover_end: Day | null; end_reason: Exclude<EndReason, 'contract_ended'> | null }

/** The end of an animal's cover, its own or the contract's, whichever comes first; null while neither is known. */
export function coverEnd({ cover_end, end_reason }: OwnCoverEnd, contract_end: Day | null): CoverEnd | null {
  if (cover_end !== null && end_reason !== null && (contract_end === null || cover_end <= contract_end))
    return { cover_end, end_reason }
  return contract_end === null ? null : { cover_end: contract_end, end_reason: 'contract_ended' }
}

/** The earlier of two last days, where null means that there is none. */
export const earlierEnd = (one: Day | null, other: Day | null): Day | null =>
  one === null || (other !== null && other < one) ? other : one
