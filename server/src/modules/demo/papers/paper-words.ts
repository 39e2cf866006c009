import * as fr from '@coussinet/texts/fr/demo.ts'
import * as it from '@coussinet/texts/it/demo.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/demo.ts'

/** Words of the demo’s papers. */
export const paperWords = messages({ fr: fr.paperWords, it: it.paperWords, nl: nl.paperWords })
