import * as fr from '@coussinet/texts/fr/words/calendar-names.ts'
import * as it from '@coussinet/texts/it/words/calendar-names.ts'
import * as nl from '@coussinet/texts/nl/words/calendar-names.ts'
import { messages } from './messages.ts'

/** Names of the months from January on, whole and short, and of the weekdays from Sunday on. */
export const calendarNames = messages({ fr: fr.calendarNames, it: it.calendarNames, nl: nl.calendarNames })
