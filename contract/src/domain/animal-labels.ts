import * as fr from '@coussinet/texts/fr/words/animal-labels.ts'
import * as it from '@coussinet/texts/it/words/animal-labels.ts'
import { messages } from './messages.ts'

/** Labels of an animal, where more than its page says them. */
export const animalLabels = messages({ fr: fr.animalLabels, it: it.animalLabels })

export const speciesNames = messages({ fr: fr.speciesNames, it: it.speciesNames })

export const genderNames = messages({ fr: fr.genderNames, it: it.genderNames })
