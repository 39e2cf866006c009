import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/formula-change-reasons.ts'

export const formulaChangeReasons: Translated<typeof french.formulaChangeReasons> = {
  formula_same: 'È già la formula di questo animale. Ne scelga un’altra.',
  formula_not_sold: 'Questa formula non è proposta per questo animale. Ne scelga un’altra.',
  change_uncovered: 'Questo animale non è coperto a quella scadenza: la formula non può cambiare.',
  change_contract_ends: 'La polizza termina prima di quella scadenza: la formula non può più cambiare.',
  change_late:
    'La scadenza è tra meno di un mese: per questa è troppo tardi. Potrà chiedere un cambio da quella data, per la successiva.',
  change_under_way: 'Un cambio è già in corso per questo animale. Potrà chiederne un altro quando sarà concluso.',
}
