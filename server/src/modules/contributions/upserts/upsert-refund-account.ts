import type { RefundAccountHeld } from '@coussinet/contract/integration/upserts/contract.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { findAccountInUse, upsertAccount } from '#modules/policy/policy.ts'
import { fieldProblem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import { maskedIban } from '#platform/text/mask.ts'
import { liesAhead, type UpsertContext } from '#platform/upsert.ts'
import { sendAccountNotice } from '../account-notice.ts'

type UpsertInput = { account: RefundAccountHeld }

/**
 * Writes the refund account from the insurer's books; returns whether anything changed. A later account of the member
 * is kept. The first account is stored without notice; for another one the member is notified, and refunds to it wait,
 * as for any new account.
 */
export async function upsertRefundAccount(
  tx: UnitOfWork,
  platform: UpsertContext,
  { account }: UpsertInput,
): Promise<boolean> {
  const { db, member_id, at } = tx
  const { iban, bic, holder } = account
  const given_at = new Date(account.given_at)
  if (liesAhead(given_at, at)) throw fieldProblem('refund_account.given_at', 'date_future')
  const present = await findAccountInUse(db, member_id)
  if (present?.iban === iban && present.bic === bic && present.holder === holder) return false
  if (present && present.created_at >= given_at) return false
  const isOther = present !== undefined && present.iban !== iban
  await upsertAccount(db, { member_id, refund_account_id: newId(), iban, bic, holder, given_at, at })
  if (!isOther) return true
  const named = { iban: maskedIban(iban), former_iban: maskedIban(present.iban), holder }
  await sendAccountNotice(tx, platform, { kind: 'refund_account_changed', account: named, replaces_iban: true })
  return true
}
