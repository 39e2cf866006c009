import * as fr from '@coussinet/texts/fr/words/file-type-names.ts'
import * as it from '@coussinet/texts/it/words/file-type-names.ts'
import * as nl from '@coussinet/texts/nl/words/file-type-names.ts'
import { messages } from './messages.ts'

/** Kinds of documents of a request. */
export const fileTypeNames = messages({ fr: fr.fileTypeNames, it: it.fileTypeNames, nl: nl.fileTypeNames })
