import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'
import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/bill-labels.ts'

export const billWords: Draft<typeof french.billWords> = {
  billed: 'Totaal gefactureerd',
  quoted: 'Totaal van de offerte',
  not_covered: 'Niet-gedekte behandelingen',
  beyond_package: 'Boven het preventiepakket',
  base: 'Gedekt subtotaal',
  deductible: contractLabels.nl.deductible,
  copayment: (rate) => `${rate} blijft voor uw rekening`,
  ceiling_cut: 'Boven het jaarplafond',
  why: {
    deductible: 'Het vaste deel dat voor uw rekening blijft, afgetrokken vóór het percentage.',
    ceiling_cut: 'Het plafond beperkt wat per verzekeringsjaar wordt betaald.',
    by_package: 'Het preventiepakket betaalt alles, zonder vrijstelling.',
    partly_by_package: (paid) => `waarvan ${paid} preventie, die het pakket zonder vrijstelling of percentage betaalt.`,
    beyond_package: (paid, billed) => `Het pakket dekt ${paid} van deze ${billed} preventie.`,
    used_package: 'Het pakket van dit jaar is al gebruikt.',
  },
  never: {
    food: 'nooit gedekt.',
    grooming: 'nooit gedekt.',
    travel: 'nooit gedekt.',
    hygiene: 'nooit gedekt.',
  },
  dropped: (lines, why) => `${lines.join('; ')}: ${why}`,
  estimated: 'Geraamde terugbetaling',
  care: 'Behandeling',
  covered: 'Gedekt',
  refund: 'Terugbetaling',
}
