import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/refunds/detail/detail.ts'
import * as it from '@coussinet/texts/it/pages/refunds/detail/detail.ts'
import * as nl from '@coussinet/texts/nl/pages/refunds/detail/detail.ts'

/** The chapter of the general conditions that a reduction or a refusal rests on. */
export const reasonMessages = messages({ fr: fr.reasonMessages, it: it.reasonMessages, nl: nl.reasonMessages })

export const givenMessages = messages({
  fr: fr.detailMessages.given,
  it: it.detailMessages.given,
  nl: nl.detailMessages.given,
})
