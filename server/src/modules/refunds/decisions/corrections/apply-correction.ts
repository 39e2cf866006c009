import type { MovedRequest } from '@coussinet/contract/integration/refund-requests.ts'
import type { NotifyDeps } from '#modules/notifications/notifications.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import type { AssessedLine } from '../../cover/assessment/assess.ts'
import type { GivenAmount } from '../../cover/assessment/given-amount.ts'
import { findMovedRequest, getRequestOwner } from '../filed-requests/filed-request-view.ts'
import { findOwnerOfRefund } from '../filed-requests/filed-requests.store.ts'
import { correctDecision } from './correct-decision.ts'
import { returnPayment } from './return-payment.ts'

type CorrectionInput = {
  lines: readonly AssessedLine[]
  amounts?: readonly GivenAmount[] | undefined
  reason: string
  at: Date
}

/** Corrects a decision as the insurer asks, and tells where it led; throws what `correctDecision` throws. */
export async function applyCorrection(
  db: Db,
  platform: NotifyDeps,
  request_id: string,
  { lines, amounts = [], reason, at }: CorrectionInput,
): Promise<MovedRequest> {
  const { member_id } = await getRequestOwner(db, request_id)
  await correctDecision(db, platform, { member_id, request_id, lines, amounts, reason, at })
  return findMovedRequest(db, { member_id, request_id, at })
}

/** Takes a transfer back that the bank returned; throws what `returnPayment` throws. */
export async function applyReturn(
  db: Db,
  platform: NotifyDeps,
  { refund_id, returned_on, at }: { refund_id: string; returned_on: string; at: Date },
): Promise<void> {
  const member_id = await findOwnerOfRefund(db, refund_id)
  if (member_id === null) throw problem('not_found')
  await returnPayment(db, platform, { member_id, refund_id, returned_on, at })
}
