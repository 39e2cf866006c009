import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/dispute-labels.ts'

export const disputeStatusNames: Translated<typeof french.disputeStatusNames> = {
  pending: 'Contestazione in esame',
  upheld: 'Decisione confermata',
  changed: 'Decisione cambiata',
  partly_changed: 'Decisione cambiata in parte',
}

export const disputeLabels: Translated<typeof french.disputeLabels> = {
  lines: 'Cure contestate',
  reason: 'Le Sue ragioni',
  answer: 'La nostra risposta',
}
