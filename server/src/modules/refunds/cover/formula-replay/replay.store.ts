import type { Cause } from '@coussinet/contract/domain/requests.ts'
import type { RefundLine } from '@coussinet/contract/refund-arithmetic.ts'
import { sql } from 'kysely'
import { anyOf } from '#platform/db/any-of.ts'
import type { Db } from '#platform/db/db.ts'
import { openingParts } from '../opening-balances/opening-balances.store.ts'
import { notOfThePortal } from '../refunds.store.ts'

/** Decided parts of animals with their lines, paid or not, in the order of the decisions; those of before the portal among them. */
export async function findPartsToReplay(db: Db, member_id: string, animal_ids: readonly string[]) {
  if (animal_ids.length === 0) return []
  return db
    .selectFrom('refunds')
    .leftJoin('refund_requests', (join) =>
      join
        .on('refund_requests.member_id', '=', member_id)
        .onRef('refund_requests.request_id', '=', 'refunds.request_id'),
    )
    .select(['refunds.animal_id', 'refunds.care_date', 'refunds.event', 'refund_requests.first_symptoms_on'])
    .select(['billed_cents', 'subtotal_cents as covered_base_cents', 'deductible_cents'])
    .select(['vaccine_refund_cents as vaccine_package_cents', 'refunded_cents'])
    .select(sql<Cause>`refunds.cause`.as('cause'))
    .select(sql<RefundLine[]>`refunds.lines`.as('lines'))
    .select(sql<boolean>`refunds.computation is not null`.as('is_reckoned'))
    .select(sql<boolean>`${notOfThePortal}`.as('before_portal'))
    .where('refunds.member_id', '=', member_id)
    .where(anyOf('refunds.animal_id', animal_ids))
    .orderBy('refunds.decided_at')
    .orderBy('refunds.refund_id')
    .execute()
}
export type PartToReplay = Awaited<ReturnType<typeof findPartsToReplay>>[number]

/** Amounts that were used before the portal, as parts of decisions that count as they are. */
export async function findOpeningParts(db: Db, member_id: string, animal_ids: readonly string[]) {
  if (animal_ids.length === 0) return []
  return db
    .selectFrom(openingParts(db, member_id).as('parts'))
    .select(['animal_id', 'care_date', 'cause', 'event', 'covered_base_cents', 'deductible_cents'])
    .select(['vaccine_package_cents', 'refunded_cents'])
    .where(anyOf('animal_id', animal_ids))
    .$narrowType<{ cause: Cause }>()
    .execute()
}
