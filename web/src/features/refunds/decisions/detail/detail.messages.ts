import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/refunds/detail/detail.ts'
import * as it from '@coussinet/texts/it/pages/refunds/detail/detail.ts'
import * as nl from '@coussinet/texts/nl/pages/refunds/detail/detail.ts'

export const detailMessages = messages({ fr: fr.detailMessages, it: it.detailMessages, nl: nl.detailMessages })
