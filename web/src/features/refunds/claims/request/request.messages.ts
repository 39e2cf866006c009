import * as fr from '@coussinet/texts/fr/refund-requests.ts'
import * as it from '@coussinet/texts/it/refund-requests.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-requests.ts'

/** Parts that the home page and the list of refunds share. */
export const rowMessages = messages({ fr: fr.rowMessages, it: it.rowMessages, nl: nl.rowMessages })

export const saidMessages = messages({ fr: fr.saidMessages, it: it.saidMessages, nl: nl.saidMessages })

export const stepMessages = messages({ fr: fr.stepMessages, it: it.stepMessages, nl: nl.stepMessages })

export const subjectMessages = messages({ fr: fr.subjectMessages, it: it.subjectMessages, nl: nl.subjectMessages })
