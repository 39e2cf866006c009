import type { Cause, RefundStatus } from '@coussinet/contract/refund-requests.ts'
import type { RefundLine } from '@coussinet/contract/refunds.ts'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of.ts'
import type { Db } from '#platform/db/db.ts'

/** The newest requests of the member, drafts among them. */
export async function findNewestRequests(db: Db, member_id: string, limit: number) {
  return db
    .selectFrom('refund_requests')
    .select(['request_id', 'status', 'tracking_reference', 'care_date', 'invoice_number', 'vet_name', 'cause'])
    .where('member_id', '=', member_id)
    .orderBy('created_at', 'desc')
    .orderBy('request_id', 'desc')
    .limit(limit)
    .$narrowType<{ status: RefundStatus; cause: Cause | null }>()
    .execute()
}

/** Payments of each of these requests, line by line. */
export async function findPaidOnRequests(db: Db, member_id: string, request_ids: readonly string[]) {
  if (request_ids.length === 0) return []
  return db
    .selectFrom('refunds')
    .select(['request_id', 'billed_cents', 'refunded_cents', 'payment_date'])
    .select(sql<RefundLine[]>`lines`.as('lines'))
    .where('member_id', '=', member_id)
    .where(anyOf('request_id', request_ids))
    .orderBy('position')
    .execute()
}
