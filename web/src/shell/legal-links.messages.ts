import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/shell/legal-links.ts'
import * as it from '@coussinet/texts/it/pages/shell/legal-links.ts'
import * as nl from '@coussinet/texts/nl/pages/shell/legal-links.ts'

export const legalLinkMessages = messages({
  fr: fr.legalLinkMessages,
  it: it.legalLinkMessages,
  nl: nl.legalLinkMessages,
})
