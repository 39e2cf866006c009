import { sumBy } from '@coussinet/contract/domain/amounts.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { memberName } from '@coussinet/contract/domain/members.ts'
import type { RefundStatus } from '@coussinet/contract/domain/requests.ts'
import {
  filedStatuses,
  type FiledRequestSummary,
  type InsurerTransition,
} from '@coussinet/contract/integration/refund-requests.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'
import { inUnit, type NotifyDeps } from '#modules/notifications/notifications.ts'
import { findCorrespondentOrThrow } from '#modules/policy/policy.ts'
import {
  type FiledRow,
  findFiledByName,
  findUnpaid,
  latestFiledRequests,
  applyInsurerMove,
  payRefund,
  getRequest,
} from '#modules/refunds/refunds.ts'
import { problem } from '#platform/core/problem.ts'
import { isId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'

const pageOf = 200

type FiledRequestFilter = { status: FiledRequestSummary['status'] | null; member_id: string | null; limit: number }

/** Filed requests of a filter, latest change first, read in pages on demand. */
export async function* filedRequests(
  db: Db,
  { status, member_id, limit }: FiledRequestFilter,
): AsyncGenerator<FiledRow> {
  const statuses = status === null ? filedStatuses : [status]
  let [left, after]: [number, FiledRow | null] = [limit, null]
  while (left > 0) {
    const page: FiledRow[] = await latestFiledRequests(db, {
      statuses,
      limit: Math.min(pageOf, left),
      ...(member_id === null ? {} : { member_id }),
      ...(after ? { after: { at: after.changed_at, id: after.request_id } } : {}),
    })
    yield* page
    left -= page.length
    after = page.at(-1) ?? null
    if (page.length < Math.min(pageOf, left + page.length)) return
  }
}

/** A filed request of any member by its id or tracking reference, in any case, with its member; throws `not_found`. */
export async function filedRequestByReference(db: Db, name: string) {
  const found = await findFiledByName(
    db,
    isId(name.toLowerCase()) ? { request_id: name.toLowerCase() } : { tracking_reference: name.toUpperCase() },
  )
  if (!found) throw problem('not_found')
  const { nevg, locale, ...names } = await findCorrespondentOrThrow(db, found.member_id)
  return { ...found, nevg, name: memberName(names), locale }
}
export type FiledRequestRow = Awaited<ReturnType<typeof filedRequestByReference>>

export function requestOfAnyMember(
  db: Db,
  { member_id, request_id, locale }: FiledRequestRow,
  now: Date,
): Promise<RefundRequest> {
  return getRequest(db, { member_id, locale, now }, request_id)
}

type MoveDeps = Pick<Platform, 'db'> & NotifyDeps

/** Moves a request for the insurer, by hand. Returns the new status. */
export async function moveByOperator(
  { db, ...platform }: MoveDeps,
  { request_id }: FiledRequestRow,
  move: InsurerTransition,
): Promise<RefundStatus> {
  const { status } = await inTransaction(db, (tx) => applyInsurerMove(tx, platform, request_id, move, platform.clock()))
  return status
}

/**
 * Records that every refund of a request was paid on that day; throws `conflict` if nothing is due. Returns the amount
 * in cents.
 */
export async function payManually(
  platform: MoveDeps,
  { member_id, request_id }: FiledRequestRow,
  payment_date: Day,
): Promise<number> {
  return inUnit(platform, { member_id, actor: 'insurer' }, async (tx) => {
    const unpaid = await findUnpaid(tx.db, member_id, request_id)
    if (unpaid.length === 0) throw problem('conflict')
    for (const { refund_id } of unpaid) await payRefund(tx, { refund_id, payment_date })
    return sumBy(unpaid, ({ refunded_cents }) => refunded_cents)
  })
}
