import { brand } from '@coussinet/contract/brand/chosen.ts'
import type { Day } from '@coussinet/contract/domain/days.ts'
import { documentTitles } from '@coussinet/contract/domain/document-names.ts'
import { filingDeadlineYears, limitationYears } from '@coussinet/contract/domain/filing-deadline.ts'
import { longDay } from '@coussinet/contract/domain/format.ts'
import { capitalised, elided } from '@coussinet/contract/domain/grammar.ts'
import { groupedNevg } from '@coussinet/contract/domain/member-number.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import { type Guarantee, guarantees } from '@coussinet/contract/formulas.ts'
import { coveredFrom, identificationDeadline, vaccinesOf } from '#modules/policy/policy.ts'
import { frameOf } from '#platform/paper/frame.ts'
import { creditor } from '#platform/paper/insurer.ts'
import { paperRecipient } from '#platform/paper/paper-recipient.ts'
import type { Paper } from '#platform/paper/papers.ts'
import { dueDaysInWords, ofOnesChoice } from '#platform/text/brand-in-words.ts'
import { ownInWords, termsInWords, waitInWords } from '#platform/text/terms-in-words.ts'
import type { PaperFacts } from '../../paper-facts.ts'
import { agreed } from './agreed.ts'
import { exemplary, workedExamples } from './examples.ts'
import { insurerInWords, soldInWords } from './insurer-in-words.ts'
import { feeInWords, formulasInWords, termsOfConditions } from './terms.ts'

/** The day of the present version. */
export const cgvIssuedOn: Day = '2026-06-19'

const version = '2026-1'

/** The general conditions of veterinary costs, in the member's language, under the law of the contract's country. */
export function cgvPaper(facts: PaperFacts): Paper {
  const { language, country, member, contract, offered, due_days, has_assistance, takes_cards } = facts
  const start = cgvIssuedOn
  const terms = termsOfConditions(offered, language)
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
      formulas: formulasInWords(offered, language),
      terms,
      has_assistance,
      takes_cards,
      own: ownInWords(terms, language),
      waiting_example: waitingExample(offered, start, language),
      vaccines: { dog: vaccinesOf('dog', language), cat: vaccinesOf('cat', language) },
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

const dayInWords: Record<Language, Record<'on' | 'from', (day: string) => string>> = {
  fr: { on: (day) => `le ${day}`, from: (day) => `à partir du ${day}` },
  it: { on: (day) => elided(`il ${day}`), from: (day) => elided(`dal ${day}`) },
}

const daysInWords = {
  fr: (name: string, days: number) => `${name} (délai de ${waitInWords(days, 'fr')})`,
  it: (name: string, days: number) => `${name} (carenza di ${waitInWords(days, 'it')})`,
}

const covered: Record<Language, Record<Guarantee, readonly [name: string, is: string]>> = {
  fr: {
    accident: ['un accident', 'est couvert'],
    illness: ['une maladie', 'est couverte'],
    illness_surgery: ['une opération due à une maladie', 'est couverte'],
  },
  it: {
    accident: ['un infortunio', 'è coperto'],
    illness: ['una malattia', 'è coperta'],
    illness_surgery: ['un intervento dovuto a malattia', 'è coperto'],
  },
}

/** An example of how the days are counted: "Un accident est couvert à partir du 21 juin 2026, …"; null where no formula waits. */
function waitingExample(offered: PaperFacts['offered'], start: Day, language: Language) {
  const formula = exemplary(offered)
  if (formula === undefined || !termsInWords([formula], language).waiting.any) return null
  const { on, from } = dayInWords[language]
  const told = guarantees
    .filter((name) => formula.covers.includes(name))
    .map((guarantee, index) => {
      const [name, is] = covered[language][guarantee]
      const wait = formula.waiting_days[guarantee] ?? 0
      const begins = from(longDay(coveredFrom(formula, guarantee, start) ?? start, language))
      const subject = guarantee === 'illness' && wait > 0 ? daysInWords[language](name, wait) : name
      return [subject, ...(index === 0 ? [is] : []), begins].join(' ')
    })
  return { cover_start: on(longDay(start, language)), sentence: `${capitalised(told.join(', '))}.` }
}
