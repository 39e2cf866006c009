import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { PaperLanguage } from '@coussinet/contract/domain/languages.ts'
import * as fr from '@coussinet/texts/fr/legal-papers.ts'
import * as it from '@coussinet/texts/it/legal-papers.ts'
import { paperMessages } from '#platform/paper/paper-messages.ts'

type EndingFacts = { withdrawal_days: number; email: string; address: string }

const texts = paperMessages({ fr: fr.endings, it: it.endings })

export function endingWords(language: PaperLanguage, country: Country, ways: EndingFacts): string[] {
  const { withdrawal, at, steps, refusal } = texts[language]
  return [withdrawal(ways.withdrawal_days), at[country], steps(ways.email, ways.address), refusal]
}
