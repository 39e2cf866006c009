import { formulaNames } from '@coussinet/contract/brand/values.ts'
import { careKinds } from '@coussinet/contract/domain/care.ts'
import type { FormulaName } from '@coussinet/contract/domain/cover.ts'
import { addDays } from '@coussinet/contract/domain/days.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formulaTerms } from '#modules/policy/animals/formulas.ts'
import type { AnimalDecision } from '../rules/counters.ts'
import type { AnimalCover } from './animal-cover.ts'
import { computeAnimalRefund } from './animal-cover.ts'

const cover_start = '2024-01-10'
const change = '2026-06-01'
const names = formulaNames.filter((name) => name !== 'default')
const name = fc.constantFrom(...names)

type Changing = { from: FormulaName; to: FormulaName; is_applied?: boolean; decided?: readonly AnimalDecision[] }

function changing({ from, to, is_applied = false, decided = [] }: Changing): AnimalCover {
  const prices = { monthly_price_cents: 0, from_price_cents: 0, confirmed_on: '2026-02-01' }
  const step = { takes_effect_on: change, formula: to, from_formula: from, is_applied, ...prices }
  return coverOf(is_applied ? to : from, [step], decided)
}

function coverOf(
  formula: FormulaName,
  formula_steps: AnimalCover['animal']['formula_steps'] = [],
  decided: readonly AnimalDecision[] = [],
): AnimalCover {
  const insured = { animal_id: 'a', name: 'Oslo', icad: null, cover_start, cover_end: null, end_reason: null }
  return {
    animal: { ...insured, formula, formula_steps },
    contract: { country: 'FR', end_date: null, suspensions: [], gaps: [] },
    decided,
    reserved: [],
  }
}

const bill = (billed_cents: number) => [{ care_kind: 'consultation', billed_cents } as const]
const visit = (care_date: string) => ({ care_date, cause: 'accident', first_symptoms_on: null, event: null }) as const

describe('[PRE-03] care around a change of formula', () => {
  it('is decided by the formula of its own day: the day before by the former, the day itself by the new one', () => {
    for (const is_applied of [false, true]) {
      const cover = changing({ from: 'integrale', to: 'confort', is_applied })
      // (180 - 25) x 75 %, and (180 - 60) x 90 %
      expect(computeAnimalRefund(cover, visit('2026-05-31'), bill(18_000)).refunded_cents).toBe(11_625)
      expect(computeAnimalRefund(cover, visit('2026-06-01'), bill(18_000)).refunded_cents).toBe(10_800)
    }
  })

  it('equals the care of an animal that always had the formula of its day, where no limit is shared and no guarantee is new', () => {
    const line = fc.record({
      care_kind: fc.constantFrom(...careKinds),
      billed_cents: fc.integer({ min: 0, max: 400_000 }),
    })
    const care = fc.record({
      offset: fc.integer({ min: -400, max: 800 }),
      cause: fc.constantFrom('accident', 'illness', 'prevention'),
      symptoms: fc.option(fc.integer({ min: 0, max: 300 })),
      lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    })
    fc.assert(
      fc.property(name, name, fc.boolean(), care, (from, to, is_applied, { offset, cause, symptoms, lines }) => {
        const care_date = addDays(change, offset)
        const first_symptoms_on = symptoms === null ? null : addDays(care_date, -symptoms)
        const treatment = { care_date, cause, first_symptoms_on, event: null } as const
        const here = offset < 0 ? from : to
        const adds = formulaTerms(to).covers.some((guarantee) => !formulaTerms(from).covers.includes(guarantee))
        fc.pre(offset < 0 || !adds || cause !== 'illness')
        expect(computeAnimalRefund(changing({ from, to, is_applied }), treatment, lines)).toEqual(
          computeAnimalRefund(coverOf(here), treatment, lines),
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('shares the limits of its insurance year: what either formula used counts, under the ceiling, package and deductible of the day', () => {
    // The insurance year goes from 10 January to 9 January: the change divides it.
    const used: AnimalDecision = {
      care_date: '2026-03-01',
      cause: 'accident',
      event: null,
      covered_base_cents: 150_000,
      deductible_cents: 2500,
      vaccine_package_cents: 3000,
      refunded_cents: 110_625 + 3000,
    }
    const cover = changing({ from: 'integrale', to: 'preventive', decided: [used] })
    // Nothing is left of a ceiling of 1000 euros of which 1106,25 were used.
    const down = computeAnimalRefund(cover, visit('2026-06-01'), bill(10_000))
    expect([down.refunded_cents, down.reasons]).toEqual([0, ['ceiling_reached']])
    // The day before, 393,75 euros of 1500 are left.
    const before = computeAnimalRefund(cover, visit('2026-05-31'), bill(100_000))
    expect(before.refunded_cents).toBe(39_375)
    // Confort takes 60 euros a year, of which 25 are borne; 80 euros of package, of which 30 are used.
    const up = computeAnimalRefund(
      changing({ from: 'integrale', to: 'confort', decided: [used] }),
      visit('2026-06-01'),
      [...bill(10_000), { care_kind: 'vaccine', billed_cents: 10_000 }],
    )
    expect(up.computation).toMatchObject({ deductible_cents: 3500, net_cents: 5850, vaccine_package_cents: 5000 })
    // In the next insurance year all limits are whole again.
    expect(computeAnimalRefund(cover, visit('2027-01-10'), bill(10_000)).refunded_cents).toBe(4200)
  })

  it('goes on with an open event: its deductible is borne, whichever formula took it', () => {
    const begun: AnimalDecision = {
      care_date: '2026-05-20',
      cause: 'accident',
      event: null,
      covered_base_cents: 10_000,
      deductible_cents: 2500,
      vaccine_package_cents: 0,
      refunded_cents: 5625,
    }
    const cover = changing({ from: 'integrale', to: 'preventive', decided: [begun] })
    // Preventive takes 30 euros per event, of which 25 are borne.
    expect(computeAnimalRefund(cover, visit('2026-06-10'), bill(10_000)).computation.deductible_cents).toBe(500)
    expect(computeAnimalRefund(cover, visit('2026-07-05'), bill(10_000)).computation.deductible_cents).toBe(3000)
  })
})
