import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/refunds/documents/viewer.ts'
import * as it from '@coussinet/texts/it/pages/refunds/documents/viewer.ts'
import * as nl from '@coussinet/texts/nl/pages/refunds/documents/viewer.ts'

export const viewerMessages = messages({ fr: fr.viewerMessages, it: it.viewerMessages, nl: nl.viewerMessages })
