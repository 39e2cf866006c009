import type { FormulaTerms } from '@coussinet/contract/brand/formula-terms.ts'
import { type CareKind, careKindNames } from '@coussinet/contract/domain/care.ts'
import { euros, percent } from '@coussinet/contract/domain/format.ts'
import type { PaperLanguage } from '@coussinet/contract/domain/languages.ts'
import type { Cause } from '@coussinet/contract/domain/requests.ts'
import { remaining } from '#modules/policy/policy.ts'
import { computeRefund } from '#modules/refunds/refunds.ts'

type RefundExample = {
  formula: FormulaTerms
  animal: ExampleAnimal
  cause: Cause
  lines: readonly (readonly [CareKind, number])[]
  ceiling_used_cents?: number
  deductible_applied_cents?: number
}

// Cover began long before: no waiting period is left in the examples.
const cover = {
  cover_start: '2025-01-01',
  care_date: '2026-05-04',
  first_symptoms_on: '2026-05-02',
  contract: { end_date: null, suspensions: [], gaps: [] },
}

type ExampleAnimal = 'dog' | 'cat'

const animalOf = ({ species }: FormulaTerms): ExampleAnimal => (species.includes('dog') ? 'dog' : 'cat')

/** The formula that the waiting periods are explained by: the one that covers most, a dog's before a cat's. */
export function exemplary(offered: readonly FormulaTerms[]): FormulaTerms | undefined {
  const most = Math.max(...offered.map(({ covers }) => covers.length))
  const whole = offered.filter(({ covers }) => covers.length === most)
  return whole.find(({ species }) => species.includes('dog')) ?? whole[0]
}

/** A dog's where there is one for dogs; null where no formula covers an accident. */
function accident(offered: readonly FormulaTerms[]): RefundExample | null {
  const covering = offered.filter(({ covers }) => covers.includes('accident'))
  const formula = exemplary(covering)
  return formula
    ? {
        formula,
        animal: animalOf(formula),
        cause: 'accident',
        lines: [
          ['consultation', 4500],
          ['xray', 9500],
          ['bandage', 4000],
        ],
      }
    : null
}

/** A cat's before a dog's, with a deductible of the year and a vaccine; null where no formula has both. */
function year(offered: readonly FormulaTerms[]): RefundExample | null {
  const having = offered.filter(
    ({ deductible_mode, deductible_cents, vaccine_package_cents, covers }) =>
      deductible_mode === 'per_year' && deductible_cents > 0 && vaccine_package_cents > 0 && covers.includes('illness'),
  )
  const cats = having.find(({ species }) => species.includes('cat'))
  const formula = cats ?? having[0]
  if (formula === undefined) return null
  return {
    formula,
    animal: cats ? 'cat' : 'dog',
    cause: 'illness',
    lines: [
      ['consultation', 5200],
      ['lab', 6400],
      ['medication', 3850],
      ['vaccine', 7500],
      ['food', 2890],
    ],
    deductible_applied_cents: Math.round((formula.deductible_cents * 2) / 300) * 100,
  }
}

/** A dog's before a cat's, whose ceiling leaves 900 euros, or what cuts the refund; null where no formula covers such an operation. */
function ceiling(offered: readonly FormulaTerms[]): RefundExample | null {
  const covering = offered.filter(({ covers }) => covers.includes('illness_surgery'))
  const dogs = covering.filter(({ species }) => species.includes('dog'))
  const formula = dogs.find(({ species }) => species.length === 1) ?? dogs.at(-1) ?? covering[0]
  if (formula === undefined) return null
  const example: RefundExample = {
    formula,
    animal: animalOf(formula),
    cause: 'illness',
    lines: [
      ['surgery', 128_000],
      ['anaesthesia', 19_000],
      ['hospitalisation', 24_000],
    ],
  }
  const { net_cents } = refundOf(example).computation
  const left = Math.min(90_000, Math.floor((net_cents * 9) / 100_000) * 10_000)
  return { ...example, ceiling_used_cents: remaining(formula.annual_ceiling_cents, left) }
}

/** The worked examples that the formulas allow, computed by the rules that decide on every request. */
export const workedExamples = (offered: readonly FormulaTerms[], language: PaperLanguage) =>
  Object.entries({ accident: accident(offered), year: year(offered), ceiling: ceiling(offered) }).flatMap(
    ([story, example]) => (example ? [{ story, ...worked(example, language) }] : []),
  )

function refundOf({ formula, cause, lines, ceiling_used_cents = 0, deductible_applied_cents = 0 }: RefundExample) {
  const counters = { ceiling_used_cents, package_used_cents: 0, deductible_applied_cents }
  const billed = lines.map(([care_kind, billed_cents]) => ({ care_kind, billed_cents }))
  return computeRefund({ ...cover, formula, cause, counters, lines: billed })
}

function worked(example: RefundExample, language: PaperLanguage) {
  const { formula, animal, ceiling_used_cents = 0, deductible_applied_cents = 0 } = example
  const refund = refundOf(example)
  const { computation } = refund
  const amount = (cents: number) => euros(cents, language)
  const less = (cents: number) => (cents === 0 ? amount(0) : `−\u00a0${amount(cents)}`)
  return {
    formula: formula.label[language],
    animal,
    has_deductible: formula.deductible_cents > 0,
    formula_deductible: amount(formula.deductible_cents),
    formula_ceiling: amount(formula.annual_ceiling_cents),
    deductible_used: amount(deductible_applied_cents),
    deductible_left: amount(remaining(formula.deductible_cents, deductible_applied_cents)),
    ceiling_used: amount(ceiling_used_cents),
    ceiling_left: amount(remaining(formula.annual_ceiling_cents, ceiling_used_cents)),
    lines: refund.lines.map(({ care_kind, billed_cents, covered_cents }) => ({
      label: careKindNames[language][care_kind],
      billed: amount(billed_cents),
      covered: amount(covered_cents),
    })),
    billed: amount(refund.billed_cents),
    base: amount(computation.covered_base_cents),
    deductible: less(computation.deductible_cents),
    rate: percent(computation.rate, language),
    net: amount(computation.net_cents),
    ceiling_cut: computation.ceiling_cut_cents > 0 ? less(computation.ceiling_cut_cents) : null,
    package: computation.vaccine_package_cents > 0 ? amount(computation.vaccine_package_cents) : null,
    refunded: amount(refund.refunded_cents),
    kept: amount(refund.remaining_cents),
  }
}
