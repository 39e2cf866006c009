import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { StoredReading } from './stored-reading.ts'

/** A document that is read, as the queue names it: of a request, or of a quote. */
export type ReadFile = { member_id: string; file_id: string } & ({ request_id: string } | { quote_id: string })

type ReadingTable = { table: 'refund_request_files' | 'quote_files'; owner: 'request_id' | 'quote_id' }

/** Tables of documents that are read; a reading is the column `reading` of its document. */
const ofRequests: ReadingTable = { table: 'refund_request_files', owner: 'request_id' }
const ofQuotes: ReadingTable = { table: 'quote_files', owner: 'quote_id' }

const tableOf = (file: ReadFile) => sql.table(('quote_id' in file ? ofQuotes : ofRequests).table)

const isIt = (file: ReadFile) => {
  const [place, id] = 'quote_id' in file ? [ofQuotes, file.quote_id] : [ofRequests, file.request_id]
  return sql`member_id = ${file.member_id}::uuid and ${sql.ref(place.owner)} = ${id}::uuid and file_id = ${file.file_id}::uuid`
}

const waits = sql`reading ->> 'status' = 'waiting'`

export async function findUnread(db: Db, file: ReadFile) {
  const { rows } = await sql<{ stored_as: string; media_type: string }>`
    select stored_as, media_type from ${tableOf(file)} where ${isIt(file)} and ${waits}`.execute(db)
  return rows[0]
}

/** Counts a try to read a document that waits, before it is made: a node that is killed at it cannot count it. */
export const countTry = (db: Db, file: ReadFile): Promise<void> => addTries(db, file, 1)

/** Takes back a try that ended for no reason of the document's. */
export const takeTryBack = (db: Db, file: ReadFile): Promise<void> => addTries(db, file, -1)

async function addTries(db: Db, file: ReadFile, count: 1 | -1): Promise<void> {
  await sql`update ${tableOf(file)}
    set reading = reading || jsonb_build_object('tries', greatest(0, coalesce((reading ->> 'tries')::integer, 0) + ${count}::integer))
    where ${isIt(file)} and ${waits}`.execute(db)
}

/** Keeps what was read; a document that is gone by now is left alone. */
export async function keepReading(db: Db, file: ReadFile, reading: StoredReading): Promise<void> {
  await sql`update ${tableOf(file)} set reading = ${JSON.stringify(reading)}::jsonb where ${isIt(file)}`.execute(db)
}

export async function countUnread(db: Db, member_id: string): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from (
      select file_id from ${sql.table(ofRequests.table)} where member_id = ${member_id}::uuid and ${waits}
      union all
      select file_id from ${sql.table(ofQuotes.table)} where member_id = ${member_id}::uuid and ${waits}
    ) unread`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

type Overdue = { file: ReadFile; tries: number }

/** Documents that came before that moment and still wait, so many of requests and of quotes at most; the oldest first. */
export async function findOverdue(db: Db, before: Date, limit: number): Promise<Overdue[]> {
  const overdue = async ({ table, owner }: ReadingTable) => {
    const { rows } = await sql<{ member_id: string; owner_id: string; file_id: string; tries: number }>`
      select member_id, ${sql.ref(owner)} as owner_id, file_id, coalesce((reading ->> 'tries')::integer, 0) as tries
      from ${sql.table(table)}
      where ${waits} and received_at < ${before} order by received_at limit ${limit}`.execute(db)
    return rows
  }
  return [
    ...(await overdue(ofRequests)).map(({ owner_id: request_id, tries, ...file }) => ({
      file: { ...file, request_id },
      tries,
    })),
    ...(await overdue(ofQuotes)).map(({ owner_id: quote_id, tries, ...file }) => ({
      file: { ...file, quote_id },
      tries,
    })),
  ]
}
