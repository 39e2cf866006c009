import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/platform/page/page-index.ts'
import * as it from '@coussinet/texts/it/pages/platform/page/page-index.ts'
import * as nl from '@coussinet/texts/nl/pages/platform/page/page-index.ts'

export const pageIndexMessages = messages({
  fr: fr.pageIndexMessages,
  it: it.pageIndexMessages,
  nl: nl.pageIndexMessages,
})
