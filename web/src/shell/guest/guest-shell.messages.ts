import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/shell/guest/guest-shell.ts'
import * as it from '@coussinet/texts/it/pages/shell/guest/guest-shell.ts'
import * as nl from '@coussinet/texts/nl/pages/shell/guest/guest-shell.ts'

export const guestMessages = messages({ fr: fr.guestMessages, it: it.guestMessages, nl: nl.guestMessages })
