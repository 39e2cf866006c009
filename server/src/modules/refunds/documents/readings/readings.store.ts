import type { InvoiceData } from '@coussinet/contract/readings.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { StoredReading } from './stored-reading.ts'

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
