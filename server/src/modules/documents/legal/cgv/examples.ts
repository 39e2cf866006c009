import type { FormulaTerms } from '@coussinet/contract/brand/formula-terms.ts'
import { type CareKind, careKindNames } from '@coussinet/contract/domain/care-kinds.ts'
import { euros, percent } from '@coussinet/contract/domain/format.ts'
import type { Language } from '@coussinet/contract/domain/messages.ts'
import type { Cause } from '@coussinet/contract/refund-requests.ts'
import { remaining, soldFormulas } from '#modules/policy/policy.ts'
import { computeRefund } from '#modules/refunds/refunds.ts'

type Example = {
  formula: FormulaTerms
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
  contract: { end_date: null, suspensions: [] },
}

/** The formula that the examples begin with, a dog's: the first that covers everything. */
export const exemplary = (): FormulaTerms =>
  one(soldFormulas.find(({ covers, species }) => covers.includes('illness') && species.includes('dog')))

function one(formula: FormulaTerms | undefined): FormulaTerms {
  // `check-brand.ts` refuses a brand that sells none.
  if (formula === undefined) throw new Error('The brand sells no formula that covers a dog’s illness')
  return formula
}

const accident = (): Example => ({
  formula: exemplary(),
  cause: 'accident',
  lines: [
    ['consultation', 4500],
    ['xray', 9500],
    ['bandage', 4000],
  ],
})

/** A cat's, with a deductible of the year; null where none has one. */
function year(): Example | null {
  const formula = soldFormulas.find(
    ({ deductible_mode, covers, species }) =>
      deductible_mode === 'per_year' && covers.includes('illness') && species.includes('cat'),
  )
  if (formula === undefined) return null
  const lines: Example['lines'] = [
    ['consultation', 5200],
    ['lab', 6400],
    ['medication', 3850],
    ['vaccine', 7500],
    ['food', 2890],
  ]
  return {
    formula,
    cause: 'illness',
    lines,
    deductible_applied_cents: Math.round((formula.deductible_cents * 2) / 300) * 100,
  }
}

/** A dog's, whose ceiling leaves 900 euros. */
function ceiling(): Example {
  const operated = soldFormulas.filter(
    ({ species, covers }) => species.includes('dog') && covers.includes('illness_surgery'),
  )
  const formula = operated.find(({ species }) => species.length === 1) ?? operated.at(-1) ?? exemplary()
  const lines: Example['lines'] = [
    ['surgery', 128_000],
    ['anaesthesia', 19_000],
    ['hospitalisation', 24_000],
  ]
  return { formula, cause: 'illness', lines, ceiling_used_cents: Math.max(0, formula.annual_ceiling_cents - 90_000) }
}

/** The worked examples, computed by the rules that decide on every request. */
export function workedExamples(language: Language) {
  const ofYear = year()
  return {
    accident: worked(accident(), language),
    year: ofYear && worked(ofYear, language),
    ceiling: worked(ceiling(), language),
  }
}

function worked(
  { formula, cause, lines, ceiling_used_cents = 0, deductible_applied_cents = 0 }: Example,
  language: Language,
) {
  const counters = { ceiling_used_cents, package_used_cents: 0, deductible_applied_cents }
  const billed = lines.map(([care_kind, billed_cents]) => ({ care_kind, billed_cents }))
  const refund = computeRefund({ ...cover, formula, cause, counters, lines: billed })
  const { computation } = refund
  const amount = (cents: number) => euros(cents, language)
  const less = (cents: number) => (cents === 0 ? amount(0) : `−\u00a0${amount(cents)}`)
  return {
    formula: formula.label[language],
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
