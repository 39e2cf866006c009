import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/shell/errors/trouble.ts'
import * as it from '@coussinet/texts/it/pages/shell/errors/trouble.ts'
import * as nl from '@coussinet/texts/nl/pages/shell/errors/trouble.ts'

export const troubleMessages = messages({ fr: fr.troubleMessages, it: it.troubleMessages, nl: nl.troubleMessages })
