import type { Animal } from '../animals.ts'
import { messages } from './messages.ts'

/** Labels of an animal, where more than its page says them. */
export const animalLabels = messages({
  fr: { identification: 'Numéro d’identification', colour: 'Couleur de la robe' },
  it: { identification: 'Numero di identificazione', colour: 'Colore del mantello' },
})

export const speciesNames = messages({
  fr: { dog: 'Chien', cat: 'Chat' } satisfies Record<Animal['type'], string>,
  it: { dog: 'Cane', cat: 'Gatto' },
})

export const genderNames = messages({
  fr: { male: 'Mâle', female: 'Femelle' } satisfies Record<Animal['gender'], string>,
  it: { male: 'Maschio', female: 'Femmina' },
})
