import * as fr from '@coussinet/texts/fr/contract.ts'
import * as it from '@coussinet/texts/it/contract.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/contract.ts'

export const changeMessages = messages({ fr: fr.changeMessages, it: it.changeMessages, nl: nl.changeMessages })

export const askMessages = messages({ fr: fr.askMessages, it: it.askMessages, nl: nl.askMessages })
