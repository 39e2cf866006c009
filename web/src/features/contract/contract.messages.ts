import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/contract/contract.ts'
import * as it from '@coussinet/texts/it/pages/contract/contract.ts'
import * as nl from '@coussinet/texts/nl/pages/contract/contract.ts'

export const contractMessages = messages({ fr: fr.contractMessages, it: it.contractMessages, nl: nl.contractMessages })

export const complaintMessages = messages({
  fr: fr.complaintMessages,
  it: it.complaintMessages,
  nl: nl.complaintMessages,
})

export const coverMessages = messages({ fr: fr.coverMessages, it: it.coverMessages, nl: nl.coverMessages })

export const documentMessages = messages({ fr: fr.documentMessages, it: it.documentMessages, nl: nl.documentMessages })

export const headMessages = messages({ fr: fr.headMessages, it: it.headMessages, nl: nl.headMessages })
