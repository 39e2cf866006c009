import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/personal-data/erasure.ts'
import * as it from '@coussinet/texts/it/pages/personal-data/erasure.ts'
import * as nl from '@coussinet/texts/nl/pages/personal-data/erasure.ts'

export const erasureMessages = messages({ fr: fr.erasureMessages, it: it.erasureMessages, nl: nl.erasureMessages })
