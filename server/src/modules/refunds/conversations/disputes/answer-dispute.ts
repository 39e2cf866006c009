import { getCompany } from '@coussinet/contract/company.ts'
import type { DisputeAnswer } from '@coussinet/contract/integration/disputes.ts'
import { notify, type NotifyDeps } from '#modules/notifications/notifications.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { announce } from '#platform/db/events.ts'
import { audit } from '#platform/records/audit.ts'
import { lockRequest, noteChange } from '../../claims/requests/refund-requests.store.ts'
import { requestFacts } from '../../claims/requests/request-facts.ts'
import { correctDecision } from '../../decisions/corrections/correct-decision.ts'
import { getDisputedRequest, getDispute } from './dispute-view.ts'
import { findAnyDispute, findDispute, writeOutcome } from './disputes.store.ts'

type DisputeAnswerInput = DisputeAnswer & { dispute_id: string; at: Date }

/**
 * Answers a dispute, in the caller's transaction: the decision is upheld, or made anew by the function that corrects any other,
 * so that the difference is paid like one; the member is told by one letter. Throws `not_found`, `conflict` with the current
 * status where it is answered, and what a correction throws.
 */
export async function answerDispute(
  db: Db,
  platform: NotifyDeps,
  { dispute_id, status, text, lines, amounts, at }: DisputeAnswerInput,
): Promise<void> {
  const found = await findAnyDispute(db, dispute_id)
  if (!found) throw problem('not_found')
  const { member_id, request_id } = found
  await lockRequest(db, member_id, request_id)
  const dispute = await findDispute(db, member_id, dispute_id)
  if (!dispute) throw problem('not_found')
  if (dispute.status !== 'pending') throw problem('conflict', { params: { dispute: { current: dispute.status } } })

  const reader = { member_id, locale: 'fr', now: at }
  const { country } = await getDisputedRequest(db, reader, request_id)
  const params = {
    mediator: getCompany(country).mediator,
    date: (await getDispute(db, reader, dispute_id)).mediator_until,
  }
  if (status !== 'upheld' && lines)
    await correctDecision(db, platform, {
      member_id,
      request_id,
      lines,
      ...(amounts ? { amounts } : {}),
      reason: text,
      at,
      told: { kind: 'dispute_changed', params },
    })
  else {
    await noteChange(db, member_id, request_id, at)
    const told = await requestFacts(db, member_id, request_id, at)
    await notify(db, platform, { member_id, kind: 'dispute_upheld', params: { ...told, ...params, note: text }, at })
  }
  const outcome_decision = (await getDisputedRequest(db, reader, request_id)).decisions.length - 1
  const outcome = { status, answered_at: at, outcome_text: text, outcome_decision }
  if (!(await writeOutcome(db, member_id, dispute_id, outcome))) throw problem('conflict')
  await audit(db, {
    member_id,
    action: 'refund_request.dispute_answered',
    subject_id: request_id,
    details: { dispute_id, status },
    at,
    actor: 'insurer',
  })
  await announce(db, member_id, 'refund-requests')
}
