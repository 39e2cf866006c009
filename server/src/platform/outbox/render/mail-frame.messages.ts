import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/mails/frame.ts'
import * as it from '@coussinet/texts/it/mails/frame.ts'
import * as nl from '@coussinet/texts/nl/mails/frame.ts'

export const frameWords = messages({ fr: fr.frame, it: it.frame, nl: nl.frame })
