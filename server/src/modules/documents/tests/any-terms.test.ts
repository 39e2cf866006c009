import { readBrand } from '@coussinet/contract/brand/check-brand.ts'
import { brand } from '@coussinet/contract/brand/chosen.ts'
import type { FormulaTerms } from '@coussinet/contract/brand/formula-terms.ts'
import type { CareKind } from '@coussinet/contract/domain/care.ts'
import type { Guarantee } from '@coussinet/contract/domain/cover.ts'
import { addDays } from '@coussinet/contract/domain/days.ts'
import { euros, percent } from '@coussinet/contract/domain/format.ts'
import type { PaperLanguage } from '@coussinet/contract/domain/languages.ts'
import type { Cause } from '@coussinet/contract/domain/requests.ts'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { questionsFor } from '#modules/help/faq/questions.ts'
import { computeRefund, dropReason } from '#modules/refunds/cover/rules/refund-amount.ts'
import { promisesInWords } from '#platform/config/promises.ts'
import { openPapers } from '#platform/paper/papers.ts'
import { readPaper } from '#testing/browser/read-paper.ts'
import { atDepth } from '#testing/depth.ts'
import { cgvPaper } from '../legal/cgv/cgv.ts'
import { ipidPaper } from '../legal/ipid/ipid.ts'
import { certificatePaper } from '../own-papers/certificate.ts'
import { aPaperAnimal, aPaperFacts } from './a-paper-facts.ts'
import { readers } from './laws.ts'
import { someDueDays, someFormulas, somePromises } from './some-terms.ts'

const papers = openPapers()
afterAll(() => papers.close())

// A narrow column sets a figure and its unit close.
const tight = (text: string) => text.replaceAll(/\s/g, '')
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
const read = async (paper: Parameters<typeof papers.make>[0]) => {
  const { text, pages } = await readPaper(await papers.make(paper))
  return { text: oneLine(text), pages }
}

// What a sentence looks like from which a figure, a name or a plural is missing.
const broken =
  /\b(?:undefined|null|NaN|Infinity)\b|\[object|\{\w+\}|\(\s*\)|(?<![\d,.])[01] (?:jours|giorni)\b|,\s*[,.;:]|\s,|;\s*[.;]|:\s*[.;]|(?<!\.)\.\.(?!\.)| -\d/

/** Tells whether the rules pay a line of a formula, long after its cover began. */
function isPaid(formula: FormulaTerms, [cause, care_kind]: readonly [Cause, CareKind]): boolean {
  const refund = computeRefund({
    formula: { ...formula, deductible_cents: 0 },
    cover_start: '2020-01-01',
    care_date: '2026-05-04',
    first_symptoms_on: '2026-05-01',
    cause,
    contract: { end_date: null, suspensions: [], gaps: [] },
    counters: { ceiling_used_cents: 0, package_used_cents: 0, deductible_applied_cents: 0 },
    lines: [{ care_kind, billed_cents: 500_000 }],
  })
  return refund.refunded_cents > 0
}

const paidLines = {
  accident: ['accident', 'consultation'],
  illness: ['illness', 'consultation'],
  surgery: ['illness', 'surgery'],
  package: ['prevention', 'vaccine'],
} as const satisfies Record<string, readonly [Cause, CareKind]>
type Thing = keyof typeof paidLines

/**
 * Tells whether the rules refuse an operation, long after all waits, of an illness seen on the last day of a guarantee's waiting period.
 */
function losesFor(formula: FormulaTerms, guarantee: Guarantee): boolean {
  const days = formula.waiting_days[guarantee] ?? 0
  if (days === 0) return false
  const first_symptoms_on = addDays('2020-01-01', days - 1)
  const care = {
    formula,
    cover_start: '2020-01-01',
    care_date: '2026-05-04',
    cause: 'illness',
    first_symptoms_on,
  } as const
  const contract = { end_date: null, suspensions: [], gaps: [] }
  return dropReason({ ...care, contract }, formula.covers.includes('illness') ? 'care' : 'surgery', null) !== null
}

const saysOfAll: Record<PaperLanguage, Record<Thing, string>> = {
  fr: {
    accident: 'Toutes les formules couvrent l’accident.',
    illness: 'Toutes les formules couvrent la maladie.',
    surgery: 'Toutes les formules couvrent l’opération',
    package: 'Chaque formule ouvre un forfait annuel.',
  },
  it: {
    accident: 'Tutte le formule coprono l’infortunio.',
    illness: 'Tutte le formule coprono la malattia.',
    surgery: 'Tutte le formule coprono l’operazione',
    package: 'Ogni formula apre un pacchetto annuo.',
  },
}
const chapterOf: Record<PaperLanguage, Record<Thing, RegExp>> = {
  fr: {
    accident: /Garantie accident/,
    illness: /Garantie maladie/,
    surgery: /\d Chirurgie due à une maladie/,
    package: /Forfait vaccins et prévention (?:Chaque|Les formules)/,
  },
  it: {
    accident: /Garanzia infortunio/,
    illness: /Garanzia malattia/,
    surgery: /\d Intervento chirurgico dovuto a malattia/,
    package: /Pacchetto vaccini e prevenzione Ogni|Pacchetto vaccini e prevenzione Le formule/,
  },
}
const rowOf: Record<PaperLanguage, Record<Exclude<Thing, 'package'>, string>> = {
  fr: { accident: 'Accident', illness: 'Maladie', surgery: 'Chirurgie due à une maladie' },
  it: { accident: 'Infortunio', illness: 'Malattia', surgery: 'Intervento dovuto a malattia' },
}
const [yes, no] = [
  { fr: 'Oui', it: 'Sì' },
  { fr: 'Non', it: 'No' },
]

const brands = fc.record({
  formulas: someFormulas,
  due_days: someDueDays,
  promises: somePromises,
  read_by: fc.constantFrom(...readers.map(([language, country]) => `${language} ${country}` as const)),
})
const readerOf = (named: string) => {
  const [language = 'fr', country = 'FR', facts = aPaperFacts()] =
    readers.find((one) => `${one[0]} ${one[1]}` === named) ?? []
  return { language, country, facts }
}

it('[GO-02] the conditions of whatever formulas a brand may sell say what the rules do, and hold no empty figure', async () => {
  await fc.assert(
    fc.asyncProperty(brands, async ({ formulas, due_days, promises, read_by }) => {
      const { language, facts } = readerOf(read_by)
      expect(readBrand({ ...brand, formulas, due_days }).faults).toEqual([])
      const { text } = await read(cgvPaper({ ...facts, offered: formulas, due_days, promises }))
      for (const promise of Object.values(promisesInWords(promises, language))) expect(text).toContain(promise)
      expect(broken.exec(text)?.input.slice(Math.max(0, text.search(broken) - 60), text.search(broken) + 40)).toBe(
        undefined,
      )
      for (const thing of ['accident', 'illness', 'surgery', 'package'] as const) {
        const paid = formulas.map((formula) => isPaid(formula, paidLines[thing]))
        expect([thing, text.includes(saysOfAll[language][thing])]).toEqual([thing, paid.every(Boolean)])
        expect([thing, chapterOf[language][thing].test(text)]).toEqual([thing, paid.some(Boolean)])
        if (thing === 'package') continue
        for (let first = 0; first < formulas.length; first += 5) {
          const cells = paid.slice(first, first + 5).map((one) => (one ? yes : no)?.[language])
          expect(text).toContain(`${rowOf[language][thing]} ${cells.join(' ')}`)
        }
      }
      for (const { reimbursement_rate, annual_ceiling_cents, deductible_cents, vaccine_package_cents } of formulas)
        for (const figure of [
          percent(reimbursement_rate, language),
          euros(annual_ceiling_cents, language),
          ...[deductible_cents, vaccine_package_cents]
            .filter((cents) => cents > 0)
            .map((cents) => euros(cents, language)),
        ])
          expect(tight(text)).toContain(tight(figure))
      const late = /premiers symptômes sont apparus avant la fin du délai|primi sintomi sono apparsi prima della fine/
      expect(late.test(text)).toBe(formulas.some((formula) => losesFor(formula, 'illness')))
      const isChoice = due_days.length > 1
      expect(/selon votre choix|secondo la Sua scelta/.test(text)).toBe(isChoice)
    }),
    { numRuns: atDepth(8, 60) },
  )
})

it('[GO-02] the information document of any formulas has two sides and no sentence that a formula belies', async () => {
  await fc.assert(
    fc.asyncProperty(brands, async ({ formulas, due_days, read_by }) => {
      const { language, facts } = readerOf(read_by)
      const { text, pages } = await read(ipidPaper({ ...facts, offered: formulas, due_days }))
      expect(broken.exec(text)?.input.slice(Math.max(0, text.search(broken) - 60), text.search(broken) + 40)).toBe(
        undefined,
      )
      expect(pages).toBe(2)
      const says = {
        fr: {
          accident: 'après un accident : ',
          illness: 'Les frais de maladie : ',
          surgery: 'chirurgie due à une maladie et l’hospitalisation qui l’accompagne : ',
          package: 'Le forfait vaccins et prévention, à 100',
        },
        it: {
          accident: 'dopo un infortunio: ',
          illness: 'Le spese per malattia: ',
          surgery: 'L’intervento dovuto a malattia e il ricovero che lo accompagna: ',
          package: 'Il pacchetto vaccini e prevenzione, al 100',
        },
      }[language]
      const late = {
        fr: /premiers symptômes apparaissent pendant le délai maladie reste exclue/,
        it: /primi sintomi compaiono durante la carenza malattia resta esclusa/,
      }[language]
      expect(late.test(text)).toBe(formulas.some((formula) => losesFor(formula, 'illness')))
      for (const thing of ['accident', 'illness', 'surgery', 'package'] as const) {
        const paid = formulas.map((formula) => isPaid(formula, paidLines[thing]))
        expect([thing, text.includes(says[thing])]).toEqual([thing, paid.some(Boolean)])
        if (thing === 'package') continue
        const all = { fr: 'toutes les formules', it: 'tutte le formule' }[language]
        expect([thing, text.includes(`${says[thing]}${all}`)]).toEqual([thing, paid.every(Boolean)])
      }
    }),
    { numRuns: atDepth(10, 100) },
  )
})

it('[GO-02] the certificate of any formula says what it has and what it has not', async () => {
  await fc.assert(
    fc.asyncProperty(brands, async ({ formulas, due_days }) => {
      const animals = formulas.slice(0, 3).map((formula, index) => ({
        ...aPaperAnimal({ animal_id: `0a${index}`, name: `Oslo ${index}` }),
        formula,
        waiting_periods: [],
      }))
      const { text } = await read(certificatePaper(aPaperFacts({ offered: formulas, due_days, animals })))
      expect(broken.exec(text)?.[0]).toBe(undefined)
      expect(text).not.toMatch(/(?<![\d,.] ?)0 € par/)
      expect(text.includes('Le forfait vaccins et prévention n’a pas de délai')).toBe(
        animals.some(({ formula }) => isPaid(formula, paidLines.package)),
      )
    }),
    { numRuns: atDepth(5, 40) },
  )
})

it('[GO-02] questions are answered by the formulas that are sold', () => {
  fc.assert(
    fc.property(brands, ({ formulas, due_days, read_by }) => {
      const { language, country } = readerOf(read_by)
      const answers = new Map(
        questionsFor({ language, country }, { formulas, due_days }).map(({ id, answer }) => [id, oneLine(answer)]),
      )
      for (const [id, answer] of answers) expect([id, broken.exec(answer)?.[0]]).toEqual([id, undefined])
      const has = (test: (formula: FormulaTerms) => boolean) => formulas.some(test)
      const isPrevented = has((formula) => isPaid(formula, paidLines.package))
      expect(/^(?:Oui|Sì)/.test(answers.get('faq-29') ?? '')).toBe(isPrevented)
      expect(/n’ont pas de forfait|non prevedono un pacchetto/.test(answers.get('faq-14') ?? '')).toBe(!isPrevented)
      const waits = has(({ waiting_days }) => Object.values(waiting_days).some((days) => (days ?? 0) > 0))
      expect(/n’en ont pas|non ne prevedono/.test(answers.get('faq-11') ?? '')).toBe(!waits)
      const late = /apparue pendant le délai de la garantie maladie|insorta durante la carenza della garanzia malattia/
      expect(late.test(answers.get('faq-11') ?? '')).toBe(has((formula) => losesFor(formula, 'illness')))
      const deducts = has(({ deductible_cents }) => deductible_cents > 0)
      expect(/n’en ont pas|non ne prevedono/.test(answers.get('faq-13') ?? '')).toBe(!deducts)
      const choice = due_days.length > 1
      expect(/choisissez|scelga/.test(answers.get('faq-37') ?? '')).toBe(choice)
    }),
    { numRuns: atDepth(200, 2000) },
  )
})
