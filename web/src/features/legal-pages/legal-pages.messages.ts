import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/legal-pages/legal-pages.ts'
import * as it from '@coussinet/texts/it/pages/legal-pages/legal-pages.ts'
import * as nl from '@coussinet/texts/nl/pages/legal-pages/legal-pages.ts'

export const noticeMessages = messages({ fr: fr.noticeMessages, it: it.noticeMessages, nl: nl.noticeMessages })

export const statementMessages = messages({
  fr: fr.statementMessages,
  it: it.statementMessages,
  nl: nl.statementMessages,
})
