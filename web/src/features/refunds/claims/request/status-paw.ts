import type { ShownStatus } from '@coussinet/contract/domain/shown-status.ts'
import type { PawMark } from '#ui/PawProgress.tsx'

const prints: Record<ShownStatus, PawMark> = {
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
export function statusPaw(status: ShownStatus): PawMark {
  return prints[status]
}
