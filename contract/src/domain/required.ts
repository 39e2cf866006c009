import * as fr from '@coussinet/texts/fr/form-words.ts'
import * as it from '@coussinet/texts/it/form-words.ts'
import { label } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/form-words.ts'

/** Sentence at an empty field; apart from the other sentences, for the first page says it too. */
export const requiredText = label({ fr: fr.requiredText, it: it.requiredText, nl: nl.requiredText })
