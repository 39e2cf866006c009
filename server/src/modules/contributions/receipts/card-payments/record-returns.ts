import { today } from '@coussinet/contract/domain/days.ts'
import { contributionsTotal } from '@coussinet/contract/domain/payments.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import type { PaymentState } from '#platform/payments/provider.ts'
import { setDebits } from '../../contract-debits.store.ts'
import { lockContract } from '../lock-contract.ts'
import { payOff } from '../pay-off.ts'
import { findAttempts, findChosen, type ReceiptRow, setDeclined, setPaid } from '../receipts.store.ts'
import { type CardPaymentRow, findStanding, setStanding, updateCardPayment } from './card-payments.store.ts'
import { pickCovered } from './pick-covered.ts'

/** share of a payment from which a dispute takes back the whole */
const nearlyAll = 0.97

type ReturnsInput = { payment: CardPaymentRow; state: PaymentState }

/**
 * Records money of a paid payment that went back since, in the caller's transaction, under the lock of the contract. A
 * refund is the insurer's own act: it changes no contribution. A dispute takes the money back, so that its contributions
 * are due again; one that is won pays those that are still due, and the insurer hears of the rest, to return. Disputes
 * count by their total: what they cover together is taken back, and stays taken back while another one covers it.
 */
export async function recordReturns(tx: UnitOfWork, { payment, state }: ReturnsInput): Promise<void> {
  const { refunded_cents, disputed_cents } = state
  const refunded = refunded_cents - payment.refunded_cents
  const disputed = disputed_cents - payment.disputed_cents
  if (refunded === 0 && disputed === 0) return
  const key = { member_id: tx.member_id, card_payment_id: payment.id }
  if (payment.status === 'paid' && payment.revision === 0)
    await setStanding(tx.db, key, await findPaidFormerly(tx, payment), 'paid')
  await updateCardPayment(tx.db, key, { refunded_cents, disputed_cents })
  if (refunded !== 0) await recordRefund(tx, payment, { refunded_cents, more: refunded })
  if (disputed > 0) await recordDispute(tx, payment, { disputed_cents, more: disputed })
  if (disputed < 0) await recordWonDispute(tx, payment, { disputed_cents, less: -disputed })
}

/**
 * Contributions that a payment settled by release 0.2, which recorded no standing and raised no revision, still pays:
 * their last attempt is a card's.
 */
async function findPaidFormerly({ db, member_id }: UnitOfWork, { receipt_ids }: CardPaymentRow): Promise<string[]> {
  const paid: string[] = []
  for (const receipt_id of receipt_ids) {
    const last = (await findAttempts(db, member_id, receipt_id)).at(-1)
    if (last?.means === 'card' && last.outcome === 'paid') paid.push(receipt_id)
  }
  return paid
}

const named = ({ id: card_payment_id, provider_reference }: CardPaymentRow) => ({ card_payment_id, provider_reference })

async function recordRefund(
  tx: UnitOfWork,
  payment: CardPaymentRow,
  { refunded_cents, more }: { refunded_cents: number; more: number },
): Promise<void> {
  const { id: subject_id, receipt_ids, amount_cents } = payment
  await tx.audit('card_payment.refunded', { subject_id, details: { refunded_cents } })
  if (more > 0) await tx.notify('card_payment_refunded', { amount_cents: more })
  else await tx.notify('card_payment_refund_failed', { amount_cents: -more })
  await tx.publish({ event: 'card_payment.refunded', ...named(payment), receipt_ids, amount_cents, refunded_cents })
}

async function recordDispute(
  tx: UnitOfWork,
  payment: CardPaymentRow,
  { disputed_cents, more: amount_cents }: { disputed_cents: number; more: number },
): Promise<void> {
  const { db, member_id, at } = tx
  const key = { member_id, card_payment_id: payment.id }
  const paid = await findReceipts(tx, await findStanding(db, key, 'paid'))
  const before = await findReceipts(tx, await findStanding(db, key, 'disputed'))
  const taken = isNearlyAll(payment, disputed_cents)
    ? paid
    : pickCovered(paid.toReversed(), disputed_cents - contributionsTotal(before))
  // The insurer may have reported it first: then it is due already.
  const due = taken.filter(({ status }) => status === 'paid')
  for (const { id: receipt_id } of due)
    await setDeclined(db, {
      member_id,
      receipt_id,
      on: today(at),
      means: 'card',
      decline_code: 'card_disputed',
      next_attempt_on: null,
    })
  await setStanding(db, key, idsOf(taken), 'disputed')
  const { amount_due_cents } = await lockContract(db, member_id)
  await setDebits(db, member_id, { amount_due_cents: amount_due_cents + contributionsTotal(due) })
  await tx.audit('card_payment.disputed', {
    subject_id: payment.id,
    details: { amount_cents, receipt_ids: idsOf(taken) },
  })
  if (due.length > 0) await tx.notify('card_payment_disputed', paramsOf(due))
  await tx.announce('receipts', 'payment-methods', 'profile')
  await tx.publish({ event: 'card_payment.disputed', ...named(payment), receipt_ids: idsOf(taken), amount_cents })
}

async function recordWonDispute(
  tx: UnitOfWork,
  payment: CardPaymentRow,
  { disputed_cents, less: amount_cents }: { disputed_cents: number; less: number },
): Promise<void> {
  const { db, member_id, at } = tx
  const key = { member_id, card_payment_id: payment.id }
  const before = await findReceipts(tx, await findStanding(db, key, 'disputed'))
  const still = isNearlyAll(payment, disputed_cents) ? before : pickCovered(before.toReversed(), disputed_cents)
  const back = before.filter((receipt) => !still.includes(receipt))
  const due = back.filter(({ status }) => status === 'declined')
  const returned = back.filter(({ status }) => status !== 'declined')
  const on = today(at)
  for (const { id: receipt_id } of due) await setPaid(db, { member_id, receipt_id, on, means: 'card' })
  await setStanding(db, key, idsOf(due), 'paid')
  await setStanding(db, key, idsOf(returned), null)
  const { amount_due_cents: due_cents } = await lockContract(db, member_id)
  await payOff(db, { member_id, due_cents, paid_cents: contributionsTotal(due), on })
  await tx.audit('card_payment.dispute_won', {
    subject_id: payment.id,
    details: { amount_cents, receipt_ids: idsOf(due) },
  })
  if (due.length > 0) await tx.notify('card_payment_restored', paramsOf(due))
  await tx.announce('receipts', 'payment-methods', 'profile')
  await tx.publish({ event: 'card_payment.dispute_won', ...named(payment), receipt_ids: idsOf(due), amount_cents })
  if (returned.length > 0)
    await tx.publish({
      event: 'card_payment.to_return',
      ...named(payment),
      receipt_ids: idsOf(returned),
      amount_cents: contributionsTotal(returned),
    })
}

/** A dispute in another currency than the charge differs from it by some cents, and yet takes the whole. */
const isNearlyAll = ({ amount_cents }: CardPaymentRow, disputed_cents: number) =>
  disputed_cents >= amount_cents * nearlyAll

const idsOf = (receipts: readonly ReceiptRow[]) => receipts.map(({ id }) => id)

const paramsOf = (receipts: readonly ReceiptRow[]) => ({
  amount_cents: contributionsTotal(receipts),
  ...(receipts.length === 1 ? { receipt_id: receipts[0]?.id, month: receipts[0]?.month } : {}),
})

const findReceipts = async ({ db, member_id }: UnitOfWork, receipt_ids: readonly string[]) =>
  receipt_ids.length === 0 ? [] : findChosen(db, member_id, receipt_ids, { forUpdate: true })
