import type { MovedRequest } from '@coussinet/contract/integration/refund-requests.ts'
import { createUnit, type NotifyDeps } from '#modules/notifications/notifications.ts'
import type { Db } from '#platform/db/db.ts'
import type { AssessedLine, GivenAmount } from '../../cover/cover.ts'
import { findMovedRequest, getRequestOwner } from '../filed-requests/filed-request-view.ts'
import { correctDecision } from './correct-decision.ts'

type CorrectionInput = {
  lines: readonly AssessedLine[]
  amounts?: readonly GivenAmount[] | undefined
  reason: string
  at: Date
}

/** Corrects a decision for the insurer and returns the result; throws the errors of `correctDecision`. */
export async function applyCorrection(
  db: Db,
  platform: NotifyDeps,
  request_id: string,
  { lines, amounts = [], reason, at }: CorrectionInput,
): Promise<MovedRequest> {
  const { member_id } = await getRequestOwner(db, request_id)
  const tx = createUnit(db, platform, { member_id, at, actor: 'insurer' })
  await correctDecision(tx, { request_id, lines, amounts, reason })
  return findMovedRequest(db, { member_id, request_id, at })
}
