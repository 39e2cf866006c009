import * as fr from '@coussinet/texts/fr/words/country-names.ts'
import * as it from '@coussinet/texts/it/words/country-names.ts'
import * as nl from '@coussinet/texts/nl/words/country-names.ts'
import { messages } from './messages.ts'

/** The three countries by name. */
export const countryNames = messages({ fr: fr.countryNames, it: it.countryNames, nl: nl.countryNames })
