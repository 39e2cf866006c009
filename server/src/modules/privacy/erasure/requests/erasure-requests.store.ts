import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import type { ErasureRequest } from '@coussinet/contract/erasure.ts'
import type { Db } from '#platform/db/db.ts'

export type ErasureRequestRow = {
  erasure_request_id: string
  reference: string
  requested_at: Date
  answer_by: Day
  status: ErasureRequest['status']
  ended_at: Date | null
}

export async function findErasureRequests(db: Db, member_id: string): Promise<ErasureRequestRow[]> {
  return db
    .selectFrom('erasure_requests')
    .select(['erasure_request_id', 'reference', 'requested_at', 'answer_by', 'status', 'ended_at'])
    .where('member_id', '=', member_id)
    .orderBy('requested_at', 'desc')
    .orderBy('erasure_request_id', 'desc')
    .$narrowType<{ status: ErasureRequest['status'] }>()
    .execute()
}

export async function insertErasureRequest(
  db: Db,
  wish: { member_id: string; erasure_request_id: string; reference: string; requested_at: Date; answer_by: Day },
): Promise<void> {
  await db
    .insertInto('erasure_requests')
    .values({ ...wish, status: 'open', ended_at: null })
    .execute()
}

/** Withdraws a request; returns false if it is not open or not the member's. */
export async function withdrawErasureRequest(
  db: Db,
  member_id: string,
  erasure_request_id: string,
  at: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('erasure_requests')
    .set({ status: 'cancelled', ended_at: at })
    .where('member_id', '=', member_id)
    .where('erasure_request_id', '=', erasure_request_id)
    .where('status', '=', 'open')
    .returning('reference')
    .executeTakeFirst()
  return row !== undefined
}

/** Answers the member's open request; null if there is none. */
export async function completeErasureRequest(db: Db, member_id: string, at: Date) {
  const row = await db
    .updateTable('erasure_requests')
    .set({ status: 'done', ended_at: at })
    .where('member_id', '=', member_id)
    .where('status', '=', 'open')
    .returning(['erasure_request_id', 'reference'])
    .executeTakeFirst()
  return row ?? null
}

export async function findAddressee(db: Db, member_id: string) {
  return db
    .selectFrom('members')
    .select(['email', 'locale', 'country'])
    .where('member_id', '=', member_id)
    .$narrowType<{ country: Country }>()
    .executeTakeFirstOrThrow()
}

/** Open requests, those with the earliest deadline first. */
export async function findOpenErasureRequests(db: Db) {
  return db
    .selectFrom('erasure_requests')
    .innerJoin('members', 'members.member_id', 'erasure_requests.member_id')
    .select(['nevg', 'reference', 'requested_at', 'answer_by', 'erasure_requests.member_id'])
    .where('status', '=', 'open')
    .orderBy('answer_by')
    .orderBy('reference')
    .execute()
}
