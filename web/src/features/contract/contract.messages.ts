import * as fr from '@coussinet/texts/fr/contract.ts'
import * as it from '@coussinet/texts/it/contract.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/contract.ts'

export const contractMessages = messages({ fr: fr.contractMessages, it: it.contractMessages, nl: nl.contractMessages })

export const complaintMessages = messages({
  fr: fr.complaintMessages,
  it: it.complaintMessages,
  nl: nl.complaintMessages,
})

export const coverMessages = messages({ fr: fr.coverMessages, it: it.coverMessages, nl: nl.coverMessages })

export const documentMessages = messages({ fr: fr.documentMessages, it: it.documentMessages, nl: nl.documentMessages })

export const headMessages = messages({ fr: fr.headMessages, it: it.headMessages, nl: nl.headMessages })
