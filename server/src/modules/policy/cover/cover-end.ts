import type { EndReason } from '@coussinet/contract/animals.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'

/** Last day with cover of an animal, with its reason. */
export type CoverEnd = { cover_end: Day; end_reason: EndReason }

type OwnCoverEnd = { cover_end: Day | null; end_reason: Exclude<EndReason, 'contract_ended'> | null }

/** End of an animal's cover, its own or the contract's, whichever comes first; null if neither is known. */
export function coverEnd({ cover_end, end_reason }: OwnCoverEnd, contract_end: Day | null): CoverEnd | null {
  if (cover_end !== null && end_reason !== null && (contract_end === null || cover_end <= contract_end))
    return { cover_end, end_reason }
  return contract_end === null ? null : { cover_end: contract_end, end_reason: 'contract_ended' }
}

/** Earlier of two last days, where null means none. */
export const earlierEnd = (one: Day | null, other: Day | null): Day | null =>
  one === null || (other !== null && other < one) ? other : one
