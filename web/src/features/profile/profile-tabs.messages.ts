import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/profile/profile-tabs.ts'
import * as it from '@coussinet/texts/it/pages/profile/profile-tabs.ts'
import * as nl from '@coussinet/texts/nl/pages/profile/profile-tabs.ts'

export const tabMessages = messages({ fr: fr.tabMessages, it: it.tabMessages, nl: nl.tabMessages })
