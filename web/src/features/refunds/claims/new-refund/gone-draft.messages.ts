import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/refunds/new-refund/gone-draft.ts'
import * as it from '@coussinet/texts/it/pages/refunds/new-refund/gone-draft.ts'
import * as nl from '@coussinet/texts/nl/pages/refunds/new-refund/gone-draft.ts'

export const goneMessages = messages({ fr: fr.goneMessages, it: it.goneMessages, nl: nl.goneMessages })
