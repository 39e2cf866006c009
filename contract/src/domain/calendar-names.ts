import * as fr from '@coussinet/texts/fr/page-words.ts'
import * as it from '@coussinet/texts/it/page-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/page-words.ts'

/** Names of the months from January on, whole and short, and of the weekdays from Sunday on. */
export const calendarNames = messages({ fr: fr.calendarNames, it: it.calendarNames, nl: nl.calendarNames })
