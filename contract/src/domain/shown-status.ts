import type { RefundStatus } from '../refund-requests.ts'

/** As it is shown: an accepted request whose refunds are paid is a refunded one. */
export type ShownStatus = RefundStatus | 'refunded'

export const shownStatus = ({ status, paid }: { status: RefundStatus; paid: boolean }): ShownStatus =>
  status === 'accepted' && paid ? 'refunded' : status
