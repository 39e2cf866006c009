import * as fr from '@coussinet/texts/fr/refund-words.ts'
import * as it from '@coussinet/texts/it/refund-words.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-words.ts'
import type { Cause } from './request-states.ts'

/** Reasons of care. */
export const causeNames = messages({
  fr: fr.causeNames satisfies Record<Cause, string>,
  it: it.causeNames,
  nl: nl.causeNames,
})
