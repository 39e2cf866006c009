import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/demo/papers.ts'
import * as it from '@coussinet/texts/it/demo/papers.ts'
import * as nl from '@coussinet/texts/nl/demo/papers.ts'

/** Words of the demo’s papers. */
export const paperWords = messages({ fr: fr.paperWords, it: it.paperWords, nl: nl.paperWords })
