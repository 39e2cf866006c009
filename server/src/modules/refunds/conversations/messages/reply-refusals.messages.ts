import * as fr from '@coussinet/texts/fr/mails.ts'
import * as it from '@coussinet/texts/it/mails.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/mails.ts'

/** Sentences for who answered by mail and was refused: their own mail server shows them. */
export const replyRefusals = messages({ fr: fr.replyRefusals, it: it.replyRefusals, nl: nl.replyRefusals })
