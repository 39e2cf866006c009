import type { SignatureMode } from '@coussinet/contract/signatures.ts'
import type { Db } from '#platform/db/db.ts'
import { notHeld } from '#platform/records/legal-holds.ts'
import type { SignedSubject } from './subject.ts'

type NewSignature = {
  member_id: string
  signature_id: string
  subject: SignedSubject['kind']
  subject_id: string
  mode: SignatureMode
  recipient: string
  contact_hash: Buffer
  text_sha256: Buffer
  code_hash: Buffer
  sent_at: Date
  expires_at: Date
}

export async function insertSignature(db: Db, signature: NewSignature): Promise<void> {
  await db
    .insertInto('signatures')
    .values({ ...signature, status: 'sent' })
    .execute()
}

const signatures = (db: Db, member_id: string) =>
  db.selectFrom('signatures').selectAll().where('member_id', '=', member_id).$narrowType<{
    mode: SignatureMode
    status: 'sent' | 'used' | 'replaced' | 'dead'
    subject: SignedSubject['kind']
  }>()

export async function findSignature(
  db: Db,
  { member_id, subject_id, signature_id }: { member_id: string; subject_id: string; signature_id: string },
) {
  return signatures(db, member_id)
    .where('signature_id', '=', signature_id)
    .where('subject_id', '=', subject_id)
    .executeTakeFirst()
}
export type SignatureRow = NonNullable<Awaited<ReturnType<typeof findSignature>>>

/** Finds the open code of a subject; there is one at most. */
export async function findOpen(db: Db, member_id: string, subject_id: string): Promise<SignatureRow | undefined> {
  return signatures(db, member_id)
    .where('subject_id', '=', subject_id)
    .where('status', '=', 'sent')
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Finds when codes were sent to a member by one channel in a period, latest first. */
export async function sendingTimes(
  db: Db,
  { member_id, mode, after, until }: { member_id: string; mode: SignatureMode; after: Date; until: Date },
): Promise<Date[]> {
  const rows = await db
    .selectFrom('signatures')
    .select('sent_at')
    .where('member_id', '=', member_id)
    .where('mode', '=', mode)
    .where('sent_at', '>', after)
    .where('sent_at', '<=', until)
    .orderBy('sent_at', 'desc')
    .execute()
  return rows.map(({ sent_at }) => sent_at)
}

type SignatureUpdate = { status?: 'used' | 'dead'; attempts?: number }

export async function changeSignature(
  db: Db,
  { member_id, signature_id }: { member_id: string; signature_id: string },
  change: SignatureUpdate,
): Promise<void> {
  await db
    .updateTable('signatures')
    .set(change)
    .where('member_id', '=', member_id)
    .where('signature_id', '=', signature_id)
    .execute()
}

export async function closeOpen(
  db: Db,
  { member_id, subject_id }: { member_id: string; subject_id: string | undefined },
  status: 'replaced' | 'dead',
): Promise<void> {
  const open = db
    .updateTable('signatures')
    .set({ status })
    .where('member_id', '=', member_id)
    .where('status', '=', 'sent')
  await (subject_id === undefined ? open : open.where('subject_id', '=', subject_id)).execute()
}

/** Deletes codes sent before a day, except those of members on legal hold; their evidence stays. */
export async function deleteOldSignatures(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('signatures').where('sent_at', '<', before).where(notHeld('signatures')).execute()
}
