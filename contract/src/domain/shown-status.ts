import type { RefundStatus } from './request-states.ts'

/** Status as members see it: an accepted request whose refunds are paid is shown as refunded. */
export type ShownStatus = RefundStatus | 'refunded'

export const shownStatus = ({ status, paid }: { status: RefundStatus; paid: boolean }): ShownStatus =>
  status === 'accepted' && paid ? 'refunded' : status
