import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { given } from './holdings.ts'

export type ExportRow = Record<string, unknown>

export async function findHolder(db: Db, member_id: string) {
  return db
    .selectFrom('members')
    .select(['nevg', 'organisation', 'firstname', 'lastname', 'locale', 'country', 'password_hash'])
    .where('member_id', '=', member_id)
    .executeTakeFirst()
}

/** Finds a member by customer number, for the insurer's command only; also an erased one, who has no login name. */
export async function findMemberIdByNevg(db: Db, nevg: string): Promise<string | null> {
  const row = await db.selectFrom('members').select('member_id').where('nevg', '=', nevg).executeTakeFirst()
  return row?.member_id ?? null
}

/** The member's rows of every table of the archive, without the omitted columns, which do not leave the database. */
export async function readMemberRows(db: Db, member_id: string): Promise<Map<string, ExportRow[]>> {
  const columns = await columnsOf(db)
  const found = new Map<string, ExportRow[]>()
  for (const { table, by, without } of given) {
    const shown = (columns.get(table) ?? [])
      .filter((column) => !without.includes(column))
      .map((column) => sql.ref(column))
    const { rows } =
      await sql<ExportRow>`select ${sql.join(shown)} from ${sql.table(table)} where member_id = ${member_id} order by ${sql.ref(by)}`.execute(
        db,
      )
    found.set(table, rows)
  }
  return found
}

async function columnsOf(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns where table_schema = current_schema() order by table_name, ordinal_position`.execute(
    db,
  )
  const byTable = Map.groupBy(rows, ({ table_name }) => table_name)
  return new Map([...byTable].map(([table, columns]) => [table, columns.map(({ column_name }) => column_name)]))
}

/** Documents of refund requests, with the name of their folder. */
export async function findRequestFiles(db: Db, member_id: string) {
  return db
    .selectFrom('documents')
    .innerJoin('refund_requests', (join) =>
      join
        .onRef('refund_requests.member_id', '=', 'documents.member_id')
        .onRef('refund_requests.request_id', '=', 'documents.request_id'),
    )
    .select([
      'file_id',
      'name',
      'media_type',
      'sha256',
      'stored_as',
      'tracking_reference',
      'refund_requests.request_id',
    ])
    .where('documents.member_id', '=', member_id)
    .where('owner_kind', '=', 'request')
    .where('refund_requests.member_id', '=', member_id)
    .orderBy('refund_requests.created_at')
    .orderBy('refund_requests.request_id')
    .orderBy('received_at')
    .orderBy('file_id')
    .execute()
}

/** Files of messages in the threads of requests, with the name of their folder. */
export async function findThreadFiles(db: Db, member_id: string) {
  return db
    .selectFrom('documents as files')
    .innerJoin('refund_request_messages as messages', (join) =>
      join.onRef('messages.member_id', '=', 'files.member_id').onRef('messages.message_id', '=', 'files.message_id'),
    )
    .innerJoin('refund_requests', (join) =>
      join
        .onRef('refund_requests.member_id', '=', 'messages.member_id')
        .onRef('refund_requests.request_id', '=', 'messages.request_id'),
    )
    .select(['file_id', 'name', 'media_type', 'sha256', 'stored_as', 'tracking_reference', 'messages.request_id'])
    .where('files.member_id', '=', member_id)
    .where('files.owner_kind', '=', 'message')
    .where('messages.member_id', '=', member_id)
    .where('refund_requests.member_id', '=', member_id)
    .orderBy('refund_requests.created_at')
    .orderBy('messages.request_id')
    .orderBy('messages.position')
    .orderBy('files.position')
    .execute()
}

/** Documents of vets' quotes, with the name of their folder. */
export async function findQuoteFiles(db: Db, member_id: string) {
  return db
    .selectFrom('documents')
    .select(['file_id', 'quote_id', 'name', 'media_type', 'sha256', 'stored_as'])
    .where('member_id', '=', member_id)
    .where('owner_kind', '=', 'quote')
    .orderBy('quote_id')
    .orderBy('received_at')
    .orderBy('file_id')
    .execute()
}

export async function findMessageFiles(db: Db, member_id: string) {
  return db
    .selectFrom('contact_files')
    .innerJoin('contact_messages', (join) =>
      join
        .onRef('contact_messages.member_id', '=', 'contact_files.member_id')
        .onRef('contact_messages.contact_message_id', '=', 'contact_files.contact_message_id'),
    )
    .select(['file_id', 'name', 'media_type', 'sha256', 'stored_as', 'reference'])
    .where('contact_files.member_id', '=', member_id)
    .where('contact_messages.member_id', '=', member_id)
    .orderBy('contact_messages.created_at')
    .orderBy('reference')
    .orderBy('position')
    .execute()
}

export async function findInsurerDocumentFiles(db: Db, member_id: string) {
  return db
    .selectFrom('insurer_documents')
    .select(['document_id', 'name', 'media_type', 'sha256', 'stored_as'])
    .where('member_id', '=', member_id)
    .orderBy('received_at')
    .orderBy('document_id')
    .execute()
}

export async function findMandatePapers(db: Db, member_id: string) {
  return db
    .selectFrom('mandate_papers')
    .innerJoin('mandates', (join) =>
      join
        .onRef('mandates.member_id', '=', 'mandate_papers.member_id')
        .onRef('mandates.mandate_id', '=', 'mandate_papers.mandate_id'),
    )
    .select(['mandate_papers.mandate_id', 'umr', 'sha256'])
    .where('mandate_papers.member_id', '=', member_id)
    .where('mandates.member_id', '=', member_id)
    .orderBy('made_at')
    .execute()
}

export async function bytesOfPaper(db: Db, member_id: string, mandate_id: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('mandate_papers')
    .select('bytes')
    .where('member_id', '=', member_id)
    .where('mandate_id', '=', mandate_id)
    .executeTakeFirst()
  return row?.bytes ?? null
}
