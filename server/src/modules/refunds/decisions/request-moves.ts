import type { FieldCode } from '@coussinet/contract/domain/problems.ts'
import type { InsurerTransition } from '@coussinet/contract/integration/refund-requests.ts'
import type { UnitOfWork } from '#modules/notifications/notifications.ts'
import { findInsuredAnimals } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import {
  animalsOfRequests,
  awaitedOfRequests,
  insertAwaited,
  type LockedRequest,
  lockRequest,
  settleIcadQuestions,
  mayMove,
  type MemberQuestion,
  missingOfAnswer,
  requestsAwaitingIcad,
  sendAnswer,
  transitionRequest,
} from '../claims/claims.ts'
import { type AssessedLine, symptomsRefusal } from '../cover/cover.ts'
import { findDocuments, judgeDocuments } from '../documents/documents.ts'
import { decide } from './decide.ts'
import { lockForDecision } from './decision-evidence.ts'

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
  if (symptomsRefusal({ care_date: request.care_date, first_symptoms_on }))
    throw fieldProblem('first_symptoms_on', 'symptoms_after_care')
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

/** Closes the questions for an identification number that an animal now has, and continues requests that waited for it alone. */
export async function resumeRequestsAwaitingIcad(tx: UnitOfWork, animal_id: string): Promise<void> {
  const { db, member_id, at } = tx
  for (const request_id of await requestsAwaitingIcad(db, member_id, animal_id)) {
    const request = await lockRequest(db, member_id, request_id)
    await settleIcadQuestions(db, { member_id, request_id, animal_id, at })
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
