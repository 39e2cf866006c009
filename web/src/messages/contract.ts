import { brandFacts } from '@coussinet/contract/brand/values.ts'
import * as fr from '@coussinet/texts/fr/contract.ts'
import * as it from '@coussinet/texts/it/contract.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/contract.ts'

export const changeMessages = messages({ fr: fr.changeMessages, it: it.changeMessages, nl: nl.changeMessages })

export const askMessages = messages({ fr: fr.askMessages, it: it.askMessages, nl: nl.askMessages })

export const contractMessages = messages({ fr: fr.contractMessages, it: it.contractMessages, nl: nl.contractMessages })

export const complaintMessages = messages({
  fr: fr.complaintMessages,
  it: it.complaintMessages,
  nl: nl.complaintMessages,
})

export const coverMessages = messages({ fr: fr.coverMessages, it: it.coverMessages, nl: nl.coverMessages })

export const documentMessages = messages({ fr: fr.documentMessages, it: it.documentMessages, nl: nl.documentMessages })

export const headMessages = messages({ fr: fr.headMessages, it: it.headMessages, nl: nl.headMessages })

export const endingMessages = messages({ fr: fr.endingMessages, it: it.endingMessages, nl: nl.endingMessages })

export const flowMessages = messages({
  fr: fr.flowMessages(brandFacts),
  it: it.flowMessages(brandFacts),
  nl: nl.flowMessages(brandFacts),
})

export const replayMessages = messages({
  fr: fr.replayMessages(brandFacts),
  it: it.replayMessages(brandFacts),
  nl: nl.replayMessages(brandFacts),
})
