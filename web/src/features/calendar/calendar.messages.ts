import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/calendar/calendar.ts'
import * as it from '@coussinet/texts/it/pages/calendar/calendar.ts'
import * as nl from '@coussinet/texts/nl/pages/calendar/calendar.ts'

export const calendarMessages = messages({ fr: fr.calendarMessages, it: it.calendarMessages, nl: nl.calendarMessages })
