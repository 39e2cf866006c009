import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/contest-labels.ts'

export const contestStatusNames: Translated<typeof french.contestStatusNames> = {
  pending: 'Contestazione in esame',
  upheld: 'Decisione confermata',
  changed: 'Decisione cambiata',
  partly_changed: 'Decisione cambiata in parte',
}

export const contestLabels: Translated<typeof french.contestLabels> = {
  lines: 'Cure contestate',
  reason: 'Le Sue ragioni',
  answer: 'La nostra risposta',
}
