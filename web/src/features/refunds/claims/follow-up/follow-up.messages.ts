import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/refunds/follow-up.ts'
import * as it from '@coussinet/texts/it/pages/refunds/follow-up.ts'
import * as nl from '@coussinet/texts/nl/pages/refunds/follow-up.ts'

export const followMessages = messages({ fr: fr.followMessages, it: it.followMessages, nl: nl.followMessages })
