import type { Day } from '@coussinet/contract/domain/days.ts'
import { documentTitles } from '@coussinet/contract/domain/documents.ts'
import type { Paper } from '#platform/paper/papers.ts'
import type { PaperFacts } from '../../paper-facts.ts'
import { informationPaper } from './information-paper.ts'
import { ipidFigures } from './ipid-figures.ts'
import { ipidWords } from './ipid-words.ts'

export const ipidIssuedOn: Day = '2026-11-28'

/** The information document on veterinary costs, in the language of the member's papers, by the law of the contract's country. */
export function ipidPaper(facts: PaperFacts): Paper {
  const { language, country } = facts
  const words = ipidWords(ipidFigures(facts), country, language)
  return informationPaper(facts, words, {
    title: documentTitles[language].ipid,
    version: '2026-2',
    issued_on: ipidIssuedOn,
  })
}
