import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/profile/passkeys/passkeys.ts'
import * as it from '@coussinet/texts/it/pages/profile/passkeys/passkeys.ts'
import * as nl from '@coussinet/texts/nl/pages/profile/passkeys/passkeys.ts'

export const passkeyMessages = messages({ fr: fr.passkeyMessages, it: it.passkeyMessages, nl: nl.passkeyMessages })
