import * as z from 'zod/mini'
import { languageTags, toPaperLanguage } from '../domain/languages.ts'
import { country, day } from '../fields/fields.ts'
import { sentence } from './wording.ts'

/** Papers that are the same for every contract of a country, and that an insurer may replace by approved files. */
export const insurerPaperTypes = ['cgv', 'cgv2', 'ipid', 'ipid2', 'rgpd'] as const
export type InsurerPaperType = (typeof insurerPaperTypes)[number]

/** An insurer's file that replaces the paper which the portal would make. */
export const InsurerPaper = z.strictObject({
  type: z.enum(insurerPaperTypes),
  /** country of the contracts it applies to */
  country,
  language: z.enum(languageTags),
  version: sentence,
  /** first day on which members get it */
  issued_on: day,
  /** effective date of the first contracts it applies to; without it, all contracts */
  contracts_from: z.optional(day),
  /** path of the PDF from the brand's file */
  file: z.string().check(z.regex(/^(?:\.{1,2}\/)*[\w-][\w./ -]*\.pdf$/i)),
})
export type InsurerPaper = z.infer<typeof InsurerPaper>

type InsurerPaperQuery = {
  country: InsurerPaper['country']
  language: InsurerPaper['language']
  effective_date: string
  today: string
}

/**
 * Finds the insurer's file of a type for a contract: the latest one issued that applies to contracts as old, in the member's language, else
 * in the language of their papers, else in any, because an approved paper in another language says more than an unapproved one. Undefined
 * if the insurer gave none: the portal makes its own.
 */
export function insurerPaperFor(
  papers: readonly InsurerPaper[],
  type: InsurerPaperType,
  { country: of, language, effective_date, today }: InsurerPaperQuery,
): InsurerPaper | undefined {
  const given = papers
    .filter(
      (paper) =>
        paper.type === type &&
        paper.country === of &&
        paper.issued_on <= today &&
        (paper.contracts_from ?? '') <= effective_date,
    )
    .toSorted((one, other) => (one.issued_on < other.issued_on ? 1 : -1))
  const latestIn = (wanted: InsurerPaper['language']) => given.find((paper) => paper.language === wanted)
  return latestIn(language) ?? latestIn(toPaperLanguage(language)) ?? given[0]
}

/** Returns a sentence for each fault of the list itself. Missing files are found where they are read. */
export function insurerPaperFaults(papers: readonly InsurerPaper[], companies: object): string[] {
  const keyOf = ({ type, country: of, language, issued_on, contracts_from = '' }: InsurerPaper) =>
    [type, of, language, issued_on, contracts_from].join(' ')
  const keys = papers.map(keyOf)
  return papers.flatMap((paper, index) => [
    ...(keys.indexOf(keyOf(paper)) === index
      ? []
      : [`papers: two are ${paper.type} of ${paper.country} in ${paper.language}, issued on ${paper.issued_on}.`]),
    ...(paper.country in companies ? [] : [`papers: ${paper.file} is for ${paper.country}, which has no company.`]),
  ])
}
