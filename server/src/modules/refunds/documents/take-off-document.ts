import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { findAnimals } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'
import { noChanges, type OwnedDocument } from './add-document.ts'
import { type DocumentOwner, toReadFile } from './document-owner.ts'
import { deleteDocuments, insertDocuments } from './documents.store.ts'
import { computeEmptying } from './readings/fill-draft.ts'
import { fillFrom } from './readings/read-file.ts'
import { queueReading, initialReading } from './readings/reading-queue.ts'
import type { StoredReading } from './readings/stored-reading.ts'

type RemovedDocument = Pick<OwnedDocument['request' | 'quote'], 'file_id' | 'reading'>

/** Removes a document from its locked owner, with what its reading had filled in. The caller deletes the bytes. */
export async function removeDocument(
  tx: UnitOfWork,
  owner: DocumentOwner,
  { file_id, reading }: RemovedDocument,
): Promise<void> {
  const { db, member_id, at } = tx
  const { kind, id, subject, topic } = owner
  await deleteDocuments(db, { member_id, kind, owner_id: id, file_ids: [file_id] })
  await owner.fill(db, noChanges, at)
  await emptyFilledFields(db, owner, { member_id, reading, at })
  await tx.audit(`${subject}.file_deleted`, { subject_id: id, details: { file_id } })
  await tx.announce(topic)
}

/** Empties the fields of a draft that the removed document had filled, except those that the member changed since. */
async function emptyFilledFields(
  db: Db,
  owner: DocumentOwner,
  { member_id, reading, at }: { member_id: string; reading: StoredReading | null; at: Date },
): Promise<void> {
  if (reading?.status !== 'done' || reading.filled.length === 0) return
  const locked = await owner.lock(db)
  if (!locked?.draft) return
  const { changes, forgets_animals } = computeEmptying(locked.draft, reading, await findAnimals(db, member_id))
  if (Object.keys(changes).length === 0 && !forgets_animals) return
  await owner.fill(db, { changes, animal_ids: forgets_animals ? [] : null }, at)
}

type CarriedDocument<K extends keyof OwnedDocument> = {
  owner: DocumentOwner<K>
  document: OwnedDocument[K]
  /** former owner, for the log */
  from: { quote_id: string } | { request_id: string }
}

/**
 * Puts a document removed from one draft on another: its bytes are not copied, and its reading fills the draft; if it
 * has not been read, it is queued.
 */
export async function attachDocument<K extends keyof OwnedDocument>(
  tx: UnitOfWork,
  platform: Pick<Platform, 'config' | 'jobs' | 'clock'>,
  { owner, document, from }: CarriedDocument<K>,
): Promise<void> {
  const { db, member_id, at } = tx
  const { kind, id, subject } = owner
  const { file_id, type, sha256 } = document
  const invoice = document.reading?.status === 'waiting' ? (document.reading.data ?? null) : null
  const isRead = document.reading?.status === 'done' || document.reading?.status === 'failed'
  const reading = isRead ? document.reading : initialReading(platform, { type, invoice })
  const file = toReadFile(owner, file_id)
  await insertDocuments(db, member_id, kind, [{ ...document, reading }])
  if (reading?.status === 'done')
    await fillFrom(db, { owner, locked: await owner.lock(db) }, file, { understood: reading.understood, at })
  if (reading?.status === 'waiting') await queueReading(db, platform, file)
  await tx.audit(`${subject}.file_added`, { subject_id: id, details: { file_id, type, sha256, ...from } })
}
