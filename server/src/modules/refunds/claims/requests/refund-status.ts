import { type RefundStatus, refundStatuses } from '@coussinet/contract/domain/requests.ts'
import { type RefundRequest } from '@coussinet/contract/refund-requests.ts'
import type { Actor } from '#modules/notifications/notifications.ts'

export type TimelineStep = RefundRequest['timeline'][number]['step']

// api.md, Refunds: "Any other move is 409"; the system ends what the member left unanswered (domain rules: 30 days)
const moves: Record<RefundStatus, Partial<Record<RefundStatus, Actor | readonly Actor[]>>> = {
  // The insurer files what came by post or telephone for the member.
  draft: { pending: ['member', 'insurer'] },
  pending: { processing: 'insurer' },
  processing: { 'action-required': 'insurer', accepted: 'insurer', rejected: 'insurer' },
  'action-required': { 'action-done': 'member', rejected: 'system' },
  'action-done': { processing: 'insurer' },
  accepted: {},
  rejected: {},
}

export function mayMove(from: RefundStatus, to: RefundStatus, actor: Actor): boolean {
  return [moves[from][to]].flat().includes(actor)
}

const phases: Record<RefundStatus, 'draft' | 'undecided' | 'decided'> = {
  draft: 'draft',
  pending: 'undecided',
  processing: 'undecided',
  'action-required': 'undecided',
  'action-done': 'undecided',
  accepted: 'decided',
  rejected: 'decided',
}

export const isDecided = (status: RefundStatus) => phases[status] === 'decided'

export const undecidedStatuses = refundStatuses.filter((status) => phases[status] === 'undecided')

const afterwards: Record<RefundStatus, TimelineStep[]> = {
  draft: ['filed', 'pending', 'processing', 'accepted', 'finished'],
  pending: ['processing', 'accepted', 'finished'],
  processing: ['accepted', 'finished'],
  'action-required': ['action-done', 'processing', 'accepted', 'finished'],
  'action-done': ['processing', 'accepted', 'finished'],
  accepted: ['finished'],
  rejected: [],
}

const reopening = new Set<TimelineStep>(['corrected', 'payment-returned'])

/** Steps that a request still has to reach if all goes well. A paid one is paid again after a correction or a returned transfer. */
export function stepsToCome(status: RefundStatus, reached: readonly TimelineStep[], isDue: boolean): TimelineStep[] {
  const isReopened = reached.findLastIndex((step) => reopening.has(step)) > reached.lastIndexOf('finished')
  if (isReopened) return status === 'accepted' && isDue ? ['finished'] : []
  return reached.includes('finished') ? [] : afterwards[status]
}
