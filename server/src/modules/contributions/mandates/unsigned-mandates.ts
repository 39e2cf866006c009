import { endSignatures } from '#modules/signing/signing.ts'
import type { Db } from '#platform/db/db.ts'
import { replaceStoredAnswers } from '#platform/http/idempotency.ts'
import type { Platform } from '#platform/portal.ts'
import { getMandateView } from './mandate-of.ts'
import { isCollectingDrawn, replaceUnsigned } from './mandates.store.ts'

/**
 * Mandates of the member that wait for a signature give way, with their codes and what was answered of them: none can be signed any more.
 */
export async function discardUnsignedMandates(
  db: Db,
  platform: Pick<Platform, 'config' | 'clock'>,
  member_id: string,
): Promise<void> {
  for (const id of await replaceUnsigned(db, member_id)) {
    await endSignatures(db, member_id, id)
    await replaceStoredAnswers(db, { member_id, id, answer: await getMandateView(db, platform, member_id, id) })
  }
}

/** The same where a mandate would collect what came back, once some of that was paid: its text names a sum that is not owed any more. */
export async function discardCollectingMandates(
  db: Db,
  platform: Pick<Platform, 'config' | 'clock'>,
  member_id: string,
): Promise<void> {
  if (await isCollectingDrawn(db, member_id)) await discardUnsignedMandates(db, platform, member_id)
}
