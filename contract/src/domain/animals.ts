import * as fr from '@coussinet/texts/fr/contract-words.ts'
import type { Gender } from '@coussinet/texts/grammar.ts'
import * as it from '@coussinet/texts/it/contract-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/contract-words.ts'
import { grouped } from './format.ts'

/** Labels of an animal that several pages use. */
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

/** Digits of a chip in groups: 250 26 98 12340176 of a French one, 380 2601 0123 4567 of others (domain rules §3.3). */
export const groupedChip = (digits: string): string =>
  grouped(digits, digits.startsWith('250') ? [3, 2, 2, 8] : [3, 4, 4, 4])

/** A number of identification as it is printed: a chip in its groups, a tattoo as it is. */
export const shownIcad = (icad: string): string => (/^\d{15}$/.test(icad) ? groupedChip(icad) : icad)
