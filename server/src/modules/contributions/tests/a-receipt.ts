import type { DeclineCode } from '@coussinet/contract/domain/payments.ts'
import type { Receipt } from '@coussinet/contract/receipts.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { TestMember } from '#testing/a-member.ts'
import type { TestPortal } from '#testing/start-portal.ts'

type ReceiptSpec = {
  month?: string
  amount_cents?: number
  status?: Receipt['status']
  decline_code?: DeclineCode
  next_attempt_on?: string | null
}

/** Inserts a contribution of a member with one attempt; a declined one is due. Returns its id. */
export async function aReceipt({ db }: TestPortal, { member_id }: TestMember, spec: ReceiptSpec = {}): Promise<string> {
  const { month = '2026-11', amount_cents = 3482, status = 'declined', next_attempt_on = null } = spec
  const receipt_id = newId()
  const day = `${month}-05`
  const decline_code = status === 'declined' ? (spec.decline_code ?? 'AM04') : null
  const payment_date = status === 'paid' ? day : null
  await db
    .insertInto('receipts')
    .values({
      member_id,
      receipt_id,
      month,
      issue_date: day,
      due_date: day,
      amount_cents,
      status,
      payment_date,
      decline_code,
      next_attempt_on,
    })
    .execute()
  if (status !== 'upcoming')
    await db
      .insertInto('receipt_attempts')
      .values({ member_id, receipt_id, position: 0, on_day: day, means: 'bank_account', outcome: status, decline_code })
      .execute()
  if (status === 'declined')
    await db
      .updateTable('contracts')
      .set((row) => ({ amount_due_cents: row('amount_due_cents', '+', amount_cents) }))
      .where('member_id', '=', member_id)
      .execute()
  return receipt_id
}

/** Ends a member's cover on that day, for an unpaid contribution. */
export async function suspendCover({ db }: TestPortal, { member_id }: TestMember, from_day: string): Promise<void> {
  await db
    .updateTable('contracts')
    .set({ status: 'suspended', formal_notice_on: '2026-09-28' })
    .where('member_id', '=', member_id)
    .execute()
  await db.insertInto('suspensions').values({ member_id, from_day }).execute()
}
