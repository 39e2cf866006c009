import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { resumesAt } from '@coussinet/contract/domain/cover.ts'
import { type Day, today } from '@coussinet/contract/domain/days.ts'
import { calledName } from '@coussinet/contract/domain/members.ts'
import { contributionsTotal } from '@coussinet/contract/domain/payments.ts'
import { type UnitOfWork, inUnit } from '#modules/notifications/notifications.ts'
import { findCorrespondentOrThrow, lockMember } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { sendMail } from '#platform/outbox/outbox.ts'
import type { PaymentState } from '#platform/payments/provider.ts'
import type { Platform } from '#platform/portal.ts'
import { discardCollectingMandates } from '../../mandates/unsigned-mandates.ts'
import { lockContract } from '../lock-contract.ts'
import { payOff } from '../pay-off.ts'
import { paidByCard } from '../receipts.mails.ts'
import { findChosen, type ReceiptRow, setPaid } from '../receipts.store.ts'
import { type CardPaymentRow, endCardPayment, findCardPayment } from './card-payments.store.ts'

type SettlementDeps = Pick<Platform, 'db' | 'clock' | 'config' | 'jobs' | 'log'>
type CardPaymentKey = { member_id: string; card_payment_id: string }

/**
 * Records the provider's state of a payment, in a transaction of its own; repeating it changes nothing. A paid one
 * marks its contributions paid today, and lifts the suspension if nothing is due any more. A payment of another amount
 * than the portal's own is logged as an error, and nothing is settled.
 */
export async function settle(
  platform: SettlementDeps,
  { member_id, card_payment_id }: CardPaymentKey,
  state: PaymentState,
): Promise<void> {
  const { outcome } = state
  if (outcome === 'open') return
  const at = platform.clock()
  await inUnit(platform, { member_id, at }, async (tx) => {
    // Locks in the order of a signature: the member, then the contract; a mandate's unpaid contributions cannot change
    // while it is signed.
    await lockMember(tx.db, member_id)
    const contract = await lockContract(tx.db, member_id)
    const payment = await findCardPayment(tx.db, member_id, card_payment_id)
    if (!payment || isOtherAmount(platform, payment, state)) return
    if (!(await endCardPayment(tx.db, member_id, card_payment_id, outcome, at))) return
    if (outcome !== 'paid') {
      await tx.audit(`card_payment.${outcome}`, { subject_id: card_payment_id })
      return
    }
    const receipts = await findChosen(tx.db, member_id, payment.receipt_ids, { forUpdate: true })
    const due = receipts.filter(({ status }) => status === 'declined')
    await markPaid(tx.db, { member_id, due, on: today(at) })
    if (due.length > 0) await discardCollectingMandates(tx.db, platform, member_id)
    const paid_cents = contributionsTotal(due)
    const paid = { member_id, due_cents: contract.amount_due_cents, paid_cents, on: today(at) }
    const { amount_due_cents, resumes_on } = await payOff(tx.db, paid)
    await tellOfPayment(tx, { payment, due, on: today(at) })
    await tx.audit('receipts.paid_by_card', {
      subject_id: card_payment_id,
      details: { amount_cents: payment.amount_cents, receipt_ids: due.map(({ id }) => id) },
    })
    if (due.length > 0)
      await tx.notify('contribution_paid', {
        amount_cents: contributionsTotal(due),
        ...(due.length === 1 ? { month: due[0]?.month } : {}),
      })

    const { email: to, locale, country, ...names } = await findCorrespondentOrThrow(tx.db, member_id)
    const resumes = resumes_on === null ? null : { on: resumes_on, at: resumesAt(contract.country) }
    const facts = {
      firstname: calledName(names),
      paid: due,
      returned_cents: payment.amount_cents - contributionsTotal(due),
      amount_due_cents,
      resumes,
      href: `${platform.config.public_url}/profile/receipts`,
    }
    await sendMail(tx.db, platform, {
      member_id,
      to,
      reader: { language: toLanguage(locale), country },
      letter: paidByCard(toLanguage(locale), facts),
    })
    await tx.announce('receipts')
    await tx.announce('profile')
  })
}

function isOtherAmount(
  { log }: SettlementDeps,
  { id: card_payment_id, amount_cents }: CardPaymentRow,
  { outcome, paid_cents }: PaymentState,
): boolean {
  if (outcome !== 'paid' || paid_cents === amount_cents) return false
  log.error({ card_payment_id, amount_cents, paid_cents }, 'a payment by card has another amount at its provider')
  return true
}

async function markPaid(
  db: Db,
  { member_id, due, on }: { member_id: string; due: readonly ReceiptRow[]; on: Day },
): Promise<void> {
  for (const { id: receipt_id } of due) await setPaid(db, { member_id, receipt_id, on, means: 'card' })
}

type SettledPayment = { payment: CardPaymentRow; due: readonly ReceiptRow[]; on: Day }

/** Separates receipts from those that a debit paid meanwhile, which the insurer gives back. */
async function tellOfPayment(tx: UnitOfWork, { payment, due, on }: SettledPayment): Promise<void> {
  const { id: card_payment_id, provider_reference, amount_cents, receipt_ids } = payment
  const of = { card_payment_id, provider_reference }
  const paid = due.map(({ id }) => id)
  if (paid.length > 0)
    await tx.publish({
      event: 'receipt.paid_by_card',
      ...of,
      receipt_ids: paid,
      amount_cents: contributionsTotal(due),
      paid_on: on,
    })
  const returned = receipt_ids.filter((id) => !paid.includes(id))
  if (amount_cents > contributionsTotal(due))
    await tx.publish({
      event: 'card_payment.to_return',
      ...of,
      receipt_ids: returned,
      amount_cents: amount_cents - contributionsTotal(due),
    })
}
