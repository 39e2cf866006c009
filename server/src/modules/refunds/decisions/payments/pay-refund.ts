import { type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { shownAccount } from '@coussinet/contract/domain/payments.ts'
import type { NotificationParams, UnitOfWork } from '#modules/notifications/notifications.ts'
import { findFrozenAt, findAccountInUse, paymentHold, type PaymentHold } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import type { Db, RowLock } from '#platform/db/db.ts'
import { maskedIban } from '#platform/text/mask.ts'
import { addMoves, animalsOfRequests, type LockedRequest, lockRequest, touchRequest } from '../../claims/claims.ts'
import { computeRefundBalance, findRefundsOfRequests, findRequestOfRefund, setPayment } from '../../cover/cover.ts'

type RefundAccount = { destination_iban: string | null; destination_holder: string | null }

export type PaymentDestination = {
  /** null: the member has no account yet */
  account: { iban: string; holder: string } | null
  hold: PaymentHold | null
}

/** Account of a refund, from its decision, else the current one; and whether payment is allowed (`forUpdate` locks). */
export async function findDestination(
  db: Db,
  member_id: string,
  { destination_iban: iban, destination_holder: holder }: RefundAccount,
  at: Date,
  { forUpdate = false }: RowLock = {},
): Promise<PaymentDestination> {
  const account = iban !== null && holder !== null ? { iban, holder } : await accountOfNow(db, member_id)
  return { account, hold: await paymentHold(db, { member_id, iban: account?.iban ?? null, at }, { forUpdate }) }
}

async function accountOfNow(db: Db, member_id: string): Promise<PaymentDestination['account']> {
  const account = await findAccountInUse(db, member_id)
  return account ? { iban: account.iban, holder: account.holder } : null
}

type PaymentInput = { refund_id: string; payment_date: Day }

/** Amount of a transfer, in cents; `is_last` if nothing is due for the request any more. */
type RecordedPayment = { amount_cents: number; is_last: boolean }

/** Reason why a refund cannot be marked as paid, in `params.refund` of the conflict. */
export type PaymentRefusal = 'not_accepted' | 'nothing_to_pay' | 'already_paid' | 'new_account' | 'frozen'

const unpayable = (reason: PaymentRefusal, more: Record<string, string> = {}) =>
  problem('conflict', { params: { refund: { reason, ...more } } })

/**
 * Records that a transfer was sent on that day; the last payment of a request completes it. The same day again changes
 * nothing. Throws `not_found`, `conflict` with the reason (`PaymentRefusal`), `validation_failed` for a day before the
 * decision or in the future.
 */
export async function payRefund(tx: UnitOfWork, { refund_id, payment_date }: PaymentInput): Promise<RecordedPayment> {
  const { db, member_id, at } = tx
  const request_id = await findRequestOfRefund(db, member_id, refund_id)
  // Before the request, as decisions lock the member: two transactions would wait for each other.
  await findFrozenAt(db, member_id, { forUpdate: true })
  const request = request_id === null ? undefined : await lockRequest(db, member_id, request_id)
  if (!request || request_id === null) throw problem('not_found')
  const refunds = await findRefundsOfRequests(db, member_id, [request_id])
  const refund = refunds.find((one) => one.refund_id === refund_id)
  if (!refund || request.status !== 'accepted') throw unpayable('not_accepted')
  const { due_cents, last_cents } = computeRefundBalance(refund)
  const amount_cents = refund.payment_date === null ? due_cents : refund.refunded_cents
  const is_last = refunds.every((one) => one.refund_id === refund_id || computeRefundBalance(one).due_cents === 0)
  if (amount_cents === 0) throw unpayable('nothing_to_pay')
  // A repetition refers to the same transfer.
  if (refund.payment_date === payment_date) return { amount_cents: last_cents, is_last }
  if (refund.payment_date !== null) throw unpayable('already_paid', { payment_date: refund.payment_date })
  const decided_on = toLocalDay(refund.decided_at)
  if (payment_date > toLocalDay(at)) throw fieldProblem('payment_date', 'date_future')
  if (payment_date < decided_on) throw fieldProblem('payment_date', 'schema.too_small', { min: decided_on })

  const { account, hold } = await findDestination(db, member_id, refund, at, { forUpdate: true })
  if (hold) throw unpayable(hold.reason, hold.until ? { until: hold.until.toISOString() } : {})
  await setPayment(db, { member_id, refund_id, payment_date, paid_at: at, ...(account ? { account } : {}) })
  await touchRequest(db, member_id, request_id, at)
  if (is_last) await addMoves(db, member_id, request_id, ['finished'], at)
  await tx.notify('refund_paid', {
    ...(await describePayment(tx, request, refund.animal_id)),
    care_kinds: refund.care_kinds,
    amount_cents,
    ...(account ? { account: shownAccount(maskedIban(account.iban)) } : {}),
    date: payment_date,
  })
  await tx.audit('refund.paid', { subject_id: refund_id, details: { payment_date, amount_cents } })
  await tx.announce('refunds', 'refund-requests')
  return { amount_cents, is_last }
}

/** Facts by which a member recognises a payment: its request and the animal. */
export async function describePayment(
  { db, member_id }: UnitOfWork,
  { request_id, tracking_reference, care_date }: LockedRequest,
  animal_id: string,
): Promise<NotificationParams> {
  const animals = await animalsOfRequests(db, member_id, [request_id])
  return {
    request_id,
    reference: tracking_reference ?? '',
    names: animals.filter((animal) => animal.animal_id === animal_id).map(({ name }) => name),
    ...(care_date === null ? {} : { care_date }),
  }
}
