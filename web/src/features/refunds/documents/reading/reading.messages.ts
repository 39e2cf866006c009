import type { ReadDocument } from '@coussinet/contract/readings.ts'
import * as fr from '@coussinet/texts/fr/refund-requests.ts'
import * as it from '@coussinet/texts/it/refund-requests.ts'
import { messages } from '@coussinet/texts/messages.ts'
import * as nl from '@coussinet/texts/nl/refund-requests.ts'

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

/** Words by requested kind of paper. */
export const readingWords = { invoice: readingMessages, quote: quoteReadingMessages }
export type PaperKind = keyof typeof readingWords

/** Tells whether a paper is sent from another page: a quote instead of an invoice, or the reverse. */
export const isElsewhere = (paper: PaperKind, document: ReadDocument): boolean =>
  document === (paper === 'invoice' ? 'quote' : 'invoice')

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
