import type { Animal } from '@coussinet/contract/animals.ts'
import { formulaLabels } from '@coussinet/contract/brand/values.ts'
import { label } from '@coussinet/texts/messages.ts'
import type { Label } from '@coussinet/texts/messages.ts'
import type { Face, Ground } from '#ui/drawings/Portrait.tsx'

export type PortrayedAnimal = Animal & { face: Face; ground: Ground; formula_label: Label }

const faceOf = ({ type, breed }: Animal): Face => {
  if (type === 'cat') return 'cat'
  return /teckel|bassotto|dachshund/i.test(breed) ? 'dachshund' : 'dog'
}

const grounds: readonly Ground[] = ['peach', 'honey', 'meadow']

/** The ground that an animal keeps everywhere, from its rank of arrival (0 is the first). */
const groundOf = (rank: number): Ground => grounds[rank % grounds.length] ?? 'peach'

/** Gives each animal the face of its kind, the ground of its rank of arrival, and the name of its formula. */
export function portray(animals: readonly Animal[]): PortrayedAnimal[] {
  return animals.map((animal, rank) => ({
    ...animal,
    face: faceOf(animal),
    ground: groundOf(rank),
    formula_label: formulaLabels[animal.formula.name] ?? label({ fr: animal.formula.name, it: animal.formula.name }),
  }))
}
