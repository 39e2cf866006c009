import { contractLabels } from '@coussinet/contract/domain/contract-labels.ts'

export const billWords = {
  billed: 'Total facturé',
  quoted: 'Total du devis',
  not_covered: 'Soins non pris en charge',
  beyond_package: 'Au-delà du forfait prévention',
  base: 'Sous-total pris en charge',
  deductible: contractLabels.fr.deductible,
  copayment: (rate: string) => `${rate} restent à votre charge`,
  ceiling_cut: 'Au-delà du plafond annuel',
  why: {
    deductible: 'La part fixe qui reste à votre charge, retirée avant le taux.',
    ceiling_cut: 'Le plafond limite ce qui est versé par année d’assurance.',
    by_package: 'Le forfait vaccins et prévention paie tout, sans franchise.',
    partly_by_package: (paid: string) => `dont ${paid} de prévention, que le forfait paie sans franchise ni taux.`,
    beyond_package: (paid: string, billed: string) => `Le forfait couvre ${paid} de ces ${billed} de prévention.`,
    used_package: 'Le forfait de l’année a déjà été utilisé.',
  },
  never: {
    food: 'jamais couverte.',
    grooming: 'jamais couvert.',
    travel: 'jamais couvert.',
    hygiene: 'jamais couverts.',
  },
  dropped: (lines: readonly string[], why: string) => `${lines.join('\u00a0; ')}\u00a0: ${why}`,
  estimated: 'Remboursement estimé',
  care: 'Soin',
  covered: 'Pris en charge',
  refund: 'Remboursement',
}
