import * as fr from '@coussinet/texts/fr/refund-words.ts'
import * as it from '@coussinet/texts/it/refund-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-words.ts'
import type { timelineSteps } from './request-states.ts'

/** The steps of a request, as its history names them. */
export const timelineNames = messages({
  fr: fr.timelineNames satisfies Record<(typeof timelineSteps)[number], string>,
  it: it.timelineNames,
  nl: nl.timelineNames,
})
