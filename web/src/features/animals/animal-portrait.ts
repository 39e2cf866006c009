import type { Animal } from '@coussinet/contract/animals.ts'
import type { FormulaName } from '@coussinet/contract/formulas.ts'
import type { Label } from '#platform/language/i18n.ts'
import { groundOf, type Face, type Ground } from '#ui/drawings/Portrait.tsx'

export type PortrayedAnimal = Animal & { face: Face; ground: Ground; formula_label: Label }

/** The names under which formulas are sold. */
export const formulaLabels: Record<FormulaName, Label> = {
  default: { fr: 'Non sélectionnée', it: 'Non selezionata' },
  preventive: { fr: 'Préventive', it: 'Zampa di bronzo' },
  integrale: { fr: 'Intégrale', it: 'Zampa d’argento' },
  confort: { fr: 'Confort', it: 'Zampa d’oro' },
  'chat-plus': { fr: 'Chat Plus', it: 'Super Gatto' },
  'chien-plus': { fr: 'Chien Plus', it: 'Super Cane' },
}

const faceOf = ({ type, breed }: Animal): Face => {
  if (type === 'cat') return 'cat'
  return /teckel|bassotto|dachshund/i.test(breed) ? 'dachshund' : 'dog'
}

/** Gives each animal the face of its kind, the ground of its rank of arrival, and the name of its formula. */
export function portray(animals: readonly Animal[]): PortrayedAnimal[] {
  return animals.map((animal, rank) => ({
    ...animal,
    face: faceOf(animal),
    ground: groundOf(rank),
    formula_label: formulaLabels[animal.formula.name],
  }))
}
