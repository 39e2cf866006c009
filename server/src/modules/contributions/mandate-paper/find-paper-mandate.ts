import type { Db } from '#platform/db/db.ts'
import { findMandatePrinted } from '../mandates/mandates.store.ts'
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
