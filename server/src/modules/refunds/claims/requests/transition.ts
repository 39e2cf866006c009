import type { RefundStatus } from '@coussinet/contract/domain/requests.ts'
import type { NotificationKind, NotificationParams, UnitOfWork } from '#modules/notifications/notifications.ts'
import { problem } from '#platform/core/problem.ts'
import { settleAwaited } from './awaited.store.ts'
import { addMoves, changeStatus, type LockedRequest, type StatusColumns } from './refund-requests.store.ts'
import { isDecided, mayMove, type TimelineStep } from './refund-status.ts'
import { requestFacts } from './request-view.ts'

type Effects = {
  steps: TimelineStep[]
  /** true if it closes what was asked of the member */
  settles?: true
  notification: NotificationKind
  audited: string
  event?: 'refund_request.submitted' | 'refund_request.completed_by_member'
}

const effectsOf: Record<Exclude<RefundStatus, 'draft'>, Effects> = {
  pending: {
    steps: ['filed', 'pending'],
    notification: 'refund_filed',
    audited: 'refund_request.filed',
    event: 'refund_request.submitted',
  },
  processing: {
    steps: ['processing'],
    settles: true,
    notification: 'refund_processing',
    audited: 'refund_request.processing',
  },
  'action-required': {
    steps: ['action-required'],
    settles: true,
    notification: 'action_required',
    audited: 'refund_request.action_required',
  },
  'action-done': {
    steps: ['action-done'],
    notification: 'action_done',
    audited: 'refund_request.completed',
    event: 'refund_request.completed_by_member',
  },
  accepted: { steps: ['accepted'], settles: true, notification: 'refund_accepted', audited: 'refund_request.accepted' },
  rejected: { steps: ['rejected'], settles: true, notification: 'refund_rejected', audited: 'refund_request.rejected' },
}

// A corrected decision has its own notification, whatever its outcome.
const correction: Effects = {
  steps: ['corrected'],
  notification: 'decision_corrected',
  audited: 'refund_request.corrected',
}

type RequestTransition = {
  /** the caller has locked its row */
  request: LockedRequest
  to: Exclude<RefundStatus, 'draft'>
  /** time of receipt, for a request filed on behalf of its member */
  filed_at?: Date
  /** replaces an earlier decision */
  corrects?: true
  /** notification to send instead of the move's own */
  notification?: NotificationKind
  columns?: StatusColumns
  /** parameters of the notification besides the request and its reference */
  params?: NotificationParams
  details?: Record<string, unknown>
}

/**
 * Moves a refund request; nothing else may change its status. Checks the move, writes status and timeline, notifies the member, audits,
 * refreshes open pages and informs the insurer. Throws `conflict` with the current status for a move that is not allowed.
 */
export async function transitionRequest(
  tx: UnitOfWork,
  { request, to, filed_at, corrects, columns = {}, params = {}, details, ...overrides }: RequestTransition,
): Promise<void> {
  const { db, member_id, at, actor } = tx
  const { request_id, status: from } = request
  const { steps, settles, audited, event, ...effects } = corrects ? correction : effectsOf[to]
  if (corrects ? !(isDecided(from) && isDecided(to)) : !mayMove(from, to, actor))
    throw problem('conflict', { params: { status: { current: from } } })
  if (!(await changeStatus(db, { member_id, request_id, from, to, at, ...columns }))) throw problem('conflict')
  if (settles) await settleAwaited(db, member_id, request_id, at)
  if (filed_at) await addMoves(db, member_id, request_id, ['filed'], filed_at)
  const others = filed_at ? steps.filter((step) => step !== 'filed') : steps
  await addMoves(db, member_id, request_id, others, at)
  const facts = await requestFacts(db, member_id, request_id, at)
  const kind = overrides.notification ?? effects.notification
  await tx.notify(kind, { ...facts, ...params })
  await tx.audit(audited, { subject_id: request_id, ...(details ? { details } : {}) })
  await tx.announce('refund-requests')
  if (event === 'refund_request.submitted')
    await tx.publish({ event, request_id, filed_by: actor === 'insurer' ? 'insurer' : 'member' })
  else if (event) await tx.publish({ event, request_id })
}
