import * as fr from '@coussinet/texts/fr/words/timeline-names.ts'
import * as it from '@coussinet/texts/it/words/timeline-names.ts'
import * as nl from '@coussinet/texts/nl/words/timeline-names.ts'
import { messages } from './messages.ts'

/** The steps of a request, as its history names them. */
export const timelineNames = messages({ fr: fr.timelineNames, it: it.timelineNames, nl: nl.timelineNames })
