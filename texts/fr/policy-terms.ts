import { dayOfMonth, plural } from '../grammar.ts'

// domain rules §2.2: the acts that the package pays, for display alone
export const vaccines = { dog: 'CHPPiL, rage', cat: 'typhus, coryza, leucose, rage' }

export const dueDayWords = {
  ofDay: (day: number) => `le ${dayOfMonth(day, 'fr')}`,
  ofChoice: 'selon votre choix',
}

export const deductibleWays = {
  both: 'Selon la formule, elle s’applique une fois par événement (tous les soins d’une même cause en 45 jours) ou une fois par an.',
  per_event: 'Elle s’applique une fois par événement (tous les soins d’une même cause en 45 jours).',
  per_year: 'Elle s’applique une fois par an.',
  some_without: ' Une formule peut ne pas en avoir.',
}

export const parts = {
  less_deductible: ', retirons la franchise,',
  package_apart: ' Les vaccins et la prévention sont payés à part, sur le forfait.',
  package_apart_if: ' Les vaccins et la prévention sont payés à part, sur le forfait, si la formule en a un.',
  but_package: ', sauf le forfait prévention',
  but_package_if: ', sauf le forfait prévention, si la formule en a un',
  not_of_package: ' Elle ne s’applique jamais au forfait prévention.',
  package_if: ', si elle a un forfait',
  late_symptoms: ' Une maladie apparue pendant le délai de la garantie maladie reste exclue.',
  new_waits: ' Une formule plus protectrice peut ouvrir de nouveaux délais de carence pour les garanties ajoutées.',
  fee_included: ', frais de gestion inclus',
}

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
