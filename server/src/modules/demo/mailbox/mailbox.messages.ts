import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/demo/mailbox.ts'
import * as it from '@coussinet/texts/it/demo/mailbox.ts'
import * as nl from '@coussinet/texts/nl/demo/mailbox.ts'

export const mailboxWords = messages({ fr: fr.mailboxWords, it: it.mailboxWords, nl: nl.mailboxWords })
