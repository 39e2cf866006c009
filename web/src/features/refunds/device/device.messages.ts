import * as fr from '@coussinet/texts/fr/refund-requests.ts'
import * as it from '@coussinet/texts/it/refund-requests.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-requests.ts'

/** Requests that are written and kept on the device until there is a network. */
export const deviceMessages = messages({ fr: fr.deviceMessages, it: it.deviceMessages, nl: nl.deviceMessages })
