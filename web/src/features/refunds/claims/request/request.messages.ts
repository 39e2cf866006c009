import { messages } from '@coussinet/contract/domain/messages.ts'
import * as fr from '@coussinet/texts/fr/pages/refunds/request/request.ts'
import * as it from '@coussinet/texts/it/pages/refunds/request/request.ts'
import * as nl from '@coussinet/texts/nl/pages/refunds/request/request.ts'

/** Parts that the home page and the list of refunds share. */
export const rowMessages = messages({ fr: fr.rowMessages, it: it.rowMessages, nl: nl.rowMessages })

export const saidMessages = messages({ fr: fr.saidMessages, it: it.saidMessages, nl: nl.saidMessages })

export const stepMessages = messages({ fr: fr.stepMessages, it: it.stepMessages, nl: nl.stepMessages })

export const subjectMessages = messages({ fr: fr.subjectMessages, it: it.subjectMessages, nl: nl.subjectMessages })
