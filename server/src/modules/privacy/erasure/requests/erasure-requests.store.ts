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

/** Erasure requests of a member, newest first. */
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

/** Takes one back; false when it is not open any more, or nobody's. */
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

/** The open wish of a member is answered; null where there was none. */
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

/** The wishes that wait for an answer, those that must be answered first at the beginning. */
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
