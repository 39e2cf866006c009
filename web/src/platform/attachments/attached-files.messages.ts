import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/platform/attachments/attached-files.ts'
import * as it from '@coussinet/texts/it/pages/platform/attachments/attached-files.ts'
import * as nl from '@coussinet/texts/nl/pages/platform/attachments/attached-files.ts'

export const attachedMessages = messages({ fr: fr.attachedMessages, it: it.attachedMessages, nl: nl.attachedMessages })
