import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/formula-change-reasons.ts'

export const formulaChangeReasons: Draft<typeof french.formulaChangeReasons> = {
  formula_same: 'Dit dier heeft deze formule al. Kies een andere.',
  formula_not_sold: 'Deze formule is er niet voor dit dier. Kies een andere.',
  change_uncovered: 'Dit dier is op die vervaldag niet gedekt: de formule kan niet veranderen.',
  change_contract_ends: 'Het contract eindigt vóór die vervaldag: de formule kan niet meer veranderen.',
  change_late:
    'De vervaldag is over minder dan een maand: daarvoor is het te laat. Vanaf die dag kunt u een wijziging voor de volgende vragen.',
  change_under_way: 'Voor dit dier loopt al een wijziging. Een nieuwe aanvraag kan zodra die is afgerond.',
}
