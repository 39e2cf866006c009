import type { Day } from '@coussinet/contract/domain/days.ts'
import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import { contractOf, findAccountInUse } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'
import { maskedIban } from '#platform/text/mask.ts'
import { firstUpcomingDay, plannedDebits } from '../receipts/planned-debits.ts'
import { allowedDueDays, dueDayChoices } from './due-day/due-day.ts'
import { findCard, findMandates, findPendingRefundAccount } from './payment-methods.store.ts'

/** Means of payment and account for refunds, as the member may see it: accounts are masked. */
export async function paymentMethodsOf(
  db: Db,
  { clock, payments }: Pick<Platform, 'clock' | 'payments'>,
  member_id: string,
  today: Day,
): Promise<PaymentMethods> {
  const mandates = await findMandates(db, member_id)
  const contract = await contractOf(db, member_id)
  const planned = await plannedDebits(db, member_id)
  return {
    debit: await debitOf(db, { member_id, mandate: mandates.find(({ status }) => status === 'active'), today }),
    refund_account: await refundAccountOf(db, member_id, clock()),
    due_day: contract?.due_day ?? Math.min(...allowedDueDays),
    allowed_due_days: [...allowedDueDays],
    due_day_choices: contract ? await dueDayChoices(db, member_id, { due_day: contract.due_day, planned, today }) : [],
    pending_mandate_id: mandates.find(({ status }) => status !== 'active')?.mandate_id ?? null,
    pending_refund_account_id: await findPendingRefundAccount(db, member_id),
    next_debit_on: firstUpcomingDay(
      planned.map(({ on }) => on),
      today,
    ),
    second_attempt_on: firstUpcomingDay(
      planned.filter(({ is_second_attempt }) => is_second_attempt).map(({ on }) => on),
      today,
    ),
    unpaid_cents: contract?.amount_due_cents ?? 0,
    takes_cards: payments !== null,
  }
}

type Debited = { member_id: string; mandate: Awaited<ReturnType<typeof findMandates>>[number] | undefined; today: Day }

async function debitOf(db: Db, { member_id, mandate, today }: Debited): Promise<PaymentMethods['debit']> {
  if (mandate) {
    const { mandate_id, umr, holder, iban, bic, signed_at } = mandate
    const first_debit_on =
      mandate.first_debit_on !== null && mandate.first_debit_on >= today ? mandate.first_debit_on : null
    return {
      kind: 'bank_account',
      iban: maskedIban(iban),
      bic,
      holder,
      mandate_id,
      umr,
      signed_at: signed_at?.toISOString() ?? null,
      first_debit_on,
    }
  }
  const card = await findCard(db, member_id)
  return card ? { kind: 'card', ...card } : null
}

async function refundAccountOf(db: Db, member_id: string, now: Date): Promise<PaymentMethods['refund_account']> {
  const account = await findAccountInUse(db, member_id)
  if (!account) return null
  const { refund_account_id: id, iban, bic, holder, held_until } = account
  return {
    id,
    iban: maskedIban(iban),
    bic,
    holder,
    held_until: held_until !== null && held_until > now ? held_until.toISOString() : null,
  }
}
