import type { Animal } from '@coussinet/contract/animals.ts'

export const animalLabels = { identification: 'Numéro d’identification', colour: 'Couleur de la robe' }

export const speciesNames = { dog: 'Chien', cat: 'Chat' } satisfies Record<Animal['type'], string>

export const genderNames = { male: 'Mâle', female: 'Femelle' } satisfies Record<Animal['gender'], string>
