import * as fr from '@coussinet/texts/fr/refund-requests.ts'
import * as it from '@coussinet/texts/it/refund-requests.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-requests.ts'

export const wizardMessages = messages({ fr: fr.wizardMessages, it: it.wizardMessages, nl: nl.wizardMessages })

/** The second step: which animals, and what care. */
export const careMessages = messages({ fr: fr.careMessages, it: it.careMessages, nl: nl.careMessages })

export const blankSheetMessages = messages({
  fr: fr.blankSheetMessages,
  it: it.blankSheetMessages,
  nl: nl.blankSheetMessages,
})

export const summaryMessages = messages({ fr: fr.summaryMessages, it: it.summaryMessages, nl: nl.summaryMessages })

/** Several documents at once, sorted into requests. */
export const pileMessages = messages({ fr: fr.pileMessages, it: it.pileMessages, nl: nl.pileMessages })

/** Parts that the home page and the list of refunds share. */
export const rowMessages = messages({ fr: fr.rowMessages, it: it.rowMessages, nl: nl.rowMessages })

export const saidMessages = messages({ fr: fr.saidMessages, it: it.saidMessages, nl: nl.saidMessages })

export const stepMessages = messages({ fr: fr.stepMessages, it: it.stepMessages, nl: nl.stepMessages })

export const subjectMessages = messages({ fr: fr.subjectMessages, it: it.subjectMessages, nl: nl.subjectMessages })

export const estimateMessages = messages({ fr: fr.estimateMessages, it: it.estimateMessages, nl: nl.estimateMessages })

/** Requests that are written and kept on the device until there is a network. */
export const deviceMessages = messages({ fr: fr.deviceMessages, it: it.deviceMessages, nl: nl.deviceMessages })

/** Words about what was read from an invoice, beside its file and at the fields. */
export const readingMessages = messages({ fr: fr.readingMessages, it: it.readingMessages, nl: nl.readingMessages })

/** The same about a vet's quote. */
export const quoteReadingMessages = messages({
  fr: fr.quoteReadingMessages,
  it: it.quoteReadingMessages,
  nl: nl.quoteReadingMessages,
})

/** Names of the kinds of paper. */
export const paperNames = messages({ fr: fr.paperNames, it: it.paperNames, nl: nl.paperNames })

/** The lines of a quote that were read. */
export const quoteLinesMessages = messages({
  fr: fr.quoteLinesMessages,
  it: it.quoteLinesMessages,
  nl: nl.quoteLinesMessages,
})

/** The estimate from a reading, before a request is sent. */
export const readEstimateMessages = messages({
  fr: fr.readEstimateMessages,
  it: it.readEstimateMessages,
  nl: nl.readEstimateMessages,
})

/** Sentence of a warning before a request is sent: the day is already in words. */
export const warningMessages = messages({ fr: fr.warningMessages, it: it.warningMessages, nl: nl.warningMessages })

export const keepDraftMessages = messages({
  fr: fr.keepDraftMessages,
  it: it.keepDraftMessages,
  nl: nl.keepDraftMessages,
})

export const goneMessages = messages({ fr: fr.goneMessages, it: it.goneMessages, nl: nl.goneMessages })
