import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/refunds/list/refunds-list.ts'
import * as it from '@coussinet/texts/it/pages/refunds/list/refunds-list.ts'
import * as nl from '@coussinet/texts/nl/pages/refunds/list/refunds-list.ts'

export const listMessages = messages({ fr: fr.listMessages, it: it.listMessages, nl: nl.listMessages })
