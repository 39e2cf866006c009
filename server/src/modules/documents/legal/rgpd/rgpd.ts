import { brand } from '@coussinet/contract/brand/chosen.ts'
import { documentTitles } from '@coussinet/contract/domain/documents.ts'
import type { Country } from '@coussinet/contract/fields.ts'
import { filingDeadlineYears } from '@coussinet/contract/domain/filing-deadline.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { frameOf } from '#platform/paper/frame.ts'
import { creditor, insurerOf } from '#platform/paper/insurer.ts'
import type { Paper } from '#platform/paper/papers.ts'
import type { PaperFacts } from '../../paper-facts.ts'
import { whoseOf } from '#platform/paper/whose.ts'
import { keptFor } from './kept-for.ts'

/** The day of the present version. */
export const rgpdIssuedOn: Day = '2026-06-19'

const authorities: Record<Country, { name: string; address: string; site: string }> = {
  FR: {
    name: 'CNIL (Commission nationale de l’informatique et des libertés)',
    address: '3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07',
    site: 'cnil.fr',
  },
  IT: {
    name: 'Garante per la protezione dei dati personali',
    address: 'Piazza Venezia 11, 00187 Roma',
    site: 'garanteprivacy.it',
  },
  BE: {
    name: 'APD (Autorité de protection des données)',
    address: 'Rue de la Presse 35, 1000 Bruxelles',
    site: 'autoriteprotectiondonnees.be',
  },
}

/** What is done with personal data, in the member's language (articles 13 and 14 of the GDPR). */
export function rgpdPaper(facts: PaperFacts): Paper {
  const { language, country } = facts
  const { name, address, email, legal } = insurerOf(country)
  return {
    template: `/modules/documents/legal/rgpd/rgpd-${language}.typ`,
    frame: frameOf({
      language,
      country,
      title: documentTitles[language].rgpd,
      issued_on: rgpdIssuedOn,
      whose: whoseOf(facts),
      version: '2026-1',
    }),
    content: {
      country,
      company: creditor.name,
      branch: { name, address: address.join(', '), email, legal: legal[language] },
      dpo: brand.privacy_email,
      authority: authorities[country],
      limitation_years: filingDeadlineYears(country),
      book_years: facts.keeping.books_years[country],
      kept: keptFor(facts.keeping, country, language),
    },
  }
}
