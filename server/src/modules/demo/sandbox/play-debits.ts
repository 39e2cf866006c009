import { today } from '@coussinet/contract/domain/days.ts'
import { nextContribution, upsertReceipt } from '#modules/contributions/contributions.ts'
import { Problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { UpsertContext } from '#platform/upsert.ts'
import { findDueReceipts, hasReceipt } from './due-receipts.store.ts'

const by = { client_id: 'sandbox' }

/**
 * Plays the insurer's bank for the sandbox: what is due is paid on its day, and the next contribution is planned, as an insurer's books
 * would bring them. A debit that the contract does not allow stays as it is.
 */
export async function playDebits(platform: UpsertContext): Promise<void> {
  const { db, clock } = platform
  for (const { member_id, receipt_id: id, month, status, due_date, next_attempt_on, nevg } of await findDueReceipts(
    db,
    today(clock()),
  ))
    try {
      const payment_date = status === 'declined' ? (next_attempt_on ?? due_date) : due_date
      await upsertReceipt(platform, by, { id, nevg, status: 'paid', payment_date })
      const next = await nextContribution(db, member_id, month)
      if (next === null || (await hasReceipt(db, member_id, next.month))) continue
      const { on, ...planned } = next
      const made = { ...planned, issue_date: on, due_date: on, status: 'upcoming' as const }
      await upsertReceipt(platform, by, { id: newId(), nevg, ...made })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
    }
}
