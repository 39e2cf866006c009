import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/server/refunds/reply-refusals.ts'
import * as it from '@coussinet/texts/it/server/refunds/reply-refusals.ts'
import * as nl from '@coussinet/texts/nl/server/refunds/reply-refusals.ts'

/** Sentences for who answered by mail and was refused: their own mail server shows them. */
export const replyRefusals = messages({ fr: fr.replyRefusals, it: it.replyRefusals, nl: nl.replyRefusals })
