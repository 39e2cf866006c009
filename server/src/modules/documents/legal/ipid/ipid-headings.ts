import * as fr from '@coussinet/texts/fr/legal-papers.ts'
import * as it from '@coussinet/texts/it/legal-papers.ts'
import { paperMessages } from '#platform/paper/paper-messages.ts'

/** Headings of every information document around the product's own words. */
export const ipidHeadings = paperMessages({ fr: fr.ipidHeadings, it: it.ipidHeadings })
