import type { Cause } from '@coussinet/contract/refund-requests.ts'
import { anyOf } from '#platform/db/any-of.ts'
import type { Db } from '#platform/db/db.ts'

/** The decided parts of animals, paid or not, in the order of the decisions. */
export async function findDecidedParts(db: Db, member_id: string, animal_ids: readonly string[]) {
  if (animal_ids.length === 0) return []
  return db
    .selectFrom('refunds')
    .select([
      'animal_id',
      'request_id',
      'care_date',
      'cause',
      'event',
      'subtotal_cents as covered_base_cents',
      'deductible_cents',
      'vaccine_refund_cents as vaccine_package_cents',
      'refunded_cents',
    ])
    .where('member_id', '=', member_id)
    .where(anyOf('animal_id', animal_ids))
    .orderBy('decided_at')
    .orderBy('refund_id')
    .$narrowType<{ cause: Cause }>()
    .execute()
}
