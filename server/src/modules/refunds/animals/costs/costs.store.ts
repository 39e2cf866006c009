import type { RefundLine } from '@coussinet/contract/refund-arithmetic.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** The animal's parts of the decided requests, paid or not, by the day of care. */
export async function findDecidedCare(db: Db, member_id: string, animal_id: string) {
  return db
    .selectFrom('refunds')
    .select(['care_date', 'care_refund_cents as ceiling_cents', sql<RefundLine[]>`refunds.lines`.as('lines')])
    .where('member_id', '=', member_id)
    .where('animal_id', '=', animal_id)
    .orderBy('care_date')
    .orderBy('refund_id')
    .execute()
}
