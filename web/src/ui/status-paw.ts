export type RequestStatus =
  | 'draft'
  | 'pending'
  | 'processing'
  | 'action-required'
  | 'action-done'
  | 'accepted'
  | 'refunded'
  | 'rejected'

/** plain takes the colour of the text around it. */
export type PawTone =
  | 'plain'
  | 'brand'
  | 'draft'
  | 'pending'
  | 'processing'
  | 'action'
  | 'accepted'
  | 'refunded'
  | 'rejected'
export type PawSteps = 0 | 1 | 2 | 3 | 4 | 5
export type Toe = 1 | 2 | 3 | 4
export type PawMark = { done: PawSteps; now?: Toe; tone: PawTone }

const prints: Record<RequestStatus, PawMark> = {
  draft: { done: 0, tone: 'draft' },
  pending: { done: 1, tone: 'pending' },
  processing: { done: 2, tone: 'processing' },
  'action-required': { done: 2, now: 3, tone: 'action' },
  'action-done': { done: 3, tone: 'pending' },
  accepted: { done: 4, tone: 'accepted' },
  refunded: { done: 5, tone: 'refunded' },
  rejected: { done: 4, tone: 'rejected' },
}

/** Fill of a request's print: toes done (5 adds the pad), the toe in hand, and the tone. */
export function statusPaw(status: RequestStatus): PawMark {
  return prints[status]
}
