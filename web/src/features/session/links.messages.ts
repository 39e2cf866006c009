import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/session/links.ts'
import * as it from '@coussinet/texts/it/pages/session/links.ts'
import * as nl from '@coussinet/texts/nl/pages/session/links.ts'

export const linkRequestMessages = messages({
  fr: fr.linkRequestMessages,
  it: it.linkRequestMessages,
  nl: nl.linkRequestMessages,
})

export const confirmMessages = messages({ fr: fr.confirmMessages, it: it.confirmMessages, nl: nl.confirmMessages })

export const notMeMessages = messages({ fr: fr.notMeMessages, it: it.notMeMessages, nl: nl.notMeMessages })

export const resetMessages = messages({ fr: fr.resetMessages, it: it.resetMessages, nl: nl.resetMessages })

export const transferMessages = messages({ fr: fr.transferMessages, it: it.transferMessages, nl: nl.transferMessages })

export const passkeyMessages = messages({ fr: fr.passkeyMessages, it: it.passkeyMessages, nl: nl.passkeyMessages })

export const signedInMessages = messages({ fr: fr.signedInMessages, it: it.signedInMessages, nl: nl.signedInMessages })
