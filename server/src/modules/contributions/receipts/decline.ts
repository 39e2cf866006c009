import { addDays, type Day, today } from '@coussinet/contract/domain/days.ts'
import {
  cardNumber,
  type DeclineCode,
  declinedMeans,
  isRetried,
  shownAccount,
} from '@coussinet/contract/domain/payments.ts'
import type { NotificationParams, UnitOfWork } from '#modules/notifications/notifications.ts'
import { lockMember } from '#modules/policy/policy.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { maskedIban } from '#platform/text/mask.ts'
import { bankDayFrom } from '#platform/time/bank-days.ts'
import { setDebits } from '../contract-debits.store.ts'
import { type DebitAttempt, findDebitedMandate } from '../mandates/debits-in-time.ts'
import { findSignedMandates } from '../mandates/mandates.store.ts'
import { findDebitedCard } from '../payment-methods/payment-methods.store.ts'
import { lockContract } from './lock-contract.ts'
import { findAttempts, findChosen, setDeclined } from './receipts.store.ts'

const daysToSecondAttempt = 10
// domain rules §4.3: notice of a second attempt, by the contract
const daysOfNotice = 5

type Decline = {
  receipt_id: string
  code: DeclineCode
  /** day of the attempt */ on: Day
  /** day of the insurer's next attempt; by the rule if it is not given */ next_attempt_on?: Day | null | undefined
}

/**
 * Records that a contribution was declined, or taken back later, as the bank or the card provider reports, in the
 * caller's transaction. Plans one second attempt if that can succeed. Reporting the same attempt twice changes nothing
 * and returns false. Throws `not_found` for another member's, `conflict` for a future attempt.
 */
export async function declineDebit(
  tx: UnitOfWork,
  { receipt_id, code, on, next_attempt_on: announcedAttempt }: Decline,
): Promise<boolean> {
  const { db, member_id, at } = tx
  // Locks in the order of a card payment: the member, then the contract.
  await lockMember(db, member_id)
  const contract = await lockContract(db, member_id)
  const [receipt] = await findChosen(db, member_id, [receipt_id], { forUpdate: true })
  if (!receipt) throw problem('not_found')
  if (on > today(at)) throw problem('conflict')
  const attempts = await findAttempts(db, member_id, receipt_id)
  const declined = attempts.filter(({ outcome }) => outcome === 'declined')
  if (declined.some((attempt) => attempt.on === on)) return false

  const { month, amount_cents, status, payment_date } = receipt
  const by_rule = isRetried(code) && declined.length === 0 ? secondAttempt(on, today(at)) : null
  const next_attempt_on = announcedAttempt === undefined ? by_rule : announcedAttempt
  await setDeclined(db, {
    member_id,
    receipt_id,
    on,
    means: declinedMeans(code),
    decline_code: code,
    next_attempt_on,
  })
  if (status !== 'declined')
    await setDebits(db, member_id, { amount_due_cents: contract.amount_due_cents + amount_cents })
  await tx.audit('receipt.declined', { subject_id: receipt_id, details: { code, on, next_attempt_on } })
  const params = {
    receipt_id,
    reason: code,
    month,
    amount_cents,
    // A payment that the bank takes back was debited on its own day.
    ...(await refusedBy(db, member_id, code, { on: payment_date ?? on, month, tried_on: attempts[0]?.on ?? null })),
    ...(next_attempt_on === null ? {} : { next_date: next_attempt_on }),
  }
  await tx.notify('debit_declined', params)
  await tx.announce('receipts', 'payment-methods', 'profile')
  return true
}

async function refusedBy(
  db: Db,
  member_id: string,
  code: DeclineCode,
  debit: DebitAttempt,
): Promise<NotificationParams> {
  if (declinedMeans(code) === 'card') {
    const card = await findDebitedCard(db, member_id, debit.on)
    return card ? { card: cardNumber(card) } : {}
  }
  const mandate = findDebitedMandate(await findSignedMandates(db, member_id), debit)
  return mandate ? { account: shownAccount(maskedIban(mandate.iban)) } : {}
}

/** The bank day for it, or a later one if the bank answered late, because it is announced first. */
function secondAttempt(on: Day, today: Day): Day {
  const planned = addDays(on, daysToSecondAttempt)
  const announced = addDays(today, daysOfNotice)
  return bankDayFrom(planned > announced ? planned : announced)
}
