import type { Day } from '@coussinet/contract/domain/days.ts'
import type { RefundStatus } from '@coussinet/contract/domain/requests.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

const plainNumber = sql<string | null>`upper(regexp_replace(invoice_number, '[^A-Za-z0-9]', '', 'g'))`

/**
 * Finds the member's requests of those days, or with those invoice numbers (only capitals and digits), newest first,
 * with the total of their invoices in cents and whether it is paid in full.
 */
export async function findKnownRequests(
  db: Db,
  member_id: string,
  { days, numbers, limit }: { days: readonly Day[]; numbers: readonly string[]; limit: number },
) {
  if (days.length === 0 && numbers.length === 0) return []
  return db
    .selectFrom('refund_requests')
    .select(['request_id', 'status', 'tracking_reference', 'care_date', 'vet_name'])
    .select(plainNumber.as('number'))
    .select((row) => [
      // The assessed amount, else the amount that was read.
      sql<number | string | null>`coalesce(
        (select sum(billed_cents) from refunds
          where refunds.member_id = ${member_id}::uuid and refunds.request_id = ${row.ref('refund_requests.request_id')}),
        (select max((reading -> 'understood' -> 'total_cents' ->> 'value')::integer) from documents files
          where files.member_id = ${member_id}::uuid and files.request_id = ${row.ref('refund_requests.request_id')}
            and files.type = 'invoice'))`.as('total_cents'),
      sql<boolean | null>`(select bool_and(payment_date is not null) from refunds
        where refunds.member_id = ${member_id}::uuid and refunds.request_id = ${row.ref('refund_requests.request_id')})`.as(
        'is_paid',
      ),
    ])
    .where('member_id', '=', member_id)
    .where('is_pile', '=', false)
    .where((row) =>
      row.or([
        sql<boolean>`care_date = any(${[...days]}::date[])`,
        sql<boolean>`${plainNumber} = any(${[...numbers]}::text[])`,
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(limit)
    .$narrowType<{ status: RefundStatus }>()
    .execute()
}
export type KnownRequestRow = Awaited<ReturnType<typeof findKnownRequests>>[number]
