import type { ContestStatus } from '@coussinet/contract/contests.ts'
import { sql } from 'kysely'
import type { Moment } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/db.ts'

const columns = [
  'contests.member_id',
  'contest_id',
  'contests.request_id',
  'contests.status',
  'contested_decision',
  'reason',
  'contests.created_at',
  'answered_at',
  'outcome_text',
  'outcome_decision',
] as const
const lists = [sql<string[]>`contests.lines`.as('lines'), sql<string[]>`contests.file_ids`.as('file_ids')] as const

const contests = (db: Db) =>
  db.selectFrom('contests').select(columns).select(lists).$narrowType<{ status: ContestStatus }>()

/** The contests of a request, the first in front. */
export async function contestsOfRequest(db: Db, member_id: string, request_id: string) {
  return contests(db)
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .orderBy('created_at')
    .orderBy('contest_id')
    .execute()
}
export type ContestRow = Awaited<ReturnType<typeof contestsOfRequest>>[number]

export async function findContest(db: Db, member_id: string, contest_id: string): Promise<ContestRow | undefined> {
  return contests(db).where('member_id', '=', member_id).where('contest_id', '=', contest_id).executeTakeFirst()
}

/** A contest whoever's it is, for the insurer alone. */
export async function findAnyContest(db: Db, contest_id: string): Promise<ContestRow | undefined> {
  return contests(db).where('contest_id', '=', contest_id).executeTakeFirst()
}

type Page = { status: ContestStatus; after?: Moment | undefined; limit: number }

/** Contests of a status, of all members, the earliest first, for the insurer alone. */
export async function findContestsOfStatus(db: Db, { status, after, limit }: Page) {
  let query = contests(db)
    .where('contests.status', '=', status)
    .orderBy('created_at')
    .orderBy('contest_id')
    .limit(limit)
  if (after) query = query.where(sql<boolean>`(created_at, contest_id) > (${after.at}::timestamptz, ${after.id}::uuid)`)
  return query.execute()
}

type Pending = { until: Date; after: { member_id: string; subject_id: string }; limit: number }

/** Contests of all members that wait for their answer since that moment or longer. */
export async function findPendingContests(db: Db, { until, after, limit }: Pending) {
  return db
    .selectFrom('contests')
    .select(['member_id', 'contest_id', 'request_id'])
    .where('status', '=', 'pending')
    .where('created_at', '<=', until)
    .where(sql<boolean>`(member_id, contest_id) > (${after.member_id}::uuid, ${after.subject_id}::uuid)`)
    .orderBy('member_id')
    .orderBy('contest_id')
    .limit(limit)
    .execute()
}

type NewContest = {
  member_id: string
  contest_id: string
  request_id: string
  contested_decision: number
  reason: string
  lines: readonly string[]
  file_ids: readonly string[]
  created_at: Date
}

export async function insertContest(db: Db, { lines, file_ids, ...contest }: NewContest): Promise<void> {
  await db
    .insertInto('contests')
    .values({ ...contest, status: 'pending', lines: JSON.stringify(lines), file_ids: JSON.stringify(file_ids) })
    .execute()
}

type Outcome = {
  status: Exclude<ContestStatus, 'pending'>
  answered_at: Date
  outcome_text: string
  outcome_decision: number
}

/** Writes the answer to a contest; false where it has one. */
export async function writeOutcome(db: Db, member_id: string, contest_id: string, outcome: Outcome): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contests')
    .set(outcome)
    .where('member_id', '=', member_id)
    .where('contest_id', '=', contest_id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
