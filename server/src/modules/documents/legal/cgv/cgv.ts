import { brand } from '@coussinet/contract/brand/chosen.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { documentTitles } from '@coussinet/contract/domain/document-names.ts'
import { filingDeadlineYears, limitationYears } from '@coussinet/contract/domain/filing-deadline.ts'
import { longDay } from '@coussinet/contract/domain/format.ts'
import { elided } from '@coussinet/contract/domain/grammar.ts'
import { groupedNevg } from '@coussinet/contract/domain/member-number.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { coveredFrom, identificationDeadline, vaccinesOf } from '#modules/policy/policy.ts'
import { frameOf } from '#platform/paper/frame.ts'
import { creditor } from '#platform/paper/insurer.ts'
import { paperRecipient } from '#platform/paper/paper-recipient.ts'
import type { Paper } from '#platform/paper/papers.ts'
import { dueDaysInWords } from '#platform/text/brand-in-words.ts'
import type { PaperFacts } from '../../paper-facts.ts'
import { agreed } from './agreed.ts'
import { exemplary, workedExamples } from './examples.ts'
import { insurerInWords, soldInWords } from './insurer-in-words.ts'
import { feeInWords, formulasInWords, waitingInWords } from './terms.ts'

/** The day of the present version. */
export const cgvIssuedOn: Day = '2026-06-19'

const version = '2026-1'

/** The general conditions of veterinary costs, in the member's language, under the law of the contract's country. */
export function cgvPaper(facts: PaperFacts): Paper {
  const { language, country, member, contract } = facts
  const start = cgvIssuedOn
  return {
    template: '/modules/documents/legal/cgv/cgv.typ',
    frame: frameOf({
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
      formulas: formulasInWords(language),
      waiting: waitingInWords(language),
      waiting_example: waitingExample(start, language),
      vaccines: { dog: vaccinesOf('dog', language), cat: vaccinesOf('cat', language) },
      identification_days: identificationDeadline(start, start).days_left,
      filing_years: filingDeadlineYears(country),
      limitation_years: limitationYears[country],
      fee: feeInWords(language),
      due_days: dueDaysInWords(language),
      examples: workedExamples(language),
      member: {
        nevg: groupedNevg(member.nevg),
        contract_number: contract.contract_number,
        effective_date: longDay(contract.effective_date, language),
      },
    },
  }
}

const dayInWords: Record<Language, Record<'on' | 'from', (day: string) => string>> = {
  fr: { on: (day) => `le ${day}`, from: (day) => `à partir du ${day}` },
  it: { on: (day) => elided(`il ${day}`), from: (day) => elided(`dal ${day}`) },
}

function waitingExample(start: Day, language: Language) {
  const formula = exemplary()
  const { on, from } = dayInWords[language]
  const [accident, illness, surgery] = (['accident', 'illness', 'illness_surgery'] as const).map((guarantee) =>
    from(longDay(coveredFrom(formula, guarantee, start) ?? start, language)),
  )
  return { cover_start: on(longDay(start, language)), days: formula.waiting_days.illness, accident, illness, surgery }
}
