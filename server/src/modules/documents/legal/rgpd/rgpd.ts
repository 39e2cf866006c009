import { brand } from '@coussinet/contract/brand/chosen.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { documentTitles } from '@coussinet/contract/domain/documents.ts'
import type { PaperLanguage } from '@coussinet/contract/domain/languages.ts'
import { limitationYears } from '@coussinet/contract/domain/requests.ts'
import * as fr from '@coussinet/texts/fr/legal-papers.ts'
import * as it from '@coussinet/texts/it/legal-papers.ts'
import { fixedTimes, type RetentionSettings } from '#platform/config/retention-settings.ts'
import { createFrame } from '#platform/paper/frame.ts'
import { creditor, getInsurer } from '#platform/paper/insurer.ts'
import { paperMessages } from '#platform/paper/paper-messages.ts'
import { paperRecipient } from '#platform/paper/paper-recipient.ts'
import type { Paper } from '#platform/paper/papers.ts'
import type { PaperFacts } from '../../paper-facts.ts'

export const rgpdIssuedOn: Day = '2026-11-28'

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

/** Notice on personal data, in the language of the member's papers (articles 13 and 14 of the GDPR). */
export function rgpdPaper(facts: PaperFacts): Paper {
  const { language, country } = facts
  const { name, address, email, legal } = getInsurer(country)
  return {
    template: `/texts/${language}/rgpd.typ`,
    frame: createFrame({
      language,
      country,
      title: documentTitles[language].rgpd,
      issued_on: rgpdIssuedOn,
      whose: paperRecipient(facts),
      version: '2026-2',
    }),
    content: {
      country,
      has_assistance: facts.has_assistance,
      takes_cards: facts.takes_cards,
      reads_bills: facts.reads_bills,
      company: creditor.name,
      branch: { name, address: address.join(', '), email, legal: legal[language] },
      dpo: brand.privacy_email,
      authority: authorities[country],
      limitation_years: limitationYears[country],
      book_years: facts.retention.books_years[country],
      kept: keptFor(facts.retention, country, language),
    },
  }
}

const words = paperMessages({ fr: fr.rgpd, it: it.rgpd })

/** The times of the daily sweep as the notice says them: what is promised is what is done. */
function keptFor(retention: RetentionSettings, country: Country, language: PaperLanguage): Record<string, string> {
  const { months, years, days, hours } = words[language]
  const span = (count: number) => (count % 12 === 0 ? years(count / 12) : months(count))
  return {
    mandate: span(retention.mandate_months[country]),
    logs: months(retention.log_months),
    leads: span(retention.lead_months),
    passing: days(fixedTimes.days_of_passing_things),
    tokens: hours(fixedTimes.hours_of_tokens),
    read_notifications: months(fixedTimes.read_notification_months),
    notifications: months(fixedTimes.notification_months),
    quotes: years(fixedTimes.ended_quote_years),
    messages: years(fixedTimes.message_years),
    lapse: months(fixedTimes.mandate_lapses_months),
  }
}
