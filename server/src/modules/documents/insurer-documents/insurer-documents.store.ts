import type { Day } from '@coussinet/contract/domain/days.ts'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of.ts'
import type { Db } from '#platform/db/db.ts'
import { type TitleColumns, toTitleColumns, type DocumentTitles, readTitles } from './titles.ts'

const columns = [
  'document_id',
  'title_fr',
  'title_it',
  'other_titles',
  'issued_on',
  'received_at',
  'name',
  'media_type',
  'size',
  'sha256',
  'source_sha256',
  'stored_as',
] as const

const withTitles = <Row extends Record<keyof TitleColumns, unknown>>({
  title_fr,
  title_it,
  other_titles,
  ...row
}: Row): Omit<Row, keyof TitleColumns> & { titles: DocumentTitles } => ({
  ...row,
  titles: readTitles({ title_fr, title_it, other_titles }),
})

/** The documents that the insurer gave the member, latest first. */
export async function findInsurerDocuments(db: Db, member_id: string) {
  const rows = await db
    .selectFrom('insurer_documents')
    .select(columns)
    .where('member_id', '=', member_id)
    .orderBy('issued_on', 'desc')
    .orderBy('received_at', 'desc')
    .orderBy('document_id')
    .execute()
  return rows.map(withTitles)
}
export type InsurerDocumentRow = Awaited<ReturnType<typeof findInsurerDocuments>>[number]

/** The same documents as a part of a statement that asks for other things too; their titles are read by `readTitles`. */
export const insurerDocumentsPart = (member_id: string) =>
  sql<
    { document_id: string; issued_on: Day }[]
  >`(select coalesce(jsonb_agg(jsonb_build_object('document_id', document_id, 'issued_on', issued_on, 'title_fr', title_fr, 'title_it', title_it, 'other_titles', other_titles) order by issued_on desc, received_at desc, document_id), '[]') from insurer_documents where member_id = ${member_id}::uuid)`

export async function findInsurerDocument(db: Db, member_id: string, document_id: string) {
  const row = await db
    .selectFrom('insurer_documents')
    .select(columns)
    .where('member_id', '=', member_id)
    .where('document_id', '=', document_id)
    .executeTakeFirst()
  return row && withTitles(row)
}

export async function countInsurerDocuments(db: Db, member_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('insurer_documents')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('member_id', '=', member_id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function saveInsurerDocument(
  db: Db,
  member_id: string,
  { document_id, titles, ...bytes }: InsurerDocumentRow,
): Promise<void> {
  const document = { ...toTitleColumns(titles), ...bytes }
  await db
    .insertInto('insurer_documents')
    .values({ member_id, document_id, ...document })
    .onConflict((conflict) => conflict.columns(['member_id', 'document_id']).doUpdateSet(document))
    .execute()
}

/** Deletes a document; returns the key of its bytes, null where there is none. */
export async function deleteInsurerDocument(db: Db, member_id: string, document_id: string): Promise<string | null> {
  const gone = await db
    .deleteFrom('insurer_documents')
    .where('member_id', '=', member_id)
    .where('document_id', '=', document_id)
    .returning('stored_as')
    .executeTakeFirst()
  return gone?.stored_as ?? null
}

export async function findKeysOfInsurerDocuments(db: Db, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('insurer_documents')
    .select('stored_as')
    .where(anyOf('stored_as', keys, 'text'))
    .execute()
  return new Set(rows.map(({ stored_as }) => stored_as))
}
