import type { Day } from '@coussinet/contract/domain/days.ts'
import { documentTitles } from '@coussinet/contract/domain/documents.ts'
import type { Paper } from '#platform/paper/papers.ts'
import type { PaperFacts } from '../../paper-facts.ts'
import { informationPaper } from './information-paper.ts'
import { ipid2Words } from './ipid2-words.ts'

export const ipid2IssuedOn: Day = '2026-06-19'

export function ipid2Paper(facts: PaperFacts): Paper {
  const { language, country } = facts
  return informationPaper(facts, ipid2Words(country, language), {
    title: documentTitles[language].ipid2,
    version: '2026-1',
    issued_on: ipid2IssuedOn,
  })
}
