import { plural } from '@coussinet/contract/domain/grammar.ts'

export const cardMessages = {
  breedAndAge: (breed: string, age: string) => `${breed}, ${age}`,
  formula: (name: string) => `Formule ${name}`,
  noFormula: 'Aucune formule choisie',
  coveredFrom: (day: string) => `Garanties à partir du ${day}`,
  coveredUntil: (day: string) => `Garanties jusqu’au ${day}`,
  over: 'Garanties terminées',
  remember: 'Leurs pages et leurs documents restent ici',
  left: 'disponibles',
  leftAfter: 'disponibles à la reprise des garanties',
  reserved: (amount: string) => `${amount} réservés`,
  waits: (guarantee: string, days: number) =>
    `${guarantee} : ${plural(days, 'encore un jour de carence', `encore ${days} jours de carence`, 'fr')}`,
  numberMissing: (days: number) =>
    days === 0
      ? 'Numéro d’identification : dernier jour'
      : `Numéro d’identification : ${plural(days, 'un jour', `${days}\u00a0jours`, 'fr')}`,
  numberOverdue: 'Numéro d’identification en retard',
}
