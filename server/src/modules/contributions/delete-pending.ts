import { endSignatures } from '#modules/signing/signing.ts'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'
import { discardUnsignedMandates } from './mandates/unsigned-mandates.ts'
import { discardAccountDrafts } from './refund-accounts/refund-accounts.ts'

/** Cancels pending changes of the debited and the refund account, and all codes; the caller has locked the member's row. */
export async function deletePending(
  db: Db,
  platform: Pick<Platform, 'config' | 'clock'>,
  member_id: string,
): Promise<void> {
  await discardUnsignedMandates(db, platform, member_id)
  await discardAccountDrafts(db, platform, member_id)
  await endSignatures(db, member_id)
}
