import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/formula-change-labels.ts'

export const formulaChangeStatusNames: Translated<typeof french.formulaChangeStatusNames> = {
  pending: 'In attesa della nostra risposta',
  confirmed: 'Cambio confermato',
  refused: 'Cambio rifiutato',
  withdrawn: 'Richiesta ritirata',
  lapsed: 'Richiesta senza seguito',
  applied: 'Cambio in vigore',
}

export const formulaChangeLabels: Translated<typeof french.formulaChangeLabels> = {
  from_formula: 'Formula precedente',
  takes_effect_on: 'Dal giorno',
  reason: 'La nostra risposta',
}
