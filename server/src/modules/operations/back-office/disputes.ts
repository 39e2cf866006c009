import type { DisputeStatus } from '@coussinet/contract/disputes.ts'
import type { DisputeAnswer, FiledDispute } from '@coussinet/contract/integration/disputes.ts'
import type { NotifyDeps } from '#modules/notifications/notifications.ts'
import {
  applyDisputeAnswer,
  listDisputesOfStatus,
  findFiledDispute,
  findFiledByName,
  findLatestDispute,
} from '#modules/refunds/refunds.ts'
import { problem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'

/** Disputes of a status, oldest first. */
export async function* listedDisputes(
  db: Db,
  { status, limit, now }: { status: DisputeStatus; limit: number; now: Date },
): AsyncGenerator<FiledDispute> {
  for (const { dispute_id } of await listDisputesOfStatus(db, status, limit))
    yield findFiledDispute(db, dispute_id, now)
}

/** A dispute by its id, or the latest one of a request by the request's tracking reference or id; throws `not_found`. */
export async function disputeByName(db: Db, name: string, now: Date): Promise<FiledDispute> {
  const id = name.toLowerCase()
  const request = await findFiledByName(db, isId(id) ? { request_id: id } : { tracking_reference: name.toUpperCase() })
  const dispute_id = request ? await findLatestDispute(db, request) : isId(id) ? id : null
  if (dispute_id === null) throw problem('not_found')
  return findFiledDispute(db, dispute_id, now)
}

/** Answers a dispute for the insurer, by hand. */
export function answerByOperator(
  { db, ...platform }: Pick<Platform, 'db'> & NotifyDeps,
  dispute_id: string,
  answer: DisputeAnswer,
): Promise<FiledDispute> {
  return inTransaction(db, (tx) => applyDisputeAnswer(tx, platform, dispute_id, { ...answer, at: platform.clock() }))
}
