import * as fr from '@coussinet/texts/fr/refunds.ts'
import * as it from '@coussinet/texts/it/refunds.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refunds.ts'

export const followMessages = messages({ fr: fr.followMessages, it: it.followMessages, nl: nl.followMessages })

export const threadMessages = messages({ fr: fr.threadMessages, it: it.threadMessages, nl: nl.threadMessages })

/** Texts of where requests and refunds are shown, while they load and where they cannot. */
export const refundMessages = messages({ fr: fr.refundMessages, it: it.refundMessages, nl: nl.refundMessages })

/** Words of decisions that were corrected, and of payments that did not go as usual. */
export const correctionMessages = messages({
  fr: fr.correctionMessages,
  it: it.correctionMessages,
  nl: nl.correctionMessages,
})

export const detailMessages = messages({ fr: fr.detailMessages, it: it.detailMessages, nl: nl.detailMessages })

export const listMessages = messages({ fr: fr.listMessages, it: it.listMessages, nl: nl.listMessages })

export const documentMessages = messages({ fr: fr.documentMessages, it: it.documentMessages, nl: nl.documentMessages })

export const eventMessages = messages({ fr: fr.eventMessages, it: it.eventMessages, nl: nl.eventMessages })

export const givenMessages = messages({
  fr: fr.detailMessages.given,
  it: it.detailMessages.given,
  nl: nl.detailMessages.given,
})

/** The chapter of the general conditions that a reduction or a refusal rests on. */
export const reasonMessages = messages({ fr: fr.reasonMessages, it: it.reasonMessages, nl: nl.reasonMessages })

export const demoMessages = messages({ fr: fr.demoMessages, it: it.demoMessages, nl: nl.demoMessages })

export const viewerMessages = messages({ fr: fr.viewerMessages, it: it.viewerMessages, nl: nl.viewerMessages })
