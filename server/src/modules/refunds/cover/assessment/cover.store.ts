import type { Cause } from '@coussinet/contract/domain/requests.ts'
import { anyOf } from '#platform/db/any-of.ts'
import type { Db } from '#platform/db/db.ts'
import { openingParts } from '../opening-balances/opening-balances.store.ts'
import { notOfThePortal } from '../refunds.store.ts'

/** The decided parts of animals, paid or not, in the order of the decisions; what was used before the portal comes first. */
export async function findDecidedParts(db: Db, member_id: string, animal_ids: readonly string[]) {
  if (animal_ids.length === 0) return []
  const decided = db
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
      'decided_at',
      'refund_id',
    ])
    .where('member_id', '=', member_id)
    // Refunds of before the portal: what they used is in the opening balance.
    .where(({ not }) => not(notOfThePortal))
  return db
    .selectFrom(decided.unionAll(openingParts(db, member_id)).as('parts'))
    .select(['animal_id', 'request_id', 'care_date', 'cause', 'event', 'covered_base_cents', 'deductible_cents'])
    .select(['vaccine_package_cents', 'refunded_cents', 'refund_id'])
    .where(anyOf('animal_id', animal_ids))
    .orderBy('decided_at')
    .orderBy('refund_id')
    .$narrowType<{ cause: Cause }>()
    .execute()
}
