import type { PastRefundUpsert } from '@coussinet/contract/integration/upserts/past-refund.ts'
import type { UpsertResult } from '@coussinet/contract/integration/upserts/upsert.ts'
import { requireMemberByNevg } from '#modules/accounts/accounts.ts'
import { reserveExternalId } from '#modules/policy/policy.ts'
import { hasPastRefund, putPastRefund } from '#modules/refunds/refunds.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { UpsertAuthor, UpsertContext } from '#platform/upsert.ts'

type UpsertInput = PastRefundUpsert & { id: string }

/** A refund that the insurer's former system paid, made or changed. */
export async function upsertPastRefund(
  { db, clock }: UpsertContext,
  by: UpsertAuthor,
  { id, nevg, ...given }: UpsertInput,
): Promise<UpsertResult> {
  const member_id = await requireMemberByNevg(db, nevg)
  const is_held = await reserveExternalId(db, {
    kind: 'past_refund',
    name: id,
    member_id,
    isOf: (tx, bearer) => hasPastRefund(tx, bearer, id),
  })
  return inTransaction(db, (tx) => putPastRefund(tx, { member_id, refund_id: id, given, by, is_held, at: clock() }), {
    repeatable: true,
  })
}
