import { type Day, today } from '@coussinet/contract/domain/days.ts'
import type { InsurerTransition, MovedRequest } from '@coussinet/contract/integration/refund-requests.ts'
import { createUnit, type NotifyDeps } from '#modules/notifications/notifications.ts'
import { fieldProblem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { moveRequest } from '../request-moves.ts'
import { findMovedRequest, getRequestOwner } from './filed-request-view.ts'

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
  const { to, awaited, lines, amounts, first_symptoms_on, rejection } = move
  await moveRequest(createUnit(db, platform, { member_id, at, actor: 'insurer' }), {
    request_id,
    to,
    ...(awaited ? { awaited } : {}),
    ...(lines ? { lines } : {}),
    ...(amounts ? { amounts } : {}),
    ...(first_symptoms_on === undefined ? {} : { first_symptoms_on }),
    ...(rejection ? { rejection } : {}),
  })
  return findMovedRequest(db, { member_id, request_id, at })
}

function refuseDays({ awaited = [], first_symptoms_on }: InsurerTransition, day: Day): void {
  if (first_symptoms_on && first_symptoms_on > day) throw fieldProblem('first_symptoms_on', 'date_future')
  // The hourly job would reject a question whose last day has passed.
  const late = awaited.findIndex(({ due_on }) => due_on < day)
  if (late >= 0) throw fieldProblem(`awaited.${late}.due_on`, 'schema.too_small', { min: day })
}
