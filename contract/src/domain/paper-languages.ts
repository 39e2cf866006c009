import * as fr from '@coussinet/texts/fr/words/paper-languages.ts'
import * as it from '@coussinet/texts/it/words/paper-languages.ts'
import * as nl from '@coussinet/texts/nl/words/paper-languages.ts'
import { messages } from './messages.ts'

/** Words that say in which language a document is: beside its date, and in a sentence of their own. */
export const paperLanguages = messages({ fr: fr.paperLanguages, it: it.paperLanguages, nl: nl.paperLanguages })
