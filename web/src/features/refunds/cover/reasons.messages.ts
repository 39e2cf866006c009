import * as fr from '@coussinet/texts/fr/refunds.ts'
import * as it from '@coussinet/texts/it/refunds.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refunds.ts'

/** The chapter of the general conditions that a reduction or a refusal rests on. */
export const reasonMessages = messages({ fr: fr.reasonMessages, it: it.reasonMessages, nl: nl.reasonMessages })

export const givenMessages = messages({
  fr: fr.detailMessages.given,
  it: it.detailMessages.given,
  nl: nl.detailMessages.given,
})
