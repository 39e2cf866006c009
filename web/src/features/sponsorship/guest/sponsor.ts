import type { AnswerOf } from '@coussinet/contract/endpoint.ts'
import { getSponsorshipReport } from '@coussinet/contract/sponsorship.ts'
import { hasCode } from '#platform/calls/api-problem.ts'
import { call } from '#platform/calls/call.ts'

export type Sponsor = AnswerOf<typeof getSponsorshipReport>

/** Fetches the sponsor of this link, and the offer; null for an unknown link. */
export async function fetchSponsor(sponsor: string, signal: AbortSignal): Promise<Sponsor | null> {
  return call(getSponsorshipReport, { query: { sponsor } }, { signal }).catch((error: unknown) => {
    if (hasCode(error, 'not_found') || hasCode(error, 'validation_failed')) return null
    throw error
  })
}
