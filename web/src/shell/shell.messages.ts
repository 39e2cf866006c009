import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/shell/shell.ts'
import * as it from '@coussinet/texts/it/pages/shell/shell.ts'
import * as nl from '@coussinet/texts/nl/pages/shell/shell.ts'

export const shellMessages = messages({ fr: fr.shellMessages, it: it.shellMessages, nl: nl.shellMessages })
