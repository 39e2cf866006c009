import type { RefundRequest } from '../refund-requests.ts'
import { messages } from './messages.ts'
import { refundEnds } from './refund-labels.ts'

/** The steps of a request, as its history names them. */
export const timelineNames = messages({
  fr: {
    filed: 'Demande envoyée',
    pending: 'En attente',
    processing: 'En cours de traitement',
    'action-required': 'Documents attendus',
    'action-done': 'Documents reçus, en attente de traitement',
    accepted: 'Demande acceptée',
    ...refundEnds.fr,
    corrected: 'Décision corrigée',
    'payment-returned': 'Virement revenu de la banque',
  } satisfies Record<RefundRequest['timeline'][number]['step'], string>,
  it: {
    filed: 'Richiesta inviata',
    pending: 'In attesa',
    processing: 'In lavorazione',
    'action-required': 'Documenti richiesti',
    'action-done': 'Documenti ricevuti, in attesa di lavorazione',
    accepted: 'Richiesta accettata',
    ...refundEnds.it,
    corrected: 'Decisione corretta',
    'payment-returned': 'Bonifico respinto dalla banca',
  },
})
