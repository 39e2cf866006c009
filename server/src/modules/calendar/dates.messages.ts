import * as fr from '@coussinet/texts/fr/calendar-feed.ts'
import * as it from '@coussinet/texts/it/calendar-feed.ts'
import { type Language, messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/calendar-feed.ts'

export const datesIn = messages({ fr: fr.datesAhead, it: it.datesAhead, nl: nl.datesAhead })

export type DateFacts = (typeof datesIn)[Language]
