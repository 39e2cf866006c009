import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/profile/password.ts'
import * as it from '@coussinet/texts/it/pages/profile/password.ts'
import * as nl from '@coussinet/texts/nl/pages/profile/password.ts'

export const passwordMessages = messages({ fr: fr.passwordMessages, it: it.passwordMessages, nl: nl.passwordMessages })
