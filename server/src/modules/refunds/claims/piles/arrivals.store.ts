import type { FileProblem } from '@coussinet/contract/domain/problems.ts'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of.ts'
import type { Db, RowLock } from '#platform/db/db.ts'
import type { SortedGroup } from './sort-pile.ts'

/** Groups of a pile as its member made them: null if untouched, undefined if it is not the member's. `forUpdate` locks it. */
export async function findPile(db: Db, member_id: string, pile_id: string, { forUpdate = false }: RowLock = {}) {
  const query = db
    .selectFrom('refund_requests')
    .select(['mailed_by', sql<SortedGroup[] | null>`pile_groups`.as('groups')])
    .where('member_id', '=', member_id)
    .where('request_id', '=', pile_id)
    .where('is_pile', '=', true)
  return (forUpdate ? query.forUpdate() : query).executeTakeFirst()
}

export async function insertPile(
  db: Db,
  {
    member_id,
    pile_id,
    at,
    mailed_by = null,
  }: { member_id: string; pile_id: string; at: Date; mailed_by?: string | null },
): Promise<void> {
  await db
    .insertInto('refund_requests')
    .values({
      member_id,
      request_id: pile_id,
      status: 'draft',
      created_at: at,
      changed_at: at,
      is_pile: true,
      mailed_by,
    })
    .execute()
}

export async function keepGroups(
  db: Db,
  { member_id, pile_id, groups, at }: { member_id: string; pile_id: string; groups: SortedGroup[]; at: Date },
): Promise<void> {
  await db
    .updateTable('refund_requests')
    .set({ pile_groups: JSON.stringify(groups), changed_at: at })
    .where('member_id', '=', member_id)
    .where('request_id', '=', pile_id)
    .execute()
}

export type ArrivalKey = { member_id: string; request_id: string; file_id: string }

const columns = [
  'request_id',
  'file_id',
  'name',
  'media_type',
  'size',
  'sha256',
  'stored_as',
  'refusal_code',
  'received_at',
] as const

/** Documents of a pile that are still being processed, in order of arrival. */
export async function arrivalsOfPile(db: Db, member_id: string, request_id: string) {
  return db
    .selectFrom('pile_arrivals')
    .select(columns)
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .orderBy('received_at')
    .orderBy('file_id')
    .$narrowType<{ refusal_code: FileProblem | null }>()
    .execute()
}
export type ArrivalRow = Awaited<ReturnType<typeof arrivalsOfPile>>[number]

/** Finds a document that is still waiting; undefined once it is ready, refused or removed. */
export async function findWaitingArrival(db: Db, { member_id, request_id, file_id }: ArrivalKey) {
  return db
    .selectFrom('pile_arrivals')
    .select(columns)
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .where('file_id', '=', file_id)
    .where('refusal_code', 'is', null)
    .$narrowType<{ refusal_code: null }>()
    .executeTakeFirst()
}

export async function countWaitingArrivals(db: Db, member_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('pile_arrivals')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('member_id', '=', member_id)
    .where('refusal_code', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertArrivals(db: Db, member_id: string, arrivals: readonly ArrivalRow[]): Promise<void> {
  if (arrivals.length === 0) return
  await db
    .insertInto('pile_arrivals')
    .values(arrivals.map((arrival) => ({ member_id, ...arrival })))
    .execute()
}

/** Records why a document is refused; its bytes may then be deleted. */
export async function refuseArrival(
  db: Db,
  { member_id, request_id, file_id }: ArrivalKey,
  refusal_code: FileProblem,
): Promise<void> {
  await db
    .updateTable('pile_arrivals')
    .set({ refusal_code, stored_as: null })
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .where('file_id', '=', file_id)
    .execute()
}

/** Deletes a document; returns where its bytes are stored, undefined if it did not exist. */
export async function deleteArrival(db: Db, { member_id, request_id, file_id }: ArrivalKey) {
  return db
    .deleteFrom('pile_arrivals')
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .where('file_id', '=', file_id)
    .returning('stored_as')
    .executeTakeFirst()
}

/** Documents that arrived before that moment, are still waiting and have no job (`standing`), oldest first, up to a limit. */
export async function findLateArrivals(
  db: Db,
  { before, standing, limit }: { before: Date; standing: readonly string[]; limit: number },
): Promise<ArrivalKey[]> {
  return db
    .selectFrom('pile_arrivals')
    .select(['member_id', 'request_id', 'file_id'])
    .where('refusal_code', 'is', null)
    .where('received_at', '<', before)
    .where(({ not }) => not(anyOf('file_id', standing)))
    .orderBy('received_at')
    .limit(limit)
    .execute()
}
