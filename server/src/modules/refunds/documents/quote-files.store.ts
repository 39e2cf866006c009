import type { QuoteFileType } from '@coussinet/contract/domain/quote-labels.ts'
import { anyOf } from '#platform/db/any-of.ts'
import type { Db } from '#platform/db/db.ts'
import { readingColumn } from './readings/stored-reading.ts'

const columns = [
  'quote_id',
  'file_id',
  'type',
  'name',
  'media_type',
  'size',
  'sha256',
  'source_sha256',
  'stored_as',
  'thumbnail_stored_as',
  'received_at',
] as const

/** The documents of quotes, oldest first. */
export async function filesOfQuotes(db: Db, member_id: string, quote_ids: string[]) {
  if (quote_ids.length === 0) return []
  return db
    .selectFrom('quote_files')
    .select(columns)
    .select(readingColumn)
    .where('member_id', '=', member_id)
    .where(anyOf('quote_id', quote_ids))
    .orderBy('received_at')
    .orderBy('file_id')
    .$narrowType<{ type: QuoteFileType }>()
    .execute()
}
export type QuoteFileRow = Awaited<ReturnType<typeof filesOfQuotes>>[number]

export async function findQuoteFile(db: Db, member_id: string, quote_id: string, file_id: string) {
  return db
    .selectFrom('quote_files')
    .select(columns)
    .select(readingColumn)
    .where('member_id', '=', member_id)
    .where('quote_id', '=', quote_id)
    .where('file_id', '=', file_id)
    .$narrowType<{ type: QuoteFileType }>()
    .executeTakeFirst()
}

export async function insertQuoteFile(db: Db, member_id: string, file: QuoteFileRow): Promise<void> {
  await db
    .insertInto('quote_files')
    .values({ member_id, ...file, reading: file.reading && JSON.stringify(file.reading) })
    .execute()
}

export async function deleteQuoteFileRow(db: Db, member_id: string, quote_id: string, file_id: string): Promise<void> {
  await db
    .deleteFrom('quote_files')
    .where('member_id', '=', member_id)
    .where('quote_id', '=', quote_id)
    .where('file_id', '=', file_id)
    .execute()
}
