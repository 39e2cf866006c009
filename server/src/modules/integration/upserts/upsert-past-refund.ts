import type { PastRefundUpsert } from '@coussinet/contract/integration/upserts/past-refund.ts'
import type { UpsertResult } from '@coussinet/contract/integration/upserts/upsert.ts'
import { requireMemberByNevg } from '#modules/accounts/accounts.ts'
import { putPastRefund } from '#modules/refunds/refunds.ts'
import type { UpsertAuthor, UpsertContext } from '#platform/upsert.ts'

type UpsertInput = PastRefundUpsert & { id: string }

/** Creates or changes a refund that the insurer's former system paid. */
export async function upsertPastRefund(
  platform: UpsertContext,
  by: UpsertAuthor,
  { id: refund_id, nevg, ...given }: UpsertInput,
): Promise<UpsertResult> {
  const member_id = await requireMemberByNevg(platform.db, nevg)
  return putPastRefund(platform, { member_id, refund_id, given, by })
}
