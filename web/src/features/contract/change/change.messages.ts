import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/contract/formula-change.ts'
import * as it from '@coussinet/texts/it/pages/contract/formula-change.ts'
import * as nl from '@coussinet/texts/nl/pages/contract/formula-change.ts'

export const changeMessages = messages({ fr: fr.changeMessages, it: it.changeMessages, nl: nl.changeMessages })

export const askMessages = messages({ fr: fr.askMessages, it: it.askMessages, nl: nl.askMessages })
