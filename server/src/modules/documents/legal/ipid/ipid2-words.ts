import { brand } from '@coussinet/contract/brand/chosen.ts'
import { brandName } from '@coussinet/contract/brand/values.ts'
import { weekdayHours } from '@coussinet/contract/domain/contact.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { PaperLanguage } from '@coussinet/contract/domain/languages.ts'
import * as fr from '@coussinet/texts/fr/legal-papers.ts'
import { capitalised } from '@coussinet/texts/grammar.ts'
import * as it from '@coussinet/texts/it/legal-papers.ts'
import { getInsurer } from '#platform/paper/insurer.ts'
import { paperMessages } from '#platform/paper/paper-messages.ts'
import { eachDueDay } from '#platform/text/brand-in-words.ts'
import { agreed } from '../cgv/agreed.ts'
import { soldInWords } from '../cgv/insurer-in-words.ts'
import { limitsInWords } from '../cgv2/limits-in-words.ts'
import { endingWords } from './ending-words.ts'
import type { ProductWords } from './information-paper.ts'

const texts = paperMessages({ fr: fr.ipid2, it: it.ipid2 })

export function ipid2Words(country: Country, language: PaperLanguage): ProductWords {
  const insurer = getInsurer(country)
  const { stay_days, report_days, withdrawal_days } = agreed
  const words = texts[language]({
    ...limitsInWords(language),
    brand: brandName,
    hours: weekdayHours(insurer.hours, language),
    covered_in: capitalised(soldInWords(language, country, 'conjunction')),
    stay_days,
    report_days,
    phone: insurer.phone_text,
    due_days: eachDueDay(language, brand.due_days),
    takes_cards: brand.cards ?? true,
  })
  const items = endingWords(language, country, { ...insurer, address: insurer.address.join(', '), withdrawal_days })
  return { ...words, ending: { items } }
}
