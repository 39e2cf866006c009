import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/session.ts'
import * as it from '@coussinet/texts/it/session.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/session.ts'

export const linkRequestMessages = messages({
  fr: fr.linkRequestMessages(brandFacts),
  it: it.linkRequestMessages(brandFacts),
  nl: nl.linkRequestMessages(brandFacts),
})

export const confirmMessages = messages({ fr: fr.confirmMessages, it: it.confirmMessages, nl: nl.confirmMessages })

export const notMeMessages = messages({ fr: fr.notMeMessages, it: it.notMeMessages, nl: nl.notMeMessages })

export const resetMessages = messages({ fr: fr.resetMessages, it: it.resetMessages, nl: nl.resetMessages })

export const transferMessages = messages({ fr: fr.transferMessages, it: it.transferMessages, nl: nl.transferMessages })

export const passkeyMessages = messages({ fr: fr.passkeyMessages, it: it.passkeyMessages, nl: nl.passkeyMessages })

export const signedInMessages = messages({ fr: fr.signedInMessages, it: it.signedInMessages, nl: nl.signedInMessages })

export const sessionMessages = messages({
  fr: fr.sessionMessages(brandFacts),
  it: it.sessionMessages(brandFacts),
  nl: nl.sessionMessages(brandFacts),
})
