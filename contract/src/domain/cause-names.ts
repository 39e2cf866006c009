import * as fr from '@coussinet/texts/fr/words/cause-names.ts'
import * as it from '@coussinet/texts/it/words/cause-names.ts'
import * as nl from '@coussinet/texts/nl/words/cause-names.ts'
import { messages } from './messages.ts'

/** Reasons of care. */
export const causeNames = messages({ fr: fr.causeNames, it: it.causeNames, nl: nl.causeNames })
