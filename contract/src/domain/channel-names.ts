import * as fr from '@coussinet/texts/fr/words/channel-names.ts'
import * as it from '@coussinet/texts/it/words/channel-names.ts'
import * as nl from '@coussinet/texts/nl/words/channel-names.ts'
import { messages } from './messages.ts'

/** Ways by which a request reached the insurer, as the end of a sentence. */
export const channelNames = messages({ fr: fr.channelNames, it: it.channelNames, nl: nl.channelNames })
