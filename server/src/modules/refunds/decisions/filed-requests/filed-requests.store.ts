import type { Cause, RefundStatus } from '@coussinet/contract/domain/requests.ts'
import type { FiledRequestSummary } from '@coussinet/contract/integration/refund-requests.ts'
import { sql } from 'kysely'
import type { MomentPosition } from '#platform/db/cursor.ts'
import type { Db } from '#platform/db/db.ts'
import { notOfThePortal } from '../../cover/cover.ts'

// Queries for operators and jobs read rows of all members, by the indexes of migration 0011.

type FiledStatus = FiledRequestSummary['status']

/** Finds the owner of a filed request; undefined for a draft. */
export async function findOwnerOfRequest(db: Db, request_id: string) {
  return (
    db
      .selectFrom('refund_requests')
      .select(['member_id', 'changed_at', 'submitted_at'])
      .where('request_id', '=', request_id)
      .where('status', '<>', 'draft')
      // Claims systems do not see imported past refunds.
      .where('before_portal', '=', false)
      .executeTakeFirst()
  )
}
export type RequestOwner = NonNullable<Awaited<ReturnType<typeof findOwnerOfRequest>>>

export async function findFiledByName(db: Db, name: { request_id: string } | { tracking_reference: string }) {
  const query = db
    .selectFrom('refund_requests')
    .select(['member_id', 'request_id', 'status', 'tracking_reference'])
    .where('status', '!=', 'draft')
    .where('before_portal', '=', false)
    .$narrowType<{ status: RefundStatus }>()
  return 'request_id' in name
    ? query.where('request_id', '=', name.request_id).executeTakeFirst()
    : query.where('tracking_reference', '=', name.tracking_reference).executeTakeFirst()
}

export async function findOwnerOfRefund(db: Db, refund_id: string): Promise<string | null> {
  const row = await db
    .selectFrom('refunds')
    .select('member_id')
    .where('refund_id', '=', refund_id)
    .where(({ not }) => not(notOfThePortal))
    .executeTakeFirst()
  return row?.member_id ?? null
}

type FiledRequestPage = {
  statuses: readonly FiledStatus[]
  member_id?: string
  changed_since?: Date
  after?: MomentPosition
  latest_first?: boolean
  limit: number
}

/**
 * A page of the filed requests of those statuses, of all members or of one, by last change. Reads each status by its
 * own range of the index and merges the ranges: as fast for a rare status as for all.
 */
export async function findFiled(
  db: Db,
  { statuses, member_id, changed_since, after, latest_first = false, limit }: FiledRequestPage,
) {
  const order = latest_first ? 'desc' : 'asc'
  const beyond = sql.raw(latest_first ? '<' : '>')
  const [first, ...others] = statuses.map((status) => {
    let range = db
      .selectFrom('refund_requests')
      .select([
        'member_id',
        'request_id',
        'status',
        'tracking_reference',
        'care_date',
        'cause',
        'submitted_at',
        'changed_at',
      ])
      .where('status', '=', status)
      // repeats the condition of the index, so that it is used though the status is a parameter
      .where('status', '<>', 'draft')
      .where('before_portal', '=', false)
      .orderBy('changed_at', order)
      .orderBy('request_id', order)
      .limit(limit)
    if (member_id !== undefined) range = range.where('member_id', '=', member_id)
    if (changed_since) range = range.where('changed_at', '>=', changed_since)
    if (after)
      range = range.where(
        sql<boolean>`(changed_at, request_id) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)`,
      )
    // In parentheses, as its own order and limit require.
    return db.selectFrom(range.as('of_status')).selectAll()
  })
  if (!first) return []
  const ranges = others.reduce((all, range) => all.unionAll(range), first)
  return db
    .selectFrom(ranges.as('page'))
    .selectAll()
    .orderBy('changed_at', order)
    .orderBy('request_id', order)
    .limit(limit)
    .$narrowType<{ status: FiledStatus; cause: Cause | null }>()
    .execute()
}

/** The unsent answer that a file belongs to; undefined for a file that was sent. */
export async function findUnsentAnswer(db: Db, member_id: string, request_id: string, file_id: string) {
  return db
    .selectFrom('refund_request_awaited as awaited')
    .innerJoin('refund_requests', (join) =>
      join
        .onRef('refund_requests.member_id', '=', 'awaited.member_id')
        .onRef('refund_requests.request_id', '=', 'awaited.request_id'),
    )
    .select('awaited_id')
    .where('awaited.member_id', '=', member_id)
    .where('refund_requests.member_id', '=', member_id)
    .where('awaited.request_id', '=', request_id)
    .where('awaited.file_id', '=', file_id)
    .where('settled_at', 'is', null)
    .where('refund_requests.status', '=', 'action-required')
    .executeTakeFirst()
}

/** Payments due of a request: its refunds above zero without a payment date. */
export async function findUnpaid(db: Db, member_id: string, request_id: string) {
  return db
    .selectFrom('refunds')
    .select(['refund_id', 'refunded_cents'])
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .where('refunded_cents', '>', 0)
    .where('payment_date', 'is', null)
    .orderBy('position')
    .execute()
}

export async function findRefundToPay(db: Db, member_id: string, refund_id: string) {
  return db
    .selectFrom('refunds')
    .select([
      'refund_id',
      'request_id',
      'tracking_reference',
      'refunded_cents',
      'earlier_paid_cents',
      'destination_iban',
      'destination_holder',
      'payment_date',
    ])
    .where('member_id', '=', member_id)
    .where('refund_id', '=', refund_id)
    .executeTakeFirst()
}
