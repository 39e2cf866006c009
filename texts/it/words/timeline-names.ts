import type { Translated } from '@coussinet/contract/domain/messages.ts'
import { refundEnds } from '@coussinet/contract/domain/refund-labels.ts'
import type * as french from '../../fr/words/timeline-names.ts'

export const timelineNames: Translated<typeof french.timelineNames> = {
  filed: 'Richiesta inviata',
  pending: 'In attesa',
  processing: 'In lavorazione',
  'action-required': 'Documenti richiesti',
  'action-done': 'Documenti ricevuti, in attesa di lavorazione',
  accepted: 'Richiesta accettata',
  ...refundEnds.it,
  corrected: 'Decisione corretta',
  'payment-returned': 'Bonifico respinto dalla banca',
}
