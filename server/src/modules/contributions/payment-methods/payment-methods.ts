import type { Day } from '@coussinet/contract/domain/days.ts'
import type { PaymentMethods } from '@coussinet/contract/payment-methods.ts'
import type { Db } from '#platform/db/db.ts'
import { parseMoment } from '#platform/db/json-moments.ts'
import type { Platform } from '#platform/portal.ts'
import { maskedIban } from '#platform/text/mask.ts'
import { firstUpcomingDay, toPlannedDebits } from '../receipts/planned-debits.ts'
import { comingMonths, toComingDebits } from '../schedule/coming-debits.ts'
import { allowedDueDays, dueDayChoices } from './due-day/due-day.ts'
import { findMeans, type PaymentMeans } from './payment-methods.store.ts'

/** Payment methods and refund account as the member may see them: accounts are masked. */
export async function findPaymentMethods(
  db: Db,
  { clock, payments }: Pick<Platform, 'clock' | 'payments'>,
  member_id: string,
  today: Day,
): Promise<PaymentMethods> {
  const means = await findMeans(db, member_id, comingMonths(today))
  const { contract, mandates, receipts, due_day_revisions } = means
  const planned = toPlannedDebits(receipts, contract)
  const dueDays = contract && { due_day: contract.due_day, due_day_revisions }
  const coming = toComingDebits(receipts, dueDays, today)
  return {
    debit: debitOf(means, today),
    refund_account: refundAccountOf(means, clock()),
    due_day: contract?.due_day ?? Math.min(...allowedDueDays),
    allowed_due_days: [...allowedDueDays],
    due_day_choices: contract ? dueDayChoices({ due_day: contract.due_day, planned, coming, today }) : [],
    pending_mandate_id: mandates.find(({ status }) => status !== 'active')?.mandate_id ?? null,
    pending_refund_account_id: means.pending_refund_account_id,
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

function debitOf({ mandates, card }: PaymentMeans, today: Day): PaymentMethods['debit'] {
  const mandate = mandates.find(({ status }) => status === 'active')
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
      signed_at: parseMoment(signed_at)?.toISOString() ?? null,
      first_debit_on,
    }
  }
  return card ? { kind: 'card', ...card } : null
}

function refundAccountOf({ refund_account }: PaymentMeans, now: Date): PaymentMethods['refund_account'] {
  if (!refund_account) return null
  const { refund_account_id: id, iban, bic, holder } = refund_account
  const held_until = parseMoment(refund_account.held_until)
  return {
    id,
    iban: maskedIban(iban),
    bic,
    holder,
    held_until: held_until !== null && held_until > now ? held_until.toISOString() : null,
  }
}
