import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/calendar.ts'
import * as it from '@coussinet/texts/it/calendar.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/calendar.ts'

export const calendarMessages = messages({
  fr: fr.calendarMessages(brandFacts),
  it: it.calendarMessages(brandFacts),
  nl: nl.calendarMessages(brandFacts),
})
