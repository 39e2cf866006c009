import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/profile/profile.ts'
import * as it from '@coussinet/texts/it/pages/profile/profile.ts'
import * as nl from '@coussinet/texts/nl/pages/profile/profile.ts'

export const profileMessages = messages({ fr: fr.profileMessages, it: it.profileMessages, nl: nl.profileMessages })
