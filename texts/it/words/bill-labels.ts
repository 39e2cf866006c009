import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/bill-labels.ts'

export const billWords: Translated<typeof french.billWords> = {
  billed: 'Totale fatturato',
  quoted: 'Totale del preventivo',
  not_covered: 'Cure non comprese',
  beyond_package: 'Oltre il pacchetto prevenzione',
  base: 'Subtotale ammesso',
  deductible: contractLabels.it.deductible,
  copayment: (rate) => `Scoperto del ${rate}`,
  ceiling_cut: 'Oltre il massimale annuo',
  why: {
    deductible: 'La parte fissa che resta a Suo carico, tolta prima della percentuale.',
    ceiling_cut: 'Il massimale limita quanto è pagato per annualità assicurativa.',
    by_package: 'Il pacchetto vaccini e prevenzione paga tutto, senza franchigia.',
    partly_by_package: (paid) => `di cui ${paid} di prevenzione, pagati dal pacchetto senza franchigia né scoperto.`,
    beyond_package: (paid, billed) => `Il pacchetto copre ${paid} di questi ${billed} di prevenzione.`,
    used_package: 'Il pacchetto dell’anno è già stato utilizzato.',
  },
  never: {
    food: 'mai compresi.',
    grooming: 'mai compresa.',
    travel: 'mai compresa.',
    hygiene: 'mai compresi.',
  },
  dropped: (lines, why) => `${lines.join('; ')}: ${why}`,
  estimated: 'Rimborso stimato',
  care: 'Prestazione',
  covered: 'Ammesso',
  refund: 'Rimborso',
}
