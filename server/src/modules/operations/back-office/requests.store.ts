import type { RefundStatus } from '@coussinet/contract/refund-requests.ts'
import type { Locale } from '@coussinet/contract/fields.ts'
import type { Db } from '#platform/db.ts'

const requests = (db: Db) =>
  db
    .selectFrom('refund_requests')
    .innerJoin('members', 'members.member_id', 'refund_requests.member_id')
    .select(['refund_requests.member_id', 'refund_requests.request_id', 'refund_requests.status', 'tracking_reference'])
    .select(['nevg', 'firstname', 'lastname', 'locale'])
    .$narrowType<{ status: RefundStatus; locale: Locale }>()

/** A filed request of any member by its id or its tracking reference. */
export async function findNamed(db: Db, name: { request_id: string } | { tracking_reference: string }) {
  const query = requests(db).where('refund_requests.status', '!=', 'draft')
  return 'request_id' in name
    ? query.where('refund_requests.request_id', '=', name.request_id).executeTakeFirst()
    : query.where('tracking_reference', '=', name.tracking_reference).executeTakeFirst()
}
export type NamedRow = NonNullable<Awaited<ReturnType<typeof findNamed>>>

/** What is to be paid of a request: its refunds above zero without a payment date. */
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
