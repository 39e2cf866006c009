import { type Day, toLocalDay, today } from '@coussinet/contract/domain/days.ts'
import type { FiledForMember, MemberRequest } from '@coussinet/contract/integration/filed-for-member.ts'
import type { InsurerTransition, MovedRequest } from '@coussinet/contract/integration/refund-requests.ts'
import { createUnit, type NotifyDeps } from '#modules/notifications/notifications.ts'
import { findInsuredAnimals } from '#modules/policy/policy.ts'
import { fieldProblem, problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Db } from '#platform/db/db.ts'
import {
  changeDraft,
  newTrackingReference,
  insertDraft,
  lockRequest,
  getRequest,
  transitionRequest,
} from '../../claims/claims.ts'
import { findContractCover, type RequestReader } from '../../cover/cover.ts'
import { moveRequest } from '../request-moves.ts'
import { findMovedRequest, getRequestOwner } from './filed-request-view.ts'

type FilingInput = { reader: RequestReader; asked: Omit<MemberRequest, 'nevg'>; client_id: string }

/**
 * Files a request that reached the insurer on paper or by telephone, in the caller's transaction: the member's own steps without the
 * documents, which follow. The time to answer counts from the day of receipt. Throws `conflict` before the contract begins,
 * `validation_failed` at the field.
 */
export async function fileForMember(
  db: Db,
  platform: NotifyDeps,
  { reader, asked: { channel, received_on, ...asked }, client_id }: FilingInput,
): Promise<Omit<FiledForMember, 'nevg'>> {
  const { member_id, now: at } = reader
  if (received_on > toLocalDay(at)) throw fieldProblem('received_on', 'date_future')
  if (asked.care_date > received_on) throw fieldProblem('received_on', 'date_order')
  await findContractCover(db, member_id)
  const animals = await findInsuredAnimals(db, member_id, asked.animal_ids, { forUpdate: true })
  if (animals.length !== new Set(asked.animal_ids).size) throw fieldProblem('animal_ids', 'unknown_animal')
  const request_id = newId()
  await insertDraft(db, { member_id, request_id, at })
  const tx = createUnit(db, platform, { member_id, at, actor: 'insurer' })
  await tx.audit('refund_request.created', { subject_id: request_id, details: { client_id, channel } })
  const filed_at = receiptOf(received_on, at)
  // A letter that came in time is not late because it is entered later.
  await changeDraft(tx, { ...reader, now: filed_at }, request_id, asked)
  const request = await lockRequest(db, member_id, request_id)
  if (!request) throw problem('not_found')
  const tracking_reference = newTrackingReference(received_on)
  await transitionRequest(tx, {
    request,
    to: 'pending',
    filed_at,
    columns: { tracking_reference, submitted_at: filed_at, channel, received_on },
    params: { channel },
    details: { tracking_reference, client_id, channel },
  })
  const view = await getRequest(db, reader, request_id)
  return {
    id: request_id,
    status: 'pending',
    tracking_reference,
    care_date: view.care_date,
    cause: view.cause,
    submitted_at: filed_at.toISOString(),
    changed_at: at.toISOString(),
    expected_by: view.expected_by,
  }
}

/** Time of a receipt of which only the day is known. */
const receiptOf = (received_on: Day, at: Date): Date =>
  received_on === toLocalDay(at) ? at : new Date(`${received_on}T12:00:00Z`)

/**
 * Applies a status change of the insurer and returns the result. Throws `not_found`, `conflict` with the current status,
 * `validation_failed` at fields that are missing or do not belong to the request.
 */
export async function applyInsurerMove(
  db: Db,
  platform: NotifyDeps,
  request_id: string,
  move: InsurerTransition,
  at: Date,
): Promise<MovedRequest> {
  const { member_id } = await getRequestOwner(db, request_id)
  refuseDays(move, today(at))
  await moveRequest(createUnit(db, platform, { member_id, at, actor: 'insurer' }), { ...move, request_id })
  return findMovedRequest(db, { member_id, request_id, at })
}

function refuseDays({ awaited = [], first_symptoms_on }: InsurerTransition, day: Day): void {
  if (first_symptoms_on && first_symptoms_on > day) throw fieldProblem('first_symptoms_on', 'date_future')
  // The hourly job would reject a question whose last day has passed.
  const late = awaited.findIndex(({ due_on }) => due_on < day)
  if (late >= 0) throw fieldProblem(`awaited.${late}.due_on`, 'schema.too_small', { min: day })
}
