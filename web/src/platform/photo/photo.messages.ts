import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/platform/photo/photo.ts'
import * as it from '@coussinet/texts/it/pages/platform/photo/photo.ts'
import * as nl from '@coussinet/texts/nl/pages/platform/photo/photo.ts'

/** State of a place for a file, before it is sent. */
export const photoMessages = messages({ fr: fr.photoMessages, it: it.photoMessages, nl: nl.photoMessages })
