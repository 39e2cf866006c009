import * as fr from '@coussinet/texts/fr/contract-words.ts'
import type { Gender } from '@coussinet/texts/grammar.ts'
import * as it from '@coussinet/texts/it/contract-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/contract-words.ts'

/** Labels of an animal, where more than its page says them. */
export const animalLabels = messages({ fr: fr.animalLabels, it: it.animalLabels, nl: nl.animalLabels })

export const speciesNames = messages({
  fr: fr.speciesNames satisfies Record<'dog' | 'cat', string>,
  it: it.speciesNames,
  nl: nl.speciesNames,
})

export const genderNames = messages({
  fr: fr.genderNames satisfies Record<Gender, string>,
  it: it.genderNames,
  nl: nl.genderNames,
})
