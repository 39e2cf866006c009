import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of.ts'
import type { Db } from '#platform/db/db.ts'

/**
 * Finds those of the store's keys that a document of a request, a pile or a quote still holds. One statement: a document may move from one to
 * the other meanwhile, and two would look for it where it is not.
 */
export async function findKeysOfDocuments(db: Db, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const held = (table: 'refund_request_files' | 'quote_files') =>
    db
      .selectFrom(table)
      .select(['stored_as', 'thumbnail_stored_as'])
      .where((row) => row.or([anyOf('stored_as', keys, 'text'), anyOf('thumbnail_stored_as', keys, 'text')]))
  const arrived = db
    .selectFrom('pile_arrivals')
    .select([sql<string>`stored_as`.as('stored_as'), sql<string | null>`null::text`.as('thumbnail_stored_as')])
    .where(anyOf('stored_as', keys, 'text'))
  const rows = await held('refund_request_files').unionAll(held('quote_files')).unionAll(arrived).execute()
  return new Set(rows.flatMap(({ stored_as, thumbnail_stored_as }) => [stored_as, thumbnail_stored_as ?? []].flat()))
}
