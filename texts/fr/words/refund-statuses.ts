import type { ShownStatus } from '@coussinet/contract/domain/shown-status.ts'

export const refundStatuses = {
  draft: 'Brouillon',
  pending: 'En attente',
  processing: 'En cours de traitement',
  'action-required': 'Documents attendus',
  'action-done': 'En attente',
  accepted: 'Accepté',
  rejected: 'Refusé',
  refunded: 'Remboursé',
} satisfies Record<ShownStatus, string>
