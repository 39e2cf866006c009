import { type ShownStatus, shownStatus } from '@coussinet/contract/domain/shown-status.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'

type StatusFacts = Pick<RefundRequest, 'status' | 'timeline'>
type UrgencyFacts = StatusFacts & Pick<RefundRequest, 'waiting_message'>

/** The instant at which the last refund was paid; null while one is due, also after a correction or a return. */
export function paidAt({ timeline }: StatusFacts): string | null {
  const paid = timeline.filter(({ step }) => step === 'finished').map(({ at }) => at)
  return paid.includes(null) ? null : (paid.at(-1) ?? null)
}

export const requestShownStatus = (request: StatusFacts): ShownStatus =>
  shownStatus({ status: request.status, paid: paidAt(request) !== null })

/** Tells whether something is still to happen: neither paid nor refused, or a message waits for the member. */
export function isUnderWay(request: UrgencyFacts): boolean {
  const status = requestShownStatus(request)
  return (status !== 'refunded' && status !== 'rejected') || request.waiting_message !== null
}

export const urgencies = { asked: 0, coming: 1, moving: 2, draft: 3, over: 4 }

const urgency: Record<ShownStatus, number> = {
  'action-required': urgencies.asked,
  accepted: urgencies.coming,
  pending: urgencies.moving,
  processing: urgencies.moving,
  'action-done': urgencies.moving,
  draft: urgencies.draft,
  refunded: urgencies.over,
  rejected: urgencies.over,
}

export const getUrgency = (request: StatusFacts): number => urgency[requestShownStatus(request)]

/**
 * Order of requests: those in which a person waits for an answer, those that wait for the member otherwise, then money on its
 * way, then those under study, then drafts; in their own order otherwise.
 */
export function byUrgency<T extends UrgencyFacts>(requests: readonly T[]): T[] {
  const rank = (request: T) => (request.waiting_message === null ? getUrgency(request) : -1)
  return requests.toSorted((one, other) => rank(one) - rank(other))
}

const grounds: Record<ShownStatus, 'accent' | 'meadow' | 'honey' | 'sunken'> = {
  draft: 'accent',
  pending: 'accent',
  processing: 'accent',
  'action-required': 'honey',
  'action-done': 'accent',
  accepted: 'meadow',
  refunded: 'meadow',
  rejected: 'sunken',
}

export const groundOfStatus = (status: ShownStatus) => grounds[status]
