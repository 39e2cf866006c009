import * as fr from '@coussinet/texts/fr/words/required.ts'
import * as it from '@coussinet/texts/it/words/required.ts'
import * as nl from '@coussinet/texts/nl/words/required.ts'
import { label } from './messages.ts'

/** Sentence at an empty field; apart from the other sentences, for the first page says it too. */
export const requiredText = label({ fr: fr.requiredText, it: it.requiredText, nl: nl.requiredText })
