import { brand } from '@coussinet/contract/brand/chosen.ts'
import { groupedNevg } from '@coussinet/contract/brand/grouped-nevg.ts'
import { speciesNames } from '@coussinet/contract/domain/animals.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { documentTitles } from '@coussinet/contract/domain/documents.ts'
import { memberName } from '@coussinet/contract/domain/members.ts'
import { limitationYears } from '@coussinet/contract/domain/requests.ts'
import { promisesInWords } from '#platform/config/promises.ts'
import { createFrame } from '#platform/paper/frame.ts'
import { creditor } from '#platform/paper/insurer.ts'
import { paperRecipient } from '#platform/paper/paper-recipient.ts'
import type { Paper } from '#platform/paper/papers.ts'
import type { PaperFacts } from '../../paper-facts.ts'
import { agreed } from '../cgv/agreed.ts'
import { coveredInWords, insurerInWords, soldInWords } from '../cgv/insurer-in-words.ts'
import { limitsInWords } from './limits-in-words.ts'

export const cgv2IssuedOn: Day = '2026-11-28'

const version = '2026-2'

/** The conditions of assistance, in the language of the member's papers, under the law of the contract's country. */
export function cgv2Paper(facts: PaperFacts): Paper {
  const { language, country, member } = facts
  const insured = facts.animals.filter(({ formula }) => formula.name !== 'default')
  return {
    template: '/modules/documents/legal/cgv2/cgv2.typ',
    frame: createFrame({
      language,
      country,
      title: documentTitles[language].cgv2,
      issued_on: cgv2IssuedOn,
      whose: paperRecipient(facts),
      version,
    }),
    content: {
      ...limitsInWords(language),
      country,
      version,
      insurer: insurerInWords(country, language),
      sold_in_any: soldInWords(language, country, 'disjunction'),
      covered_in: coveredInWords(language, country),
      creditor: { name: creditor.name, address: creditor.address[language] },
      privacy_email: brand.privacy_email,
      promised: promisesInWords(facts.promises, language),
      limitation_years: limitationYears[country],
      stay_days: agreed.stay_days,
      withdrawal_days: agreed.withdrawal_days,
      member: { name: memberName(member), nevg: groupedNevg(member.nevg) },
      animals: insured.map(({ name, type, breed }) => ({ name, breed, species: speciesNames[language][type] })),
    },
  }
}
