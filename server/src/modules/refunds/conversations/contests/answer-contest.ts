import { companyOf } from '@coussinet/contract/company.ts'
import type { ContestAnswer } from '@coussinet/contract/integration/contests.ts'
import { notify, type NotifyDeps } from '#modules/notifications/notifications.ts'
import { problem } from '#platform/core/problem.ts'
import type { Db } from '#platform/db/db.ts'
import { announce } from '#platform/db/events.ts'
import { audit } from '#platform/records/audit.ts'
import { lockRequest, noteChange } from '../../claims/requests/refund-requests.store.ts'
import { requestFacts } from '../../claims/requests/request-facts.ts'
import { correctDecision } from '../../decisions/corrections/correct-decision.ts'
import { getContestedRequest, getContest } from './contest-view.ts'
import { findAnyContest, findContest, writeOutcome } from './contests.store.ts'

type Answering = ContestAnswer & { contest_id: string; at: Date }

/**
 * Answers a contest, in the caller's transaction: the decision is upheld, or made anew by the function that corrects any other,
 * so that the difference is paid like one; the member is told by one letter. Throws `not_found`, `conflict` with the current
 * status where it is answered, and what a correction throws.
 */
export async function answerContest(
  db: Db,
  platform: NotifyDeps,
  { contest_id, status, text, lines, amounts, at }: Answering,
): Promise<void> {
  const found = await findAnyContest(db, contest_id)
  if (!found) throw problem('not_found')
  const { member_id, request_id } = found
  await lockRequest(db, member_id, request_id)
  const contest = await findContest(db, member_id, contest_id)
  if (!contest) throw problem('not_found')
  if (contest.status !== 'pending') throw problem('conflict', { params: { contest: { current: contest.status } } })

  const reader = { member_id, locale: 'fr', now: at }
  const { country } = await getContestedRequest(db, reader, request_id)
  const params = {
    mediator: companyOf(country).mediator,
    date: (await getContest(db, reader, contest_id)).mediator_until,
  }
  if (status !== 'upheld' && lines)
    await correctDecision(db, platform, {
      member_id,
      request_id,
      lines,
      ...(amounts ? { amounts } : {}),
      reason: text,
      at,
      told: { kind: 'contest_changed', params },
    })
  else {
    await noteChange(db, member_id, request_id, at)
    const told = await requestFacts(db, member_id, request_id, at)
    await notify(db, platform, { member_id, kind: 'contest_upheld', params: { ...told, ...params, note: text }, at })
  }
  const outcome_decision = (await getContestedRequest(db, reader, request_id)).decisions.length - 1
  const outcome = { status, answered_at: at, outcome_text: text, outcome_decision }
  if (!(await writeOutcome(db, member_id, contest_id, outcome))) throw problem('conflict')
  await audit(db, {
    member_id,
    action: 'refund_request.contest_answered',
    subject_id: request_id,
    details: { contest_id, status },
    at,
    actor: 'insurer',
  })
  await announce(db, member_id, 'refund-requests')
}
