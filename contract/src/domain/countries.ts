import * as fr from '@coussinet/texts/fr/contract-words.ts'
import * as it from '@coussinet/texts/it/contract-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/contract-words.ts'

export type Country = (typeof countries)[number]

export const countries = ['FR', 'IT', 'BE'] as const

export const countryNames = messages({
  fr: fr.countryNames satisfies Record<Country, string>,
  it: it.countryNames,
  nl: nl.countryNames,
})
