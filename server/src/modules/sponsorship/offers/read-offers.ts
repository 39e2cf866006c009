import { OfferBook, offerFaults } from '@coussinet/contract/brand/offer-book.ts'
import type * as z from 'zod/mini'
import { ConfigProblem } from '#platform/config.ts'

/** Reads a table of offers; throws `ConfigProblem` with a sentence for each fault. */
export function readOffers(json: unknown, source: string): OfferBook {
  const parsed = OfferBook.safeParse(json)
  const wrong = parsed.success ? offerFaults(parsed.data) : parsed.error.issues.map(sentenceOf)
  if (!parsed.success || wrong.length > 0)
    throw new ConfigProblem(wrong.map((sentence) => `SPONSORSHIP_OFFERS (${source}): ${sentence}`))
  return parsed.data
}

function sentenceOf({ path, message, code }: z.core.$ZodIssue): string {
  const where = path.map(String).join('.') || 'the file'
  const language = /\bterms\.(fr|it)$/.exec(where)?.[1]
  if (language) return `${where} must hold at least one sentence: the terms are told in both languages.`
  return code === 'custom' || code === 'invalid_format'
    ? `${where} is not of the right form.`
    : `${where} is not of the right form: ${message}.`
}
