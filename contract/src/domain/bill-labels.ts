import type { BillStep } from './bill.ts'
import { contractLabels } from './contract-labels.ts'
import { messages } from './messages.ts'
import { refundLabels } from './refund-labels.ts'

/** The steps from a bill to its refund in words, and the columns of what was billed. */
export const billWords = messages({
  fr: {
    step: {
      billed: 'Total facturé',
      not_covered: 'Soins non pris en charge',
      prevention: 'Prévention, comptée à part',
      base: 'Sous-total pris en charge',
      deductible: contractLabels.fr.deductible,
      copayment: 'Part à votre charge',
      ceiling_cut: 'Au-delà du plafond annuel',
      package: contractLabels.fr.package,
      refunded: refundLabels.fr.refunded,
    } satisfies Record<BillStep, string>,
    why: {
      deductible: 'La part fixe qui reste à votre charge, retirée avant le taux.',
      package: 'Remboursé à 100 %, sans franchise ni plafond.',
      ceiling_cut: 'Le plafond limite ce qui est versé par année d’assurance.',
    },
    rate: (rate: string) => `Taux de remboursement : ${rate}`,
    estimated: 'Remboursement estimé',
    care: 'Soin',
    covered: 'Pris en charge',
  },
  it: {
    step: {
      billed: 'Totale fatturato',
      not_covered: 'Cure non comprese',
      prevention: 'Prevenzione, conteggiata a parte',
      base: 'Subtotale ammesso',
      deductible: contractLabels.it.deductible,
      copayment: 'Quota percentuale a Suo carico',
      ceiling_cut: 'Oltre il massimale annuo',
      package: contractLabels.it.package,
      refunded: refundLabels.it.refunded,
    },
    why: {
      deductible: 'La parte fissa che resta a Suo carico, tolta prima della percentuale.',
      package: 'Rimborsato al 100 %, senza franchigia né massimale.',
      ceiling_cut: 'Il massimale limita quanto è pagato per annualità assicurativa.',
    },
    rate: (rate) => `Percentuale di rimborso: ${rate}`,
    estimated: 'Rimborso stimato',
    care: 'Prestazione',
    covered: 'Ammesso',
  },
})
