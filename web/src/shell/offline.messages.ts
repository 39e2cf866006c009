import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/shell/offline.ts'
import * as it from '@coussinet/texts/it/pages/shell/offline.ts'
import * as nl from '@coussinet/texts/nl/pages/shell/offline.ts'

export const offlineMessages = messages({ fr: fr.offlineMessages, it: it.offlineMessages, nl: nl.offlineMessages })
