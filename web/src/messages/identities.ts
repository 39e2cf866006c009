import * as fr from '@coussinet/texts/fr/identities.ts'
import * as it from '@coussinet/texts/it/identities.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/identities.ts'

export const identityMessages = messages({ fr: fr.identityMessages, it: it.identityMessages, nl: nl.identityMessages })

export const providerMessages = messages({ fr: fr.providerMessages, it: it.providerMessages, nl: nl.providerMessages })

export const returnMessages = messages({ fr: fr.returnMessages, it: it.returnMessages, nl: nl.returnMessages })

export const identityProofMessages = messages({
  fr: fr.identityProofMessages,
  it: it.identityProofMessages,
  nl: nl.identityProofMessages,
})
