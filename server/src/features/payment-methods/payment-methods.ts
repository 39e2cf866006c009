import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { nextDebitOn } from '#features/receipts/next-debit.ts'
import { maskedIban } from '#features/refunds/statements/masked-iban.ts'
import type { Day } from '#platform/days.ts'
import type { Db } from '#platform/db.ts'
import { findCard, findDueDay, findMandates, findRefundAccount } from './payment-methods.store.ts'

// domain rules, decisions: due days
const allowed_due_days = [5, 10, 15]

/** How the contributions are paid and where refunds go, as the member may see it: accounts are masked. */
export async function paymentMethodsOf(db: Db, member_id: string, today: Day): Promise<PaymentMethods> {
  const mandates = await findMandates(db, member_id)
  const refund_account = await findRefundAccount(db, member_id)
  return {
    debit: await debitOf(db, member_id, mandates.find(({ status }) => status === 'active')),
    refund_account: refund_account ? { ...refund_account, iban: maskedIban(refund_account.iban) } : null,
    due_day: await findDueDay(db, member_id),
    allowed_due_days,
    pending_mandate_id: mandates.find(({ status }) => status !== 'active')?.mandate_id ?? null,
    next_debit_on: await nextDebitOn(db, member_id, today),
  }
}

type Mandate = Awaited<ReturnType<typeof findMandates>>[number]

async function debitOf(db: Db, member_id: string, mandate: Mandate | undefined): Promise<PaymentMethods['debit']> {
  if (mandate) {
    const { mandate_id, umr, holder, iban, bic, signed_at } = mandate
    return { kind: 'bank_account', iban: maskedIban(iban), bic, holder, mandate_id, umr, signed_at: signed_at?.toISOString() ?? null }
  }
  const card = await findCard(db, member_id)
  return card ? { kind: 'card', ...card } : null
}
