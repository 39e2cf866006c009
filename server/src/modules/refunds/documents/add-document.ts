import type { InvoiceData } from '@coussinet/contract/readings.ts'
import { withUnit, type UnitOfWork } from '#modules/notifications/notifications.ts'
import { findAnimals } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import type { Transact } from '#platform/db/transaction.ts'
import { forgetFiles, type EmbeddedInvoices, type StoredFileRow, withStoredFiles } from '#platform/files/kept-files.ts'
import type { ReceivedFile } from '#platform/files/received-file.ts'
import type { Platform } from '#platform/portal.ts'
import { type DocumentOwner, toReadFile, type UploadLink } from './document-owner.ts'
import { deleteDocuments, insertDocuments, type QuoteDocument, type RequestDocument } from './documents.store.ts'
import { computeEmptying } from './readings/fill-draft.ts'
import { fillFrom } from './readings/read-file.ts'
import { queueReading, initialReading } from './readings/reading-queue.ts'
import type { StoredReading } from './readings/stored-reading.ts'
import { type UploadSource, withUploads } from './upload-limits.ts'

type DocumentUpload = {
  member_id: string
  files: readonly ReceivedFile[]
  /** field of the error for a refused file; by default `files.0`, `files.1` … */
  field?: 'file'
  /** sender; the member's limits do not apply to the insurer (SEC-42) */
  by?: 'member' | 'insurer'
  /** sends them without an account, within the member's limits but in a processing time of its own */
  source?: UploadSource | undefined
}

/**
 * Adds documents, whatever they belong to: counts, checks, rewrites and stores the files, and only then runs the work that writes their
 * rows, so that a crash leaves no row without a file. If it wrote none (`is_stored`) or threw, the files are deleted. Throws
 * `validation_failed` at the field, `too_many_requests`, `unavailable`, and the errors of the work.
 */
export function withDocuments<Done extends { is_stored: boolean }>(
  platform: Platform,
  { member_id, files, field, by = 'member', source }: DocumentUpload,
  work: (stored: readonly StoredFileRow[], invoices: EmbeddedInvoices) => Promise<Done>,
): Promise<Done> {
  const sent = { received: files, thumbnails: true as const, ...(field ? { field } : {}) }
  if (by === 'insurer') return withStoredFiles(platform, { ...sent, caller: { name: 'insurer' } }, work)
  return withUploads(platform, { member_id, files, source }, (caller) =>
    withStoredFiles(platform, { ...sent, caller }, work),
  )
}

type OwnedDocument = { request: RequestDocument; quote: QuoteDocument }
type ReceivedDocument = StoredFileRow & { received_at: Date }
/** Incoming document, with the invoice data embedded in it. */
type DocumentArrival = { received: ReceivedDocument; invoice: InvoiceData | null }

/** Place of a document with its owner, which is locked. */
export type DocumentPlace<K extends keyof OwnedDocument> = {
  document: (received: ReceivedDocument) => OwnedDocument[K]
  /** document that it replaces */
  replaces?: OwnedDocument[K] | null
  /** writes further rows together with the document's */
  settle?: (db: Db, file_id: string) => Promise<void>
}

type NewDocument<K extends keyof OwnedDocument, Answer> = {
  owner: DocumentOwner<K>
  file: ReceivedFile
  by?: 'member' | 'insurer'
  /** sent by a link, within the limits of its member */
  link?: UploadLink | undefined
  /**
   * Locks the owner and finds the document's place, or returns the existing copy of the same document; throws if the owner accepts none.
   */
  place: (db: Db, arriving: DocumentArrival) => Promise<DocumentPlace<K> | { known: Answer }>
  toAnswer: (document: OwnedDocument[K]) => Answer
}

/** Empty change of an owner's draft: sets only its time of last change. */
const noChanges = { changes: {}, animal_ids: null }

/** Adds a document to a request or quote. Throws `validation_failed` at `file`, `too_many_requests`, `unavailable`, errors of `place`. */
export async function addDocument<K extends keyof OwnedDocument, Answer>(
  platform: Platform,
  transact: Transact,
  { owner, file, by = 'member', link, place, toAnswer }: NewDocument<K, Answer>,
): Promise<Answer> {
  const { files, clock } = platform
  const { member_id, kind, id, subject, topic } = owner
  let replaced: readonly OwnedDocument[K][] = []
  const { answer } = await withDocuments(
    platform,
    { member_id, files: [file], field: 'file', by, source: link && 'vet' },
    async ([stored], invoices) => {
      if (!stored) throw new Error('a file was neither taken nor refused')
      const at = clock()
      const received = { ...stored, received_at: at }
      let is_stored = false
      const write = withUnit(platform, { member_id, at, actor: link ? 'system' : by }, async (tx) => {
        const { db } = tx
        // A transaction may run again, and then find what another call has added meanwhile.
        is_stored = false
        replaced = []
        const placed = await place(db, { received, invoice: invoices.get(stored.file_id) ?? null })
        if ('known' in placed) return placed.known
        const { replaces } = placed
        const document = placed.document(received)
        await insertDocuments(db, member_id, kind, [document])
        if (document.reading) await queueReading(db, platform, toReadFile(owner, document.file_id))
        await placed.settle?.(db, document.file_id)
        if (replaces) await deleteDocuments(db, { member_id, kind, owner_id: id, file_ids: [replaces.file_id] })
        await link?.record(db, document.file_id)
        replaced = replaces ? [replaces] : []
        await owner.fill(db, noChanges, at)
        await tx.audit(`${subject}.file_added`, {
          subject_id: id,
          details: {
            file_id: document.file_id,
            type: document.type,
            sha256: document.sha256,
            ...(link ? { vet_link_id: link.link_id } : {}),
          },
        })
        await tx.announce(topic)
        is_stored = true
        return toAnswer(document)
      })
      const answer = await transact(write)
      return { is_stored, answer }
    },
  )
  await forgetFiles(files, replaced)
  return answer
}

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
