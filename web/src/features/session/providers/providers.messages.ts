import * as fr from '@coussinet/texts/fr/identities.ts'
import * as it from '@coussinet/texts/it/identities.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/identities.ts'

export const providerMessages = messages({ fr: fr.providerMessages, it: it.providerMessages, nl: nl.providerMessages })

export const returnMessages = messages({ fr: fr.returnMessages, it: it.returnMessages, nl: nl.returnMessages })
