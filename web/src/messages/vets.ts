import * as fr from '@coussinet/texts/fr/vets.ts'
import * as it from '@coussinet/texts/it/vets.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/vets.ts'

export const vetLinkMessages = messages({ fr: fr.vetLinkMessages, it: it.vetLinkMessages, nl: nl.vetLinkMessages })

export const vetPageMessages = messages({ fr: fr.vetPageMessages, it: it.vetPageMessages, nl: nl.vetPageMessages })
