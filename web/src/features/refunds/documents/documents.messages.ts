import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/refunds/documents/documents.ts'
import * as it from '@coussinet/texts/it/pages/refunds/documents/documents.ts'
import * as nl from '@coussinet/texts/nl/pages/refunds/documents/documents.ts'

export const documentMessages = messages({ fr: fr.documentMessages, it: it.documentMessages, nl: nl.documentMessages })
