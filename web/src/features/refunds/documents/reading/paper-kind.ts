import type { ReadDocument } from '@coussinet/contract/readings.ts'
import { quoteReadingMessages, readingMessages } from '#messages/refund-requests.ts'

/** Words by requested kind of paper. */
export const readingWords = { invoice: readingMessages, quote: quoteReadingMessages }
export type PaperKind = keyof typeof readingWords

/** Tells whether a paper is sent from another page: a quote instead of an invoice, or the reverse. */
export const isElsewhere = (paper: PaperKind, document: ReadDocument): boolean =>
  document === (paper === 'invoice' ? 'quote' : 'invoice')
