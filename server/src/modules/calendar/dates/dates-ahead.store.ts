import type { Day } from '#platform/days.ts'
import type { Db } from '#platform/db.ts'

/** Contributions that fall due, or are tried again, on `since` or later. */
export async function findContributions(db: Db, member_id: string, since: Day) {
  return db
    .selectFrom('receipts')
    .select(['receipt_id', 'month', 'due_date', 'amount_cents', 'status', 'next_attempt_on'])
    .where('member_id', '=', member_id)
    .where((row) => row.or([row('due_date', '>=', since), row('next_attempt_on', '>=', since)]))
    .orderBy('due_date')
    .execute()
}

/** Requests that wait for the member, with the first day by which something is awaited. */
export async function findAwaiting(db: Db, member_id: string) {
  return db
    .selectFrom('refund_request_awaited')
    .innerJoin('refund_requests', (join) =>
      join
        .onRef('refund_requests.member_id', '=', 'refund_request_awaited.member_id')
        .onRef('refund_requests.request_id', '=', 'refund_request_awaited.request_id'),
    )
    .select(['refund_requests.request_id', 'refund_requests.tracking_reference'])
    .select(({ fn }) => fn.min('refund_request_awaited.due_on').as('due_on'))
    .where('refund_request_awaited.member_id', '=', member_id)
    .where('refund_requests.member_id', '=', member_id)
    .where('refund_requests.status', '=', 'action-required')
    .where('refund_request_awaited.settled_at', 'is', null)
    .groupBy(['refund_requests.request_id', 'refund_requests.tracking_reference'])
    .execute()
}
