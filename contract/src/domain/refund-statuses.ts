import type { RefundRequest, RefundStatus } from '../refund-requests.ts'
import { messages } from './messages.ts'

/** As it is shown: an accepted request whose refunds are paid is a refunded one. */
export type ShownStatus = RefundStatus | 'refunded'

export const shownStatus = ({ status, paid }: { status: RefundStatus; paid: boolean }): ShownStatus =>
  status === 'accepted' && paid ? 'refunded' : status

export const refundStatuses = messages({
  fr: {
    draft: 'Brouillon',
    pending: 'En attente',
    processing: 'En cours de traitement',
    'action-required': 'Documents attendus',
    'action-done': 'En attente',
    accepted: 'Accepté',
    rejected: 'Refusé',
    refunded: 'Remboursé',
  } satisfies Record<ShownStatus, string>,
  it: {
    draft: 'Bozza',
    pending: 'In attesa',
    processing: 'In lavorazione',
    'action-required': 'Documenti richiesti',
    'action-done': 'In attesa',
    accepted: 'Accettato',
    rejected: 'Rifiutato',
    refunded: 'Rimborsato',
  },
})

/** The steps of a request, as its history names them. */
export const timelineNames = messages({
  fr: {
    filed: 'Demande envoyée',
    pending: 'En attente',
    processing: 'En cours de traitement',
    'action-required': 'Documents attendus',
    'action-done': 'Documents reçus, en attente de traitement',
    accepted: 'Demande acceptée',
    rejected: 'Demande refusée',
    finished: 'Remboursement versé',
  } satisfies Record<RefundRequest['timeline'][number]['step'], string>,
  it: {
    filed: 'Richiesta inviata',
    pending: 'In attesa',
    processing: 'In lavorazione',
    'action-required': 'Documenti richiesti',
    'action-done': 'Documenti ricevuti, in attesa di lavorazione',
    accepted: 'Richiesta accettata',
    rejected: 'Richiesta rifiutata',
    finished: 'Rimborso accreditato',
  },
})
