import { type Language, messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/calendar/dates.ts'
import * as it from '@coussinet/texts/it/calendar/dates.ts'
import * as nl from '@coussinet/texts/nl/calendar/dates.ts'

export const datesIn = messages({ fr: fr.datesAhead, it: it.datesAhead, nl: nl.datesAhead })

export type DateFacts = (typeof datesIn)[Language]
