import * as fr from '@coussinet/texts/fr/platform.ts'
import * as it from '@coussinet/texts/it/platform.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/platform.ts'

/** State of a place for a file, before it is sent. */
export const photoMessages = messages({ fr: fr.photoMessages, it: it.photoMessages, nl: nl.photoMessages })
