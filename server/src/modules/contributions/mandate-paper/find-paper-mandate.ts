import { formatSignedText, SignedParts } from '@coussinet/contract/signed-text.ts'
import type { Db } from '#platform/db/db.ts'
import { findMandateParts, findMandatePrinted } from '../mandates/mandates.store.ts'
import { parseUnpaidContributions } from '../mandates/unpaid-contributions.ts'
import type { PaperMandate } from './paper-mandate.ts'

/**
 * Finds the member's active mandate, or by its id one in any state; null if there is none or it is another member's.
 */
export async function findPaperMandate(
  db: Db,
  member_id: string,
  mandate_id: string | null,
): Promise<PaperMandate | null> {
  const printed = await findMandatePrinted(db, member_id, mandate_id)
  if (!printed) return null
  const { line1, line2, line3, line4, postal_code, city, country, unpaid, ...row } = printed
  return {
    ...row,
    unpaid: parseUnpaidContributions(unpaid),
    address: { line1, line2, line3, line4, postal_code, city, country },
    proof: null,
  }
}

/** The text of a mandate as it was signed; null if the portal did not draw it up. */
export async function findSignedText(db: Db, member_id: string, mandate_id: string): Promise<string | null> {
  const parts = await findMandateParts(db, member_id, mandate_id)
  return parts === null ? null : formatSignedText(SignedParts.parse(JSON.parse(parts)))
}
