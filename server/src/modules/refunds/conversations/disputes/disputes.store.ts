import type { DisputeStatus } from '@coussinet/contract/disputes.ts'
import { sql } from 'kysely'
import type { MomentPosition } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/db.ts'

const columns = [
  'disputes.member_id',
  'dispute_id',
  'disputes.request_id',
  'disputes.status',
  'disputed_decision',
  'reason',
  'disputes.created_at',
  'answered_at',
  'outcome_text',
  'outcome_decision',
] as const
const lists = [sql<string[]>`disputes.lines`.as('lines'), sql<string[]>`disputes.file_ids`.as('file_ids')] as const

const disputes = (db: Db) =>
  db.selectFrom('disputes').select(columns).select(lists).$narrowType<{ status: DisputeStatus }>()

/** Disputes of a request, oldest first. */
export async function findDisputesOfRequest(db: Db, member_id: string, request_id: string) {
  return disputes(db)
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .orderBy('created_at')
    .orderBy('dispute_id')
    .execute()
}
export type DisputeRow = Awaited<ReturnType<typeof findDisputesOfRequest>>[number]

export async function findDispute(db: Db, member_id: string, dispute_id: string): Promise<DisputeRow | undefined> {
  return disputes(db).where('member_id', '=', member_id).where('dispute_id', '=', dispute_id).executeTakeFirst()
}

/** Finds a dispute of any member, for the insurer only. */
export async function findAnyDispute(db: Db, dispute_id: string): Promise<DisputeRow | undefined> {
  return disputes(db).where('dispute_id', '=', dispute_id).executeTakeFirst()
}

type DisputePage = { status: DisputeStatus; after?: MomentPosition | undefined; limit: number }

/** Disputes of a status, of all members, oldest first, for the insurer only. */
export async function findDisputesOfStatus(db: Db, { status, after, limit }: DisputePage) {
  let query = disputes(db)
    .where('disputes.status', '=', status)
    .orderBy('created_at')
    .orderBy('dispute_id')
    .limit(limit)
  if (after) query = query.where(sql<boolean>`(created_at, dispute_id) > (${after.at}::timestamptz, ${after.id}::uuid)`)
  return query.execute()
}

type PendingDisputeWalk = { until: Date; after: { member_id: string; subject_id: string }; limit: number }

export type PendingDispute = { member_id: string; dispute_id: string; request_id: string }

/** Disputes of all members that have waited for an answer since that time or longer. */
export async function findPendingDisputes(
  db: Db,
  { until, after, limit }: PendingDisputeWalk,
): Promise<PendingDispute[]> {
  return db
    .selectFrom('disputes')
    .select(['member_id', 'dispute_id', 'request_id'])
    .where('status', '=', 'pending')
    .where('created_at', '<=', until)
    .where(sql<boolean>`(member_id, dispute_id) > (${after.member_id}::uuid, ${after.subject_id}::uuid)`)
    .orderBy('member_id')
    .orderBy('dispute_id')
    .limit(limit)
    .execute()
}

type NewDispute = {
  member_id: string
  dispute_id: string
  request_id: string
  disputed_decision: number
  reason: string
  lines: readonly string[]
  file_ids: readonly string[]
  created_at: Date
}

export async function insertDispute(db: Db, { lines, file_ids, ...dispute }: NewDispute): Promise<void> {
  await db
    .insertInto('disputes')
    .values({ ...dispute, status: 'pending', lines: JSON.stringify(lines), file_ids: JSON.stringify(file_ids) })
    .execute()
}

type DisputeOutcome = {
  status: Exclude<DisputeStatus, 'pending'>
  answered_at: Date
  outcome_text: string
  outcome_decision: number
}

/** Writes the answer to a dispute; returns false if it has one. */
export async function writeOutcome(
  db: Db,
  member_id: string,
  dispute_id: string,
  outcome: DisputeOutcome,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('disputes')
    .set(outcome)
    .where('member_id', '=', member_id)
    .where('dispute_id', '=', dispute_id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
