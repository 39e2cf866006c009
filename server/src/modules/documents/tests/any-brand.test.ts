import type { FormulaTerms } from '@coussinet/contract/brand/formula-terms.ts'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import { type Guarantee, guarantees } from '@coussinet/contract/domain/cover.ts'
import { addDays } from '@coussinet/contract/domain/days.ts'
import { euros, percent } from '@coussinet/contract/domain/format.ts'
import { languageTags, paperLanguages, toPaperLanguage } from '@coussinet/contract/domain/languages.ts'
import { filingDeadlineYears, isFiledLate, promisedDays } from '@coussinet/contract/domain/requests.ts'
import type { Language } from '@coussinet/texts/messages.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { questionsFor } from '#modules/help/faq/questions.ts'
import { waitOver } from '#modules/policy/policy.ts'
import { dropReason } from '#modules/refunds/cover/rules/refund-amount.ts'
import { promisesInWords } from '#platform/config/promises.ts'
import { termsInWords } from '#platform/text/terms-in-words.ts'
import { atDepth } from '#testing/depth.ts'
import { languagesInWords } from '../legal/cgv/languages-in-words.ts'
import { formulasInWords } from '../legal/cgv/terms.ts'
import { ipidFigures } from '../legal/ipid/ipid-figures.ts'
import { ipidWords } from '../legal/ipid/ipid-words.ts'
import { aPaperFacts } from './a-paper-facts.ts'
import { someDueDays, someFormulas, somePromises } from './some-terms.ts'

// Texts before they are typeset: thousands of brands in seconds.
const runs = { numRuns: atDepth(300, 5000) }
const countries = ['FR', 'IT', 'BE'] as const satisfies readonly Country[]
const paperTongues = ['fr', 'it'] as const
const cover_start = '2024-02-29'

/** The rules' word on care of a day, by the guarantee that it asks for. */
const refusal = (
  formula: FormulaTerms,
  guarantee: Guarantee,
  care_date: string,
  first_symptoms_on: string | null = null,
) =>
  dropReason(
    {
      formula,
      cover_start,
      care_date,
      first_symptoms_on,
      cause: guarantee === 'accident' ? 'accident' : 'illness',
      contract: { end_date: null, suspensions: [], gaps: [] },
    },
    guarantee === 'illness_surgery' ? 'surgery' : 'care',
    null,
  )

/** Whole numbers of a text. */
const numbersOf = (text: string) => [...text.matchAll(/\d+/g)].map(Number)
const flat = (text = '') => text.replaceAll(/\s+/g, ' ')

const brands = fc.record({
  formulas: someFormulas,
  due_days: someDueDays,
  promises: somePromises,
  takes_cards: fc.boolean(),
  languages: fc.uniqueArray(fc.constantFrom<Language>(...languageTags), { minLength: 1 }),
  language: fc.constantFrom(...paperTongues),
  country: fc.constantFrom(...countries),
})

describe('whatever brand is valid', () => {
  it('[REF-16] promises the days that it reckons with, as hours for two of Italian alone', () => {
    const small: Record<Language, string[]> = {
      fr: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
      it: ['un', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'],
      nl: ['één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'],
    }
    fc.assert(
      fc.property(somePromises, fc.constantFrom(...languageTags), (promises, language) => {
        const { answer, transfer } = promisesInWords(promises, language)
        const daysOf = (text: string) => {
          const [number] = numbersOf(text)
          if (number !== undefined) return / ore\b/.test(text) ? number / 24 : number
          return small[language].findIndex((word) => text.split(' ').includes(word)) + 1
        }
        expect([daysOf(answer), daysOf(transfer)]).toEqual([promises.answer, promises.transfer])
        expect(/\bore\b/.test(answer)).toBe(language === 'it' && promises.answer === 2)
        expect(answer.startsWith(promisedDays[language].answer(promises.answer))).toBe(true)
      }),
      runs,
    )
  })

  it('[CON-05] has an information document whose figures and restrictions are those of its rules', () => {
    fc.assert(
      fc.property(brands, ({ formulas, due_days, takes_cards, language, country }) => {
        const facts = { ...aPaperFacts(), language, country, offered: formulas, due_days, takes_cards }
        const { insured, restrictions, obligations, payment, duration } = ipidWords(
          ipidFigures(facts),
          country,
          language,
        )
        const [waits = '', deductible = '', rate = ''] = restrictions.map(flat)
        const range = (amounts: number[], write: (amount: number) => string) =>
          [Math.min(...amounts), Math.max(...amounts)].map((amount) => flat(write(amount)))
        const money = (cents: number) => euros(cents, language)
        for (const told of range(
          formulas.map((one) => one.annual_ceiling_cents),
          money,
        ))
          expect(flat(insured.text)).toContain(told)
        for (const told of range(
          formulas.map((one) => one.reimbursement_rate),
          (one) => percent(one, language),
        ))
          expect(rate).toContain(told)
        for (const mode of ['per_event', 'per_year'] as const) {
          const taken = formulas.filter((one) => one.deductible_mode === mode && one.deductible_cents > 0)
          if (taken.length === 0) continue
          for (const told of range(
            taken.map((one) => one.deductible_cents),
            money,
          ))
            expect(deductible).toContain(told)
        }
        const isFree = formulas.some(({ deductible_cents }) => deductible_cents === 0)
        expect(/aucune|nessuna/i.test(deductible)).toBe(isFree)
        // A waiting period is told where the rules refuse care of its last day for it.
        const waiting = formulas.flatMap((formula) =>
          guarantees.filter(
            (guarantee) =>
              formula.covers.includes(guarantee) && refusal(formula, guarantee, cover_start) === 'waiting_period',
          ),
        )
        expect(!/aucun$|nessuno$/.test(waits)).toBe(waiting.length > 0)
        expect(/, (?:puis après|e poi dopo)/.test(flat(duration.text))).toBe(waiting.length > 0)
        const late = formulas.some(
          (formula) =>
            (formula.waiting_days.illness ?? 0) > 0 &&
            refusal(formula, 'illness', '2030-01-01', cover_start) === 'symptoms_before_cover',
        )
        expect(/délai maladie reste exclue|carenza malattia resta esclusa/.test(waits)).toBe(late)
        expect(/\bcarte\b|\bcarta\b/.test(flat(payment.text))).toBe(takes_cards)
        expect(due_days.every((day) => numbersOf(flat(payment.text)).includes(day))).toBe(true)
        // The last day on which a request is not late is as many years after the care as the paper says.
        const care = obligations.at(-1)?.text ?? ''
        const years = filingDeadlineYears(country)
        expect(numbersOf(care)).toContain(years)
        expect([
          isFiledLate('2024-03-01', `${2024 + years}-03-01`, country),
          isFiledLate('2024-03-01', `${2024 + years}-03-02`, country),
        ]).toEqual([false, true])
      }),
      runs,
    )
  })

  it('[CON-02] has a table of terms by which the rules decide, column by column', () => {
    fc.assert(
      fc.property(brands, ({ formulas, language }) => {
        for (const [place, told] of formulasInWords(formulas, language).entries()) {
          const formula = formulas[place]
          if (formula === undefined) throw new Error('a column too many')
          const cells = { accident: 'accident', illness: 'illness', illness_surgery: 'surgery' } as const
          for (const guarantee of guarantees) {
            const name = cells[guarantee]
            const isCovered = formula.covers.includes(guarantee)
            expect(told[name]).toBe(refusal(formula, guarantee, '2030-01-01') === null)
            expect(told[name]).toBe(isCovered)
            const [days = 0] = numbersOf(told.waiting[name])
            if (!isCovered) continue
            expect(refusal(formula, guarantee, addDays(cover_start, days))).toBeNull()
            if (days > 0) expect(refusal(formula, guarantee, addDays(cover_start, days - 1))).toBe('waiting_period')
          }
        }
      }),
      runs,
    )
  })

  it('[NOT-01] tells the end of a waiting period on the first day that the rules cover after one, and of no other', () => {
    fc.assert(
      fc.property(
        someFormulas,
        fc.constantFrom(...guarantees),
        fc.option(fc.constantFrom('2026-02-28', '2026-03-01')),
        (formulas, guarantee, begun) => {
          for (const formula of formulas) {
            const terms = begun === null ? formula : { ...formula, begun: { [guarantee]: begun } }
            const over = waitOver(terms, guarantee, cover_start)
            const first = begun ?? cover_start
            const waits = formula.covers.includes(guarantee) && refusal(terms, guarantee, first) === 'waiting_period'
            expect(over !== null).toBe(waits)
            if (over === null) continue
            expect(refusal(terms, guarantee, over)).toBeNull()
            expect(refusal(terms, guarantee, addDays(over, -1))).toBe('waiting_period')
          }
        },
      ),
      runs,
    )
  })

  it('[GO-02] answers questions by what it sells, takes and offers, in each language and country', () => {
    fc.assert(
      fc.property(
        brands,
        fc.constantFrom(...languageTags),
        ({ formulas, due_days, takes_cards, country }, language) => {
          const sold = {
            formulas: formulas.map((one) => ({ ...one, label: { ...one.label, nl: one.label.fr } })),
            due_days,
            takes_cards,
          }
          const answers = new Map(questionsFor({ language, country }, sold).map(({ id, answer }) => [id, flat(answer)]))
          const of = (id: string) => answers.get(id) ?? ''
          const { waiting } = termsInWords(sold.formulas, language)
          expect(of('faq-11').includes(flat(waiting.each))).toBe(waiting.any)
          const longest = Math.max(
            0,
            ...formulas.flatMap(({ covers, waiting_days }) => covers.map((one) => waiting_days[one] ?? 0)),
          )
          expect(waiting.longest).toBe(longest)
          if (longest > 1) expect(numbersOf(of('faq-11'))).toContain(longest)
          for (const day of due_days) expect(numbersOf(of('faq-20'))).toContain(day)
          expect(/\b(?:carte|carta|kaart)\b/.test(of('faq-40'))).toBe(takes_cards)
          expect([...answers.values()].some((answer) => /[{}]|undefined|NaN/.test(answer))).toBe(false)
        },
      ),
      { numRuns: atDepth(100, 1000) },
    )
  })

  it('[GO-07] names the languages in which its contracts are written, each once, and those that have no papers', () => {
    fc.assert(
      fc.property(brands, ({ languages, language }) => {
        const text = languagesInWords(languages, language)
        const written = new Set(languages.map(toPaperLanguage))
        const names = {
          fr: /le français|il francese|en français|in francese/,
          it: /l’italien\b|l’italiano|en italien|in italiano/,
        }
        for (const one of paperTongues) expect(names[one].test(text)).toBe(written.has(one))
        expect(text.includes(paperLanguages[language].named.nl)).toBe(languages.includes('nl'))
        expect(/choisie|scelta/.test(text)).toBe(written.size > 1)
      }),
      runs,
    )
  })
})
