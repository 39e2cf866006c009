import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/shell/theme.ts'
import * as it from '@coussinet/texts/it/pages/shell/theme.ts'
import * as nl from '@coussinet/texts/nl/pages/shell/theme.ts'

export const themeMessages = messages({ fr: fr.themeMessages, it: it.themeMessages, nl: nl.themeMessages })
