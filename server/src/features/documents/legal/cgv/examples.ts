import type { CareKind } from '@coussinet/contract/care-kinds.ts'
import type { FormulaName } from '@coussinet/contract/formulas.ts'
import type { Cause } from '@coussinet/contract/refund-requests.ts'
import { formulaTerms } from '#features/animals/formulas.ts'
import { remaining } from '#features/refunds/rules/limits.ts'
import { computeRefund } from '#features/refunds/rules/refund-amount.ts'
import { careKindLabel } from '#features/refunds/statements/care-kinds.ts'
import { euros, percent } from '#platform/paper/paper-format.ts'
import type { Language } from '#platform/texts.ts'

type Example = {
  formula: FormulaName
  cause: Cause
  lines: readonly (readonly [CareKind, number])[]
  ceiling_used_cents?: number
  deductible_applied_cents?: number
}

// Cover began long before: no waiting period is left in the examples.
const cover = { cover_start: '2025-01-01', care_date: '2026-05-04', first_symptoms_on: '2026-05-02', contract: { end_date: null, suspensions: [] } }

const accident: Example = { formula: 'integrale', cause: 'accident', lines: [['consultation', 4500], ['xray', 9500], ['bandage', 4000]] }
const year: Example = {
  formula: 'confort',
  cause: 'illness',
  lines: [['consultation', 5200], ['lab', 6400], ['medication', 3850], ['vaccine', 7500], ['food', 2890]],
  deductible_applied_cents: 4000,
}
const ceiling: Example = {
  formula: 'chien-plus',
  cause: 'illness',
  lines: [['surgery', 128_000], ['anaesthesia', 19_000], ['hospitalisation', 24_000]],
  ceiling_used_cents: 90_000,
}

/** The worked examples, computed by the rules that decide on every request. */
export const workedExamples = (language: Language) => [accident, year, ceiling].map((example) => worked(example, language))

function worked({ formula: name, cause, lines, ceiling_used_cents = 0, deductible_applied_cents = 0 }: Example, language: Language) {
  const formula = formulaTerms(name)
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
    lines: refund.lines.map(({ care_kind, billed_cents, covered_cents }) => ({ label: careKindLabel(care_kind, language), billed: amount(billed_cents), covered: amount(covered_cents) })),
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
