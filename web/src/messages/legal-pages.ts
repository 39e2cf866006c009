import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/legal-pages.ts'
import * as it from '@coussinet/texts/it/legal-pages.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/legal-pages.ts'

export const noticeMessages = messages({ fr: fr.noticeMessages, it: it.noticeMessages, nl: nl.noticeMessages })

export const statementMessages = messages({
  fr: fr.statementMessages(brandFacts),
  it: it.statementMessages(brandFacts),
  nl: nl.statementMessages(brandFacts),
})

export const consentMessages = messages({ fr: fr.consentMessages, it: it.consentMessages, nl: nl.consentMessages })

export const privacyMessages = messages({
  fr: fr.privacyMessages(brandFacts),
  it: it.privacyMessages(brandFacts),
  nl: nl.privacyMessages(brandFacts),
})
