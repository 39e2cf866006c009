import type { ContestStatus } from '@coussinet/contract/contests.ts'
import type { ContestAnswer, FiledContest } from '@coussinet/contract/integration/contests.ts'
import type { NotifyDeps } from '#modules/notifications/notifications.ts'
import {
  applyContestAnswer,
  contestsOfStatus,
  findFiledContest,
  findFiledByName,
  findLatestContest,
} from '#modules/refunds/refunds.ts'
import { problem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'

/** Contests of a status, the earliest first. */
export async function* listedContests(
  db: Db,
  { status, limit, now }: { status: ContestStatus; limit: number; now: Date },
): AsyncGenerator<FiledContest> {
  for (const { contest_id } of await contestsOfStatus(db, status, limit)) yield findFiledContest(db, contest_id, now)
}

/** A contest by its id, or the latest one of a request by the request's tracking reference or id; throws `not_found`. */
export async function contestByName(db: Db, name: string, now: Date): Promise<FiledContest> {
  const id = name.toLowerCase()
  const request = await findFiledByName(db, isId(id) ? { request_id: id } : { tracking_reference: name.toUpperCase() })
  const contest_id = request ? await findLatestContest(db, request) : isId(id) ? id : null
  if (contest_id === null) throw problem('not_found')
  return findFiledContest(db, contest_id, now)
}

/** Answers a contest by hand, which is the insurer's systems' own answer. */
export function answerByOperator(
  { db, ...platform }: Pick<Platform, 'db'> & NotifyDeps,
  contest_id: string,
  answer: ContestAnswer,
): Promise<FiledContest> {
  return inTransaction(db, (tx) => applyContestAnswer(tx, platform, contest_id, { ...answer, at: platform.clock() }))
}
