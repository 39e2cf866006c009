import type { Translated } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/animal-labels.ts'

export const animalLabels: Translated<typeof french.animalLabels> = {
  identification: 'Numero di identificazione',
  colour: 'Colore del mantello',
}

export const speciesNames: Translated<typeof french.speciesNames> = { dog: 'Cane', cat: 'Gatto' }

export const genderNames: Translated<typeof french.genderNames> = { male: 'Maschio', female: 'Femmina' }
