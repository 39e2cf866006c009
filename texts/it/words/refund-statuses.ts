import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/refund-statuses.ts'

export const refundStatuses: Translated<typeof french.refundStatuses> = {
  draft: 'Bozza',
  pending: 'In attesa',
  processing: 'In lavorazione',
  'action-required': 'Documenti richiesti',
  'action-done': 'In attesa',
  accepted: 'Accettato',
  rejected: 'Rifiutato',
  refunded: 'Rimborsato',
}
