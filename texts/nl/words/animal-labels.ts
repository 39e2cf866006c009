import type { Draft } from '@coussinet/contract/domain/messages.ts'
import type * as french from '../../fr/words/animal-labels.ts'

export const animalLabels: Draft<typeof french.animalLabels> = {
  identification: 'Identificatienummer',
  colour: 'Kleur van de vacht',
}

export const speciesNames: Draft<typeof french.speciesNames> = { dog: 'Hond', cat: 'Kat' }

export const genderNames: Draft<typeof french.genderNames> = { male: 'Mannetje', female: 'Vrouwtje' }
