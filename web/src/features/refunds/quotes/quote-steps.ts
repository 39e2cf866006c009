import type { Quote, QuoteFile } from '@coussinet/contract/quotes.ts'

// The document comes first: its reading fills in the others.
export const quoteSteps = ['document', 'care', 'lines', 'summary'] as const
export type QuoteStep = (typeof quoteSteps)[number]

export const readQuoteStep = (text: unknown): QuoteStep | null => quoteSteps.find((step) => step === text) ?? null

export const findQuotePaper = (quote: Quote | undefined): QuoteFile | undefined =>
  quote?.files.find(({ type }) => type === 'quote')

export function isStepDone(step: QuoteStep, quote: Quote | undefined): boolean {
  if (!quote) return false
  if (step === 'care') return quote.animal_id !== null && quote.planned_on !== null && quote.cause !== null
  if (step === 'lines') return quote.lines.length > 0
  return step === 'document' ? findQuotePaper(quote) !== undefined : false
}

/** The step on screen: the wanted one, else the first that lacks something; without a draft the first. */
export function stepOfQuote(quote: Quote | undefined, wanted: QuoteStep | null): QuoteStep {
  if (!quote) return 'document'
  return wanted ?? quoteSteps.find((step) => !isStepDone(step, quote)) ?? 'summary'
}

/** The steps before the one on screen that lack something, by their place from 0. */
export const skippedSteps = (step: QuoteStep, quote: Quote | undefined): number[] =>
  quoteSteps.flatMap((before, place) => (place < quoteSteps.indexOf(step) && !isStepDone(before, quote) ? [place] : []))
