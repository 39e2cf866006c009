import { type Day, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { shownAccount } from '@coussinet/contract/domain/payments.ts'
import type { FieldCode } from '@coussinet/contract/domain/problems.ts'
import type { InsurerTransition } from '@coussinet/contract/integration/refund-requests.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { findFrozenAt, findInsuredAnimals } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { maskedIban } from '#platform/text/mask.ts'
import {
  awaitedOfRequests,
  insertAwaited,
  type MemberQuestion,
  requestsAwaitingIcad,
  missingOfAnswer,
  sendAnswer,
  addMoves,
  animalsOfRequests,
  type LockedRequest,
  lockRequest,
  touchRequest,
  mayMove,
  transitionRequest,
} from '../claims/claims.ts'
import {
  type AssessedLine,
  computeRefundBalance,
  findRefundsOfRequests,
  findRequestOfRefund,
  setPayment,
} from '../cover/cover.ts'
import { findDocuments, judgeDocuments } from '../documents/documents.ts'
import { decide } from './decide.ts'
import { lockForDecision } from './decision-evidence.ts'
import { findDestination } from './statements/destination.ts'

export type RequestMove = Omit<InsurerTransition, 'lines'> & { request_id: string; lines?: AssessedLine[] | undefined }

/**
 * Applies a status change of the insurer. `accepted` computes the refunds from the assessed lines; if all are 0 the
 * request is rejected. Throws `not_found`, `conflict` with the current status for a forbidden move, `validation_failed`
 * for missing input.
 */
export async function moveRequest(tx: UnitOfWork, move: RequestMove): Promise<void> {
  const { db, member_id } = tx
  const { request_id, to, awaited = [], lines = [], amounts, first_symptoms_on, rejection } = move
  if (to === 'accepted' || to === 'rejected') await lockForDecision(db, member_id)
  const request = await lockRequest(db, member_id, request_id)
  if (!request) throw problem('not_found')
  if (!mayMove(request.status, to, 'insurer'))
    throw problem('conflict', { params: { status: { current: request.status } } })
  if (to === 'processing') return transitionRequest(tx, { request, to })
  if (to === 'action-required') return requestDocuments(tx, request, awaited)
  const decision = { request, lines, amounts, first_symptoms_on }
  if (to === 'accepted') {
    if (lines.length === 0) throw problem('validation_failed', { errors: { lines: ['required'] } })
    return decide(tx, decision)
  }
  if (!rejection) throw problem('validation_failed', { errors: { rejection: ['required'] } })
  return decide(tx, { ...decision, rejection: rejection.code })
}

type PaymentInput = { refund_id: string; payment_date: Day }

/** Amount of a transfer, in cents; `is_last` if nothing is due for the request any more. */
type RecordedPayment = { amount_cents: number; is_last: boolean }

/** Reason why a refund cannot be marked as paid, in `params.refund` of the conflict. */
export type PaymentRefusal = 'not_accepted' | 'nothing_to_pay' | 'already_paid' | 'new_account' | 'frozen'

const unpayable = (reason: PaymentRefusal, more: Record<string, string> = {}) =>
  problem('conflict', { params: { refund: { reason, ...more } } })

/**
 * Records that a transfer was sent on that day; the last payment of a request completes it. The same day again changes nothing. Throws `not_found`, `conflict` with the reason (`PaymentRefusal`), `validation_failed` for a day before the decision or in the future.
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
  const animals = await animalsOfRequests(db, member_id, [request_id])
  await tx.notify('refund_paid', {
    request_id,
    reference: request.tracking_reference ?? '',
    names: animals.filter(({ animal_id }) => animal_id === refund.animal_id).map(({ name }) => name),
    ...(request.care_date === null ? {} : { care_date: request.care_date }),
    care_kinds: refund.care_kinds,
    amount_cents,
    ...(account ? { account: shownAccount(maskedIban(account.iban)) } : {}),
    date: payment_date,
  })
  await tx.audit('refund.paid', { subject_id: refund_id, details: { payment_date, amount_cents } })
  await tx.announce('refunds', 'refund-requests')
  return { amount_cents, is_last }
}

/** Continues requests that were waiting only for an identification number that an animal now has. */
export async function resumeRequestsAwaitingIcad(tx: UnitOfWork, animal_id: string): Promise<void> {
  const { db, member_id } = tx
  for (const request_id of await requestsAwaitingIcad(db, member_id, animal_id)) {
    const request = await lockRequest(db, member_id, request_id)
    const isComplete = missingOfAnswer(await awaitedOfRequests(db, member_id, [request_id])).length === 0
    if (request?.status === 'action-required' && isComplete) await sendAnswer(tx, request)
    else await tx.announce('refund-requests')
  }
}

/** Asks the member for documents, or for an animal's number; throws `validation_failed` for a question that cannot be answered. */
async function requestDocuments(tx: UnitOfWork, request: LockedRequest, questions: MemberQuestion[]): Promise<void> {
  const { db, member_id } = tx
  const { request_id } = request
  await refuseUnanswerable(db, member_id, request_id, questions)
  const animals = await animalsOfRequests(db, member_id, [request_id])
  // The move closes earlier questions, so the new ones are inserted after it.
  await transitionRequest(tx, {
    request,
    to: 'action-required',
    params: {
      date: questions.map(({ due_on }) => due_on).toSorted()[0] ?? '',
      asked: questions.map(({ reason_code, animal_id }) => ({
        reason: reason_code,
        name: animals.find((animal) => animals.length === 1 || animal.animal_id === animal_id)?.name,
      })),
    },
    details: { asked: questions.map(({ reason_code }) => reason_code) },
  })
  await insertAwaited(db, member_id, request_id, questions)
  await refuseReplaced(db, member_id, request_id, questions)
}

async function refuseUnanswerable(
  db: Db,
  member_id: string,
  request_id: string,
  questions: MemberQuestion[],
): Promise<void> {
  if (questions.length === 0) throw problem('validation_failed', { errors: { awaited: ['required'] } })
  const animal_ids = (await animalsOfRequests(db, member_id, [request_id])).map(({ animal_id }) => animal_id)
  const animals = await findInsuredAnimals(db, member_id, animal_ids)
  questions.forEach(({ type, animal_id, reason_code }, index) => {
    const animal = animals.find((one) => one.animal_id === animal_id)
    const isNumber = reason_code === 'missing_icad'
    const wrong = (field: string, key: FieldCode) =>
      problem('validation_failed', { errors: { [`awaited.${index}.${field}`]: [key] } })
    if (isNumber !== (type === null)) throw wrong('type', isNumber ? 'schema.invalid_type' : 'required')
    if (animal_id === null && (isNumber || type === 'care-sheet')) throw wrong('animal_id', 'required')
    if (animal_id !== null && !animal) throw wrong('animal_id', 'schema.invalid_type')
    if (isNumber && animal?.icad) throw wrong('reason_code', 'schema.invalid_type')
  })
}

/** Refuses the documents that are requested again, so that the member sees which one, and why (RDY-03). */
async function refuseReplaced(
  db: Db,
  member_id: string,
  request_id: string,
  questions: MemberQuestion[],
): Promise<void> {
  const files = await findDocuments(db, member_id, 'request', [request_id])
  for (const { type, animal_id, reason_code } of questions) {
    const file_ids = files
      .filter((file) => file.type === type && (animal_id === null || file.animal_id === animal_id))
      .map(({ file_id }) => file_id)
    await judgeDocuments(db, { member_id, request_id, file_ids, status: 'refused', refusal_code: reason_code })
  }
}
