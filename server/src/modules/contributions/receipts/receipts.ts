import type { Day } from '@coussinet/contract/domain/days.ts'
import type { AnswerOf, QueryOf } from '@coussinet/contract/endpoint.ts'
import type { listReceipts, ReceiptDetail } from '@coussinet/contract/receipts.ts'
import { findContract, findRunningSuspension, findContractSpan } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { fromCursor, toCursor, toPage } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/db.ts'
import { collectedOn } from './collected-on.ts'
import { coverAtRisk } from './cover-at-risk.ts'
import {
  countUnpaid,
  findAttempts,
  findCollecting,
  findReceipt,
  findReceipts,
  type ReceiptRow,
} from './receipts.store.ts'

/** A page of contributions, newest first. Throws `malformed_request` for an invalid cursor. */
export async function getReceiptsPage(
  db: Db,
  member_id: string,
  { limit, cursor }: QueryOf<typeof listReceipts>,
  today: Day,
): Promise<AnswerOf<typeof listReceipts>> {
  const after = cursor === undefined ? {} : { after: fromCursor(cursor) }
  const rows = await findReceipts(db, member_id, {
    span: await findContractSpan(db, member_id),
    ...after,
    limit: limit + 1,
  })
  const { page: data, next_cursor } = toPage(rows, limit, (last) => toCursor({ day: last.issue_date, id: last.id }))
  const collecting = await findCollecting(db, member_id)
  return {
    data: data.map((row) => ({ ...row, collected_on: collectedOn(row, collecting, today) })),
    next_cursor,
  }
}

/** One contribution with its attempts and its effect on the cover; throws `not_found` for another member's. */
export async function readReceipt(db: Db, member_id: string, receipt_id: string, today: Day): Promise<ReceiptDetail> {
  const receipt = await findReceipt(db, member_id, receipt_id)
  if (!receipt) throw problem('not_found')
  const collected_on = collectedOn(receipt, await findCollecting(db, member_id), today)
  return {
    ...receipt,
    collected_on,
    attempts: await findAttempts(db, member_id, receipt_id),
    cover: await coverOf(db, member_id, receipt, today),
  }
}

async function coverOf(
  db: Db,
  member_id: string,
  { status, due_date }: ReceiptRow,
  today: Day,
): Promise<ReceiptDetail['cover']> {
  if (status !== 'declined') return null
  const contract = await findContract(db, member_id)
  // Before the contract begins there is no cover to lose.
  if (!contract) return null
  const { country, formal_notice_on, suspends_on } = contract
  const suspended_since = await findRunningSuspension(db, member_id)
  const { oldest_due_date } = await countUnpaid(db, member_id)
  return coverAtRisk({
    country,
    formal_notice_on,
    suspends_on,
    suspended_since,
    due_date: oldest_due_date ?? due_date,
    today,
  })
}

/**
 * Tells whether a member is in arrears: after a formal notice, without cover, or with a second declined contribution. A
 * single declined contribution is still being resolved.
 */
export async function isInArrears(db: Db, member_id: string): Promise<boolean> {
  const contract = await findContract(db, member_id)
  if (!contract) return false
  const { status, formal_notice_on, suspends_on } = contract
  if (status === 'suspended' || formal_notice_on !== null || suspends_on !== null) return true
  return (await countUnpaid(db, member_id)).unpaid > 1
}
