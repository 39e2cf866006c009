import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/formula-change-labels.ts'

export const formulaChangeStatusNames: Draft<typeof french.formulaChangeStatusNames> = {
  pending: 'Wacht op ons antwoord',
  confirmed: 'Wijziging bevestigd',
  refused: 'Wijziging geweigerd',
  withdrawn: 'Aanvraag ingetrokken',
  lapsed: 'Aanvraag zonder gevolg',
  applied: 'Wijziging van kracht',
}

export const formulaChangeLabels: Draft<typeof french.formulaChangeLabels> = {
  from_formula: 'Vorige formule',
  takes_effect_on: 'Vanaf',
  reason: 'Ons antwoord',
}
