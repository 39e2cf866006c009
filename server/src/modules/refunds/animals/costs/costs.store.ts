import type { RefundLine } from '@coussinet/contract/refund-arithmetic.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { openingCare } from '../../cover/opening-balances/opening-balances.store.ts'

/** The animal's parts of the decided requests, paid or not, by the day of care, with what was used of the ceiling before the portal in front. */
export async function findDecidedCare(db: Db, member_id: string, animal_id: string) {
  const decided = await db
    .selectFrom('refunds')
    .select(['care_date', 'care_refund_cents as ceiling_cents', sql<RefundLine[]>`refunds.lines`.as('lines')])
    .where('member_id', '=', member_id)
    .where('animal_id', '=', animal_id)
    .orderBy('care_date')
    .orderBy('refund_id')
    .execute()
  const before = await openingCare(db, member_id, animal_id).execute()
  return [...before.map((care) => ({ ...care, lines: [] as RefundLine[] })), ...decided]
}
