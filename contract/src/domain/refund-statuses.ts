import { messages } from './messages.ts'
import type { ShownStatus } from './shown-status.ts'

/** Statuses of a request, as they are shown. */
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
