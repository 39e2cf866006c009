import { findPolicyholder, findAllIbans } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import type { ContributionsPort } from '../contributions-port.ts'
import type { SponsorFacts } from './matched-traits.ts'

/** Traits that a sponsor could be recognised by, each account that was ever theirs included. */
export async function sponsorFacts(
  db: Db,
  member_id: string,
  { findDebitedIbans }: Pick<ContributionsPort, 'findDebitedIbans'>,
): Promise<SponsorFacts> {
  const sponsor = await findPolicyholder(db, member_id, null)
  if (!sponsor) throw problem('not_found')
  const { nevg, email, pending_email, mobile, landline, line1, line2, line3, line4, postal_code, country } = sponsor
  return {
    nevg,
    emails: [email, pending_email].filter((one) => one !== null),
    phones: [mobile, landline].filter((one) => one !== null),
    ibans: [...(await findAllIbans(db, member_id)), ...(await findDebitedIbans(db, member_id))],
    address: { line1, line2, line3, line4, postal_code, country },
  }
}
