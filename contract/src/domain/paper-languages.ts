import * as fr from '@coussinet/texts/fr/document-words.ts'
import * as it from '@coussinet/texts/it/document-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/document-words.ts'

/** Words that say in which language a document is: beside its date, and in a sentence of their own. */
export const paperLanguages = messages({ fr: fr.paperLanguages, it: it.paperLanguages, nl: nl.paperLanguages })
