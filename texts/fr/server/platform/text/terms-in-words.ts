import { plural } from '@coussinet/contract/domain/grammar.ts'

export const waitWords = {
  days: (count: number) => `${count}\u00a0${plural(count, 'jour', 'jours', 'fr')}`,
  none: 'aucun délai',
  upTo: (wait: string) => `jusqu’à ${wait}`,
  byFormula: ', selon la formule',
}

export const guaranteeWords = { accident: 'accident', illness: 'maladie', illness_surgery: 'chirurgie' }

export const waitedFor = {
  accident: 'pour un accident',
  illness: 'pour une maladie',
  illness_surgery: 'pour une opération due à une maladie',
}

export const ownWords = {
  waits: 'ses délais',
  deductible: 'sa franchise',
  package: 'son forfait',
  formula: 'sa formule',
  ceiling: 'son plafond',
}

export const yearlyWords = {
  ceiling: 'le plafond',
  package: 'le forfait',
  deductible: 'la franchise annuelle',
  counted: (things: string, isOne: boolean) =>
    `${things} ${isOne ? 'se compte' : 'se comptent'} par année d’assurance.`,
}
