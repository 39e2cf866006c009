import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/shell/sidebar/user/user.ts'
import * as it from '@coussinet/texts/it/pages/shell/sidebar/user/user.ts'
import * as nl from '@coussinet/texts/nl/pages/shell/sidebar/user/user.ts'

export const userMessages = messages({ fr: fr.userMessages, it: it.userMessages, nl: nl.userMessages })
