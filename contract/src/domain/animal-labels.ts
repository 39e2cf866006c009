import * as fr from '@coussinet/texts/fr/words/animal-labels.ts'
import * as it from '@coussinet/texts/it/words/animal-labels.ts'
import * as nl from '@coussinet/texts/nl/words/animal-labels.ts'
import { messages } from './messages.ts'

/** Labels of an animal, where more than its page says them. */
export const animalLabels = messages({ fr: fr.animalLabels, it: it.animalLabels, nl: nl.animalLabels })

export const speciesNames = messages({ fr: fr.speciesNames, it: it.speciesNames, nl: nl.speciesNames })

export const genderNames = messages({ fr: fr.genderNames, it: it.genderNames, nl: nl.genderNames })
