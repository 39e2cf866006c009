import { resumesAt } from '@coussinet/contract/domain/cover.ts'
import { type Day, today } from '@coussinet/contract/domain/days.ts'
import type { ReceiptDetail } from '@coussinet/contract/receipts.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { lockMember } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import type { Platform } from '#platform/portal.ts'
import { discardCollectingMandates } from '../mandates/unsigned-mandates.ts'
import { lockContract } from './lock-contract.ts'
import { payOff } from './pay-off.ts'
import { findChosen, setPaid } from './receipts.store.ts'

type CollectedDebit = {
  receipt_id: string
  means: ReceiptDetail['attempts'][number]['means']
  /** day of the payment */ on: Day
}

/**
 * Records a debit that the insurer reports, in the caller's transaction; a paid contribution stays as it is. For a
 * contribution that had been declined: notifies the member, reduces the amount due, and lifts the suspension if nothing
 * is due any more, as after a card payment. Throws `not_found` for another member's, `conflict` for a future day.
 */
export async function collectDebit(
  tx: UnitOfWork,
  platform: Pick<Platform, 'clock' | 'config' | 'jobs'>,
  { receipt_id, means, on }: CollectedDebit,
): Promise<void> {
  const { db, member_id, at } = tx
  await lockMember(db, member_id)
  const contract = await lockContract(db, member_id)
  const [receipt] = await findChosen(db, member_id, [receipt_id], { forUpdate: true })
  if (!receipt) throw problem('not_found')
  if (on > today(at)) throw problem('conflict')
  if (receipt.status === 'paid') return
  await setPaid(db, { member_id, receipt_id, on, means })
  await tx.audit('receipt.paid', { subject_id: receipt_id, details: { on, means } })
  if (receipt.status === 'declined') {
    await discardCollectingMandates(db, platform, member_id)
    const payment = { member_id, due_cents: contract.amount_due_cents, paid_cents: receipt.amount_cents, on }
    const { amount_due_cents, resumes_on } = await payOff(db, payment)
    await tx.notify('contribution_collected', {
      receipt_id,
      month: receipt.month,
      amount_cents: receipt.amount_cents,
      date: on,
      ...(amount_due_cents > 0 ? { left_cents: amount_due_cents } : {}),
      ...(resumes_on === null ? {} : { resumes_on, resumes_at: resumesAt(contract.country) }),
    })
  }
  await tx.announce('receipts', 'payment-methods', 'profile')
}
