import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/shell/toasts.ts'
import * as it from '@coussinet/texts/it/pages/shell/toasts.ts'
import * as nl from '@coussinet/texts/nl/pages/shell/toasts.ts'

export const toastsMessages = messages({ fr: fr.toastsMessages, it: it.toastsMessages, nl: nl.toastsMessages })
