import type { QuoteFileType } from '@coussinet/contract/domain/quotes.ts'
import type { AskReason } from '@coussinet/contract/domain/rejections.ts'
import type { FileType } from '@coussinet/contract/domain/requests.ts'
import type { InvoiceData } from '@coussinet/contract/readings.ts'
import type { RequestFile } from '@coussinet/contract/request-files.ts'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of.ts'
import type { Db } from '#platform/db/db.ts'
import type { StoredFileRow } from '#platform/files/kept-files.ts'
import type { StoredReading } from './readings/stored-reading.ts'

/** Columns of a request's document that contain codes. */
export type RequestFileCodes = { type: FileType; status: RequestFile['status']; refusal_code: AskReason | null }

type ReadColumns = { received_at: Date; reading: StoredReading | null }

/** A document of a request or of its disputes. */
export type RequestDocument = StoredFileRow &
  RequestFileCodes &
  ReadColumns & { request_id: string; animal_id: string | null }
export type QuoteDocument = Omit<StoredFileRow, 'source_sha256'> &
  ReadColumns & { quote_id: string; type: QuoteFileType; source_sha256: string | null }
export type MessageDocument = Omit<StoredFileRow, 'source_sha256'> & { message_id: string; position: number }

type DocumentOf = { request: RequestDocument; quote: QuoteDocument; message: MessageDocument }
export type OwnerKind = keyof DocumentOf
/** A document as inserted; a message file written by an older release has neither time nor hash of the original. */
type NewDocument = RequestDocument | QuoteDocument | (StoredFileRow & MessageDocument & { received_at: Date })

/** Column that references each kind of owner, so that documents are deleted with their owner. */
const ownerColumn = { request: 'request_id', quote: 'quote_id', message: 'message_id' } as const

const columns = sql.raw(
  'file_id, request_id, quote_id, message_id, position, type, animal_id, name, media_type, size, sha256, source_sha256, stored_as, thumbnail_stored_as, status, refusal_code, received_at, reading',
)

/** Finds the documents of these requests, quotes or messages: in the order of their message, else oldest first. */
export async function findDocuments<K extends OwnerKind>(
  db: Db,
  member_id: string,
  kind: K,
  owner_ids: string[],
): Promise<DocumentOf[K][]> {
  if (owner_ids.length === 0) return []
  const { rows } = await sql<DocumentOf[K]>`
    select ${columns} from documents
    where member_id = ${member_id}::uuid and owner_kind = ${kind} and ${anyOf(ownerColumn[kind], owner_ids)}
    order by position, received_at, file_id`.execute(db)
  return rows
}

export type DocumentKey<K extends OwnerKind = OwnerKind> = {
  member_id: string
  kind: K
  owner_id: string
  file_id: string
}

export async function findDocument<K extends OwnerKind>(
  db: Db,
  { member_id, kind, owner_id, file_id }: DocumentKey<K>,
): Promise<DocumentOf[K] | undefined> {
  const { rows } = await sql<DocumentOf[K]>`
    select ${columns} from documents
    where member_id = ${member_id}::uuid and owner_kind = ${kind} and ${sql.ref(ownerColumn[kind])} = ${owner_id}::uuid
      and file_id = ${file_id}::uuid`.execute(db)
  return rows[0]
}

type SentDocument<K extends 'request' | 'quote'> = Omit<DocumentKey<K>, 'file_id'> & {
  type: DocumentOf[K]['type']
  /** hash of the bytes as they were sent */
  source_sha256: string | null
  /** ids of the documents to compare with; null compares with none */
  among: 'all' | readonly string[] | null
}

/** Finds the document of an owner that was sent before, with the same bytes and type. */
export async function findSameDocument<K extends 'request' | 'quote'>(
  db: Db,
  { member_id, kind, owner_id, type, source_sha256, among }: SentDocument<K>,
): Promise<DocumentOf[K] | undefined> {
  if (among === null) return undefined
  const documents = await findDocuments(db, member_id, kind, [owner_id])
  return documents.find(
    (one) =>
      one.source_sha256 === source_sha256 && one.type === type && (among === 'all' || among.includes(one.file_id)),
  )
}

/** Finds a file in the thread of a request. */
export async function findThreadDocument(db: Db, member_id: string, request_id: string, file_id: string) {
  return db
    .selectFrom('documents')
    .innerJoin('refund_request_messages', (join) =>
      join
        .onRef('refund_request_messages.member_id', '=', 'documents.member_id')
        .onRef('refund_request_messages.message_id', '=', 'documents.message_id'),
    )
    .select(['name', 'media_type', 'stored_as', 'thumbnail_stored_as'])
    .where('documents.member_id', '=', member_id)
    .where('owner_kind', '=', 'message')
    .where('refund_request_messages.member_id', '=', member_id)
    .where('refund_request_messages.request_id', '=', request_id)
    .where('file_id', '=', file_id)
    .executeTakeFirst()
}

export async function insertDocuments(
  db: Db,
  member_id: string,
  owner_kind: OwnerKind,
  documents: readonly NewDocument[],
): Promise<void> {
  if (documents.length === 0) return
  const rows = documents.map((document) => ({
    ...document,
    member_id,
    owner_kind,
    reading: 'reading' in document && document.reading ? JSON.stringify(document.reading) : null,
  }))
  await db.insertInto('documents').values(rows).execute()
}

export async function deleteDocuments(
  db: Db,
  { member_id, kind, owner_id, file_ids }: Omit<DocumentKey, 'file_id'> & { file_ids: string[] },
): Promise<void> {
  if (file_ids.length === 0) return
  await db
    .deleteFrom('documents')
    .where('member_id', '=', member_id)
    .where('owner_kind', '=', kind)
    .where(ownerColumn[kind], '=', owner_id)
    .where(anyOf('file_id', file_ids))
    .execute()
}

type DocumentMove = Pick<RequestDocument, 'file_id' | 'type' | 'animal_id' | 'reading'> & {
  member_id: string
  from: string
  to: string
}

/** Moves a document from one draft of a request to another, with its new type. */
export async function moveDocument(db: Db, moved: DocumentMove): Promise<void> {
  const { member_id, file_id, from, to, type, animal_id, reading } = moved
  await db
    .updateTable('documents')
    .set({ request_id: to, type, animal_id, reading: reading && JSON.stringify(reading) })
    .where('member_id', '=', member_id)
    .where('owner_kind', '=', 'request')
    .where('request_id', '=', from)
    .where('file_id', '=', file_id)
    .execute()
}

type JudgedFiles = { member_id: string; request_id: string; file_ids?: string[] }
type FileVerdict = { status: 'accepted' | 'refused'; refusal_code: AskReason | null }

/** Writes the team's verdict on documents of a request: the given ones, or all still `received`. */
export async function judgeDocuments(
  db: Db,
  { member_id, request_id, file_ids, status, refusal_code }: JudgedFiles & FileVerdict,
): Promise<void> {
  if (file_ids?.length === 0) return
  let query = db
    .updateTable('documents')
    .set({ status, refusal_code })
    .where('member_id', '=', member_id)
    .where('owner_kind', '=', 'request')
    .where('request_id', '=', request_id)
    .where('status', '=', 'received')
  if (file_ids) query = query.where(anyOf('file_id', file_ids))
  await query.execute()
}

/** Finds the tracking references of the member's other filed requests with the same bytes, newest first. */
export async function findRequestsWithSameFiles(
  db: Db,
  member_id: string,
  request_id: string,
  source_sha256: string[],
): Promise<string[]> {
  if (source_sha256.length === 0) return []
  const rows = await db
    .selectFrom('documents')
    .innerJoin('refund_requests', (join) =>
      join
        .onRef('refund_requests.member_id', '=', 'documents.member_id')
        .onRef('refund_requests.request_id', '=', 'documents.request_id'),
    )
    .select('refund_requests.tracking_reference')
    .where('documents.member_id', '=', member_id)
    .where('owner_kind', '=', 'request')
    .where('refund_requests.member_id', '=', member_id)
    .where('refund_requests.request_id', '!=', request_id)
    .where('refund_requests.tracking_reference', 'is not', null)
    .where(anyOf('documents.source_sha256', source_sha256, 'text'))
    .orderBy('refund_requests.submitted_at', 'desc')
    .execute()
  return [...new Set(rows.flatMap(({ tracking_reference }) => tracking_reference ?? []))]
}

/**
 * Finds which of the storage keys a document or a pile still uses. One statement: a document may move from a pile to a
 * request between two, and neither would find it.
 */
export async function findKeysOfDocuments(db: Db, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const arrived = db
    .selectFrom('pile_arrivals')
    .select([sql<string>`stored_as`.as('stored_as'), sql<string | null>`null::text`.as('thumbnail_stored_as')])
    .where(anyOf('stored_as', keys, 'text'))
  const rows = await db
    .selectFrom('documents')
    .select(['stored_as', 'thumbnail_stored_as'])
    .where((row) => row.or([anyOf('stored_as', keys, 'text'), anyOf('thumbnail_stored_as', keys, 'text')]))
    .unionAll(arrived)
    .execute()
  return new Set(rows.flatMap(({ stored_as, thumbnail_stored_as }) => [stored_as, thumbnail_stored_as ?? []].flat()))
}

/** A document to read, as the queue names it: of a request or of a quote. */
export type ReadFile = { member_id: string; file_id: string } & ({ request_id: string } | { quote_id: string })

const matchesFile = (file: ReadFile) => {
  const [kind, column, id] =
    'quote_id' in file ? ['quote', 'quote_id', file.quote_id] : ['request', 'request_id', file.request_id]
  return sql`member_id = ${file.member_id}::uuid and owner_kind = ${kind} and ${sql.ref(column)} = ${id}::uuid and file_id = ${file.file_id}::uuid`
}

const waits = sql`reading ->> 'status' = 'waiting'`

export async function findUnread(db: Db, file: ReadFile) {
  const { rows } = await sql<{ stored_as: string; media_type: string; data: InvoiceData | null }>`
    select stored_as, media_type, reading -> 'data' as data from documents where ${matchesFile(file)} and ${waits}`.execute(
    db,
  )
  return rows[0]
}

/** Counts an attempt to read a waiting document beforehand, because a node killed by it cannot. */
export const addReadAttempt = (db: Db, file: ReadFile): Promise<void> => changeReadAttempts(db, file, 1)

/** Uncounts an attempt that ended for a reason unrelated to the document. */
export const undoReadAttempt = (db: Db, file: ReadFile): Promise<void> => changeReadAttempts(db, file, -1)

async function changeReadAttempts(db: Db, file: ReadFile, count: 1 | -1): Promise<void> {
  await sql`update documents
    set reading = reading || jsonb_build_object('tries', greatest(0, coalesce((reading ->> 'tries')::integer, 0) + ${count}::integer))
    where ${matchesFile(file)} and ${waits}`.execute(db)
}

/** Stores a reading; ignores a document that has been deleted. */
export async function saveReading(db: Db, file: ReadFile, reading: StoredReading): Promise<void> {
  await sql`update documents set reading = ${JSON.stringify(reading)}::jsonb where ${matchesFile(file)}`.execute(db)
}

export async function countUnread(db: Db, member_id: string): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from documents where member_id = ${member_id}::uuid and ${waits}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

type OverdueReading = { file: ReadFile; tries: number }

/** Documents that arrived before that time and still wait, oldest first, up to a limit. */
export async function findOverdue(db: Db, before: Date, limit: number): Promise<OverdueReading[]> {
  const { rows } = await sql<
    { member_id: string; file_id: string; tries: number } & (
      | { request_id: string; quote_id: null }
      | { request_id: null; quote_id: string }
    )
  >`
    select member_id, file_id, request_id, quote_id, coalesce((reading ->> 'tries')::integer, 0) as tries
    from documents where ${waits} and received_at < ${before} order by received_at limit ${limit}`.execute(db)
  return rows.map(({ member_id, file_id, request_id, quote_id, tries }) => ({
    file: { member_id, file_id, ...(quote_id === null ? { request_id } : { quote_id }) },
    tries,
  }))
}
