import * as fr from '@coussinet/texts/fr/sponsorship.ts'
import * as it from '@coussinet/texts/it/sponsorship.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/sponsorship.ts'

export const offerMessages = messages({ fr: fr.offerMessages, it: it.offerMessages, nl: nl.offerMessages })
