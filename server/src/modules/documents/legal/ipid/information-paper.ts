import { brand } from '@coussinet/contract/brand/chosen.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import type { PaperLanguage } from '@coussinet/contract/domain/languages.ts'
import { createFrame } from '#platform/paper/frame.ts'
import { getInsurer, establishmentIn } from '#platform/paper/insurer.ts'
import { paperRecipient } from '#platform/paper/paper-recipient.ts'
import type { Paper } from '#platform/paper/papers.ts'
import type { PaperFacts } from '../../paper-facts.ts'
import { countryName, inCountry } from '../cgv/insurer-in-words.ts'
import { ipidHeadings } from './ipid-headings.ts'

type PaperSection = { text?: string; items?: readonly string[] }

/** A product's own words in the layout of Regulation (EU) 2017/1469; the marks before the lines are the layout's. */
export type ProductWords = {
  /** the kind of insurance, above the document's name */
  kind: string
  product: string
  about: string
  insured: { items: readonly string[]; text: string }
  not_insured: readonly string[]
  restrictions: readonly string[]
  where: readonly string[]
  obligations: readonly { when: string; text: string }[]
  payment: PaperSection
  duration: PaperSection
  ending: PaperSection
}

type PaperVersion = { title: string; version: string; issued_on: Day }

const statusFacts = (country: Country, language: PaperLanguage) => ({
  home: countryName(brand.registration.country, language),
  number: brand.registration.number,
  where: inCountry[language][country],
  authority: getInsurer(country).authority,
  law: country === 'FR' ? ipidHeadings[language].french_law : null,
})

/** The information document of a product, on two A4 sides. */
export function informationPaper(
  facts: PaperFacts,
  words: ProductWords,
  { title, version, issued_on }: PaperVersion,
): Paper {
  const { language, country } = facts
  const { document, company, product, elsewhere, status, headings, icons } = ipidHeadings[language]
  const insurer = getInsurer(country)
  return {
    template: '/modules/documents/legal/ipid/ipid.typ',
    frame: createFrame({ language, country, title, issued_on, whose: paperRecipient(facts), version }),
    content: {
      ...words,
      document,
      company: {
        term: company,
        name: insurer.name,
        legal: insurer.legal[language],
        status: status[establishmentIn(country)](statusFacts(country, language)),
      },
      product: { term: product, name: words.product },
      elsewhere,
      headings,
      icons,
    },
  }
}
