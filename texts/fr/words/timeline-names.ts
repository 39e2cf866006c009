import { refundEnds } from '@coussinet/contract/domain/refund-labels.ts'
import type { RefundRequest } from '@coussinet/contract/refund-requests.ts'

export const timelineNames = {
  filed: 'Demande envoyée',
  pending: 'En attente',
  processing: 'En cours de traitement',
  'action-required': 'Documents attendus',
  'action-done': 'Documents reçus, en attente de traitement',
  accepted: 'Demande acceptée',
  ...refundEnds.fr,
  corrected: 'Décision corrigée',
  'payment-returned': 'Virement revenu de la banque',
} satisfies Record<RefundRequest['timeline'][number]['step'], string>
