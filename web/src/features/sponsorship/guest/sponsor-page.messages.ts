import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/sponsorship/guest/sponsor-page.ts'
import * as it from '@coussinet/texts/it/pages/sponsorship/guest/sponsor-page.ts'
import * as nl from '@coussinet/texts/nl/pages/sponsorship/guest/sponsor-page.ts'

export const guestMessages = messages({ fr: fr.guestMessages, it: it.guestMessages, nl: nl.guestMessages })
