import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/sponsorship/sponsorship-offer.ts'
import * as it from '@coussinet/texts/it/pages/sponsorship/sponsorship-offer.ts'
import * as nl from '@coussinet/texts/nl/pages/sponsorship/sponsorship-offer.ts'

export const offerMessages = messages({ fr: fr.offerMessages, it: it.offerMessages, nl: nl.offerMessages })
