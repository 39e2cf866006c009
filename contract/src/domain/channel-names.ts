import * as fr from '@coussinet/texts/fr/refund-words.ts'
import * as it from '@coussinet/texts/it/refund-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-words.ts'
import type { Channel } from './request-states.ts'

/** Ways by which a request reached the insurer, as the end of a sentence. */
export const channelNames = messages({
  fr: fr.channelNames satisfies Record<Channel, string>,
  it: it.channelNames,
  nl: nl.channelNames,
})
