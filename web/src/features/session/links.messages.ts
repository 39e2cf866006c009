import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/session/links.ts'
import * as it from '@coussinet/texts/it/pages/session/links.ts'

export const linkRequestMessages = messages({ fr: fr.linkRequestMessages, it: it.linkRequestMessages })

export const confirmMessages = messages({ fr: fr.confirmMessages, it: it.confirmMessages })

export const notMeMessages = messages({ fr: fr.notMeMessages, it: it.notMeMessages })

export const resetMessages = messages({ fr: fr.resetMessages, it: it.resetMessages })

export const transferMessages = messages({ fr: fr.transferMessages, it: it.transferMessages })

export const passkeyMessages = messages({ fr: fr.passkeyMessages, it: it.passkeyMessages })

export const signedInMessages = messages({ fr: fr.signedInMessages, it: it.signedInMessages })
