import { endSignatures } from '#modules/signing/signing.ts'
import type { Db } from '#platform/db/db.ts'
import { replaceStoredAnswers } from '#platform/http/idempotency.ts'
import type { Platform } from '#platform/portal.ts'
import { getMandateView } from './mandate-of.ts'
import { isCollectingDrawn, replaceUnsigned } from './mandates.store.ts'

/** Deletes the member's unsigned mandates, with their codes and stored answers, so that none can be signed any more. */
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

/**
 * Deletes unsigned mandates that would collect unpaid contributions, after one of those was paid: their text names an
 * amount no longer owed.
 */
export async function discardCollectingMandates(
  db: Db,
  platform: Pick<Platform, 'config' | 'clock'>,
  member_id: string,
): Promise<void> {
  if (await isCollectingDrawn(db, member_id)) await discardUnsignedMandates(db, platform, member_id)
}
