import { type ShownStatus, shownStatus } from '@coussinet/contract/domain/shown-status.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'

type Told = Pick<RefundRequest, 'status' | 'timeline'>

const reachedAt = ({ timeline }: Told, wanted: RefundRequest['timeline'][number]['step']) =>
  timeline.find(({ step }) => step === wanted)?.at ?? null

/** The instant at which the last refund was paid, or null. */
export const paidAt = (request: Told) => reachedAt(request, 'finished')

/** The status on screen. */
export const requestShownStatus = (request: Told): ShownStatus =>
  shownStatus({ status: request.status, paid: paidAt(request) !== null })

/** Tells whether something is still to happen: neither paid nor refused. */
export function isUnderWay(request: Told): boolean {
  const status = requestShownStatus(request)
  return status !== 'refunded' && status !== 'rejected'
}

const urgency: Record<ShownStatus, number> = {
  'action-required': 0,
  accepted: 1,
  pending: 2,
  processing: 2,
  'action-done': 2,
  draft: 3,
  refunded: 4,
  rejected: 4,
}

/** Order of requests: those that wait for the member first, then money on its way, then what is studied, then drafts; in their own order otherwise. */
export function byUrgency<T extends Told>(requests: readonly T[]): T[] {
  return requests.toSorted((one, other) => urgency[requestShownStatus(one)] - urgency[requestShownStatus(other)])
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

/** The ground of the hero that tells a status. */
export const groundOfStatus = (status: ShownStatus) => grounds[status]
