import type { RefundStatus } from '../refund-requests.ts'
import { messages } from './messages.ts'

/** As it is shown: an accepted request whose refunds are paid is a refunded one. */
export type ShownStatus = RefundStatus | 'refunded'

export const shownStatus = ({ status, paid }: { status: RefundStatus; paid: boolean }): ShownStatus =>
  status === 'accepted' && paid ? 'refunded' : status

/** Ends of a request, as its row, its history and a notification say it. */
export const refundEnds = messages({
  fr: { finished: 'Remboursement versé', rejected: 'Demande refusée' },
  it: { finished: 'Rimborso accreditato', rejected: 'Richiesta rifiutata' },
})
