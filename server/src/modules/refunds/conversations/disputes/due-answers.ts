import { getCompany } from '@coussinet/contract/company.ts'
import { addDays, daysBetween, toLocalDay } from '@coussinet/contract/domain/days.ts'
import { findEventSince } from '#modules/events/events.ts'
import { inUnit, type NotifyDeps, walkStart, type UnitOfWork } from '#modules/notifications/notifications.ts'
import { eachAlone } from '#platform/db/each-alone.ts'
import { readRows } from '#platform/db/read-pages.ts'
import type { Platform } from '#platform/portal.ts'
import { findRequests, lockRequest, requestFacts } from '../../claims/claims.ts'
import { disputeClock } from '../../decisions/decisions.ts'
import { findDispute, findPendingDisputes, type PendingDispute } from './disputes.store.ts'

const batch = 200
/** Days before the last one on which the insurer is reminded that its answer is due. */
const remindedBefore = 7
// The shortest time that a law gives is a month (`complaintTerms`), and February is the shortest one.
const shortestTime = 28
const day = 86_400_000

type DueAnswerDeps = Pick<Platform, 'db'> & NotifyDeps

/**
 * Tells the insurer about disputes whose answer is due in a week, and about overdue ones; then also the member, with the day from which
 * they can turn to the mediator. Each is sent once, even if the job runs twice, late or on two nodes; one that fails holds up no other.
 */
export async function tellDueAnswers(platform: DueAnswerDeps): Promise<void> {
  const at = platform.clock()
  const until = new Date(at.getTime() - (shortestTime - remindedBefore - 1) * day)
  const disputes = readRows<PendingDispute>(batch, (last) => {
    const after = last ? { member_id: last.member_id, subject_id: last.dispute_id } : walkStart
    return findPendingDisputes(platform.db, { until, after, limit: batch })
  })
  await eachAlone(disputes, ({ member_id, dispute_id, request_id }) =>
    inUnit(platform, { member_id, at, actor: 'system' }, (tx) => tellDue(tx, { dispute_id, request_id })),
  )
}

type DueDispute = { dispute_id: string; request_id: string }

async function tellDue(tx: UnitOfWork, { dispute_id, request_id }: DueDispute): Promise<void> {
  const { db, member_id, at } = tx
  // An answer locks the request too: a dispute that was answered meanwhile is not overdue.
  await lockRequest(db, member_id, request_id)
  const dispute = await findDispute(db, member_id, dispute_id)
  const [request] = await findRequests(db, member_id, { request_id })
  if (dispute?.status !== 'pending' || !request) return
  const today = toLocalDay(at)
  const { answer_by, late_days, mediator_from } = disputeClock({
    disputed_on: toLocalDay(dispute.created_at),
    answered_on: null,
    country: request.country,
    today,
  })
  const event = { event: 'refund_request.dispute_answer_due', request_id, dispute_id, answer_by } as const
  if (late_days === 0) {
    if (daysBetween(today, answer_by) > remindedBefore) return
    const reminded = {
      event: event.event,
      subject: { dispute_id },
      since: new Date(addDays(today, -remindedBefore - 1)),
    }
    if (!(await findEventSince(db, member_id, reminded))) await tx.publish({ ...event, late_days })
    return
  }
  const params = {
    ...(await requestFacts(db, member_id, request_id, at)),
    expected_by: answer_by,
    mediator: getCompany(request.country).mediator,
    date: mediator_from,
  }
  if (!(await tx.notify('dispute_late', params, { once: `${dispute_id} ${answer_by}` }))) return
  await tx.announce('refund-requests')
  await tx.publish({ ...event, late_days })
}
