import { brand } from '@coussinet/contract/brand/chosen.ts'
import { groupedNevg } from '@coussinet/contract/brand/grouped-nevg.ts'
import { guarantees } from '@coussinet/contract/domain/cover.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { documentTitles } from '@coussinet/contract/domain/documents.ts'
import { longDay } from '@coussinet/contract/domain/format.ts'
import type { PaperLanguage } from '@coussinet/contract/domain/languages.ts'
import { filingDeadlineYears, limitationYears } from '@coussinet/contract/domain/requests.ts'
import * as fr from '@coussinet/texts/fr/legal-papers.ts'
import { capitalised } from '@coussinet/texts/grammar.ts'
import * as it from '@coussinet/texts/it/legal-papers.ts'
import { coveredFrom, identificationDeadline, formatVaccines } from '#modules/policy/policy.ts'
import { promisesInWords } from '#platform/config/promises.ts'
import { createFrame } from '#platform/paper/frame.ts'
import { creditor } from '#platform/paper/insurer.ts'
import { paperMessages } from '#platform/paper/paper-messages.ts'
import { paperRecipient } from '#platform/paper/paper-recipient.ts'
import type { Paper } from '#platform/paper/papers.ts'
import { dueDaysInWords, ofOnesChoice } from '#platform/text/brand-in-words.ts'
import { ownInWords, termsInWords, waitInWords } from '#platform/text/terms-in-words.ts'
import type { PaperFacts } from '../../paper-facts.ts'
import { agreed } from './agreed.ts'
import { exemplary, workedExamples } from './examples.ts'
import { insurerInWords, soldInWords } from './insurer-in-words.ts'
import { languagesInWords } from './languages-in-words.ts'
import { feeInWords, formulasInWords, termsOfConditions } from './terms.ts'

export const cgvIssuedOn: Day = '2026-11-28'

const version = '2026-2'

/** The general conditions of veterinary costs, in the language of the member's papers, under the law of the contract's country. */
export function cgvPaper(facts: PaperFacts): Paper {
  const { language, country, member, contract, offered, due_days, has_assistance, takes_cards } = facts
  const start = cgvIssuedOn
  const terms = termsOfConditions(offered, language)
  return {
    template: '/modules/documents/legal/cgv/cgv.typ',
    frame: createFrame({
      language,
      country,
      title: documentTitles[language].cgv,
      issued_on: cgvIssuedOn,
      whose: paperRecipient(facts),
      version,
    }),
    content: {
      ...agreed,
      country,
      version,
      insurer: insurerInWords(country, language),
      sold_in_any: soldInWords(language, country, 'disjunction'),
      creditor: { name: creditor.name, address: creditor.address[language] },
      privacy_email: brand.privacy_email,
      promised: promisesInWords(facts.promises, language),
      formulas: formulasInWords(offered, language),
      terms,
      has_assistance,
      takes_cards,
      contract_language: languagesInWords(facts.languages, language),
      own: ownInWords(terms, language),
      waiting_example: waitingExample(offered, start, language),
      vaccines: { dog: formatVaccines('dog', language), cat: formatVaccines('cat', language) },
      identification_days: identificationDeadline(start, start).days_left,
      filing_years: filingDeadlineYears(country),
      limitation_years: limitationYears[country],
      fee: feeInWords(offered, language),
      due_days: dueDaysInWords(language, due_days),
      due_choice: ofOnesChoice(language, due_days),
      examples: workedExamples(offered, language),
      member: {
        nevg: groupedNevg(member.nevg),
        contract_number: contract.contract_number,
        effective_date: longDay(contract.effective_date, language),
      },
    },
  }
}

const waitingExamples = paperMessages({ fr: fr.waitingExample, it: it.waitingExample })

/** An example of how the days are counted: "Un accident est couvert à partir du 21 juin 2026, …"; null where no formula waits. */
function waitingExample(offered: PaperFacts['offered'], start: Day, language: PaperLanguage) {
  const formula = exemplary(offered)
  if (formula === undefined || !termsInWords([formula], language).waiting.any) return null
  const { on, from, waiting, covered } = waitingExamples[language]
  const examples = guarantees
    .filter((name) => formula.covers.includes(name))
    .map((guarantee, index) => {
      const { name, is } = covered[guarantee]
      const wait = formula.waiting_days[guarantee] ?? 0
      const begins = from(longDay(coveredFrom(formula, guarantee, start) ?? start, language))
      const subject = guarantee === 'illness' && wait > 0 ? waiting(name, waitInWords(wait, language)) : name
      return [subject, ...(index === 0 ? [is] : []), begins].join(' ')
    })
  return { cover_start: on(longDay(start, language)), sentence: `${capitalised(examples.join(', '))}.` }
}
