import { toLanguage } from '@coussinet/contract/brand/language-of.ts'
import { resumesAt } from '@coussinet/contract/domain/cover.ts'
import { type Day, today } from '@coussinet/contract/domain/days.ts'
import { calledName } from '@coussinet/contract/domain/members.ts'
import { contributionsTotal } from '@coussinet/contract/domain/payments.ts'
import { type UnitOfWork, inUnit } from '#modules/notifications/notifications.ts'
import { findCorrespondentOrThrow, lockMember } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import { sendMail } from '#platform/outbox/outbox.ts'
import type { PaymentState } from '#platform/payments/provider.ts'
import type { Platform } from '#platform/portal.ts'
import { discardCollectingMandates } from '../../mandates/unsigned-mandates.ts'
import { lockContract } from '../lock-contract.ts'
import { payOff } from '../pay-off.ts'
import { paidByCard } from '../receipts.mails.ts'
import { findChosen, type ReceiptRow, setPaid } from '../receipts.store.ts'
import { type CardPaymentRow, findCardPayment, setStanding, updateCardPayment } from './card-payments.store.ts'
import { pickCovered } from './pick-covered.ts'
import { recordReturns } from './record-returns.ts'

type SettlementDeps = Pick<Platform, 'db' | 'clock' | 'config' | 'jobs' | 'log'>
export type CardPaymentKey = { member_id: string; card_payment_id: string }

const mostTries = 5

/**
 * Asks about a payment by `ask`, which returns null if there is nothing to ask, and records the answer; asks again if
 * another call recorded one meanwhile. Returns the payment, undefined for another member's.
 */
export async function syncPayment(
  platform: SettlementDeps,
  key: CardPaymentKey,
  ask: (payment: CardPaymentRow) => Promise<PaymentState> | null,
): Promise<CardPaymentRow | undefined> {
  const find = () => findCardPayment(platform.db, key.member_id, key.card_payment_id)
  for (let tries = 0; tries < mostTries; tries += 1) {
    const payment = await find()
    const state = payment && (await ask(payment))
    if (!payment || !state) return payment
    if (await settle(platform, key, state, payment.revision)) return find()
  }
  throw problem('unavailable')
}

/**
 * Records the provider's state of a payment, in a transaction of its own; repeating it changes nothing. A paid one
 * marks its contributions paid today, and lifts the suspension if nothing is due any more; money that went back since is
 * recorded too. Returns false, and records nothing, if the payment has changed since `revision`: the state may then be
 * older than what is recorded. A payment of another amount than the portal's own is logged as an error, and not settled.
 */
export async function settle(
  platform: SettlementDeps,
  key: CardPaymentKey,
  state: PaymentState,
  revision: number,
): Promise<boolean> {
  const { outcome } = state
  if (outcome === 'open' || outcome === 'unknown') return true
  const { member_id, card_payment_id } = key
  const at = platform.clock()
  return inUnit(platform, { member_id, at }, async (tx) => {
    // Locks in the order of a signature: the member, then the contract; a mandate's unpaid contributions cannot change
    // while it is signed.
    await lockMember(tx.db, member_id)
    const contract = await lockContract(tx.db, member_id)
    const payment = await findCardPayment(tx.db, member_id, card_payment_id)
    if (!payment || isOtherAmount(platform, payment, state)) return true
    if (payment.revision !== revision) return false
    if (outcome === 'paid') {
      // Money that comes in after the portal gave a payment up counts all the same.
      if (payment.status !== 'paid') await recordPayment(tx, platform, { payment, contract })
      await recordReturns(tx, { payment, state })
    } else if (payment.status === 'open') {
      await updateCardPayment(tx.db, key, { status: outcome, settled_at: at })
      await tx.audit(`card_payment.${outcome}`, { subject_id: card_payment_id })
    }
    return true
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

type PaymentOfContract = { payment: CardPaymentRow; contract: Awaited<ReturnType<typeof lockContract>> }

async function recordPayment(
  tx: UnitOfWork,
  platform: SettlementDeps,
  { payment, contract }: PaymentOfContract,
): Promise<void> {
  const { db, member_id, at } = tx
  const { id: card_payment_id } = payment
  const on = today(at)
  await updateCardPayment(db, { member_id, card_payment_id }, { status: 'paid', settled_at: at })
  const receipts = await findChosen(db, member_id, payment.receipt_ids, { forUpdate: true })
  // The insurer may have changed an amount while the provider's page was open.
  const due = pickCovered(
    receipts.filter(({ status }) => status === 'declined'),
    payment.amount_cents,
  )
  const due_ids = due.map(({ id }) => id)
  for (const receipt_id of due_ids) await setPaid(db, { member_id, receipt_id, on, means: 'card' })
  await setStanding(db, { member_id, card_payment_id }, due_ids, 'paid')
  if (due.length > 0) await discardCollectingMandates(db, platform, member_id)
  const paid_cents = contributionsTotal(due)
  const { amount_due_cents, resumes_on } = await payOff(db, {
    member_id,
    due_cents: contract.amount_due_cents,
    paid_cents,
    on,
  })
  await publishPayment(tx, { payment, due, on })
  await tx.audit('receipts.paid_by_card', {
    subject_id: card_payment_id,
    details: { amount_cents: payment.amount_cents, receipt_ids: due_ids },
  })
  if (due.length > 0)
    await tx.notify('contribution_paid', {
      amount_cents: paid_cents,
      ...(due.length === 1 ? { month: due[0]?.month } : {}),
    })

  const { email: to, locale, country, ...names } = await findCorrespondentOrThrow(db, member_id)
  const facts = {
    firstname: calledName(names),
    paid: due,
    returned_cents: payment.amount_cents - paid_cents,
    amount_due_cents,
    resumes: resumes_on === null ? null : { on: resumes_on, at: resumesAt(contract.country) },
    href: `${platform.config.public_url}/profile/receipts`,
  }
  await sendMail(db, platform, {
    member_id,
    to,
    reader: { language: toLanguage(locale), country },
    letter: paidByCard(toLanguage(locale), facts),
  })
  await tx.announce('receipts')
  await tx.announce('profile')
}

type SettledPayment = { payment: CardPaymentRow; due: readonly ReceiptRow[]; on: Day }

/** Separates what was paid from the money that pays nothing, which the insurer gives back. */
async function publishPayment(tx: UnitOfWork, { payment, due, on }: SettledPayment): Promise<void> {
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
