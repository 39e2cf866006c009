import type { FormulaTerms } from '@coussinet/contract/brand/formula-terms.ts'
import { guarantees } from '@coussinet/contract/domain/cover.ts'
import fc from 'fast-check'

const species = fc.constantFrom(['cat', 'dog'], ['dog'], ['cat']) as fc.Arbitrary<FormulaTerms['species']>
const amount = (max: number) => fc.oneof(fc.constant(0), fc.integer({ min: 1, max }))

const days = fc.oneof(fc.constantFrom(0, 1, 2, 45), fc.integer({ min: 0, max: 365 }))

/** Names under which formulas are sold, of an everyday length and of a long one. */
const sellingNames = ['Sérénité', 'Toutes griffes', 'Or', 'Accident et opérations', 'Grand confort de toute la vie']

const oneFormula = fc
  .record({
    species,
    covers: fc.subarray([...guarantees], { minLength: 1 }),
    reimbursement_rate: fc.integer({ min: 1, max: 100 }),
    annual_ceiling_cents: fc.integer({ min: 100, max: 1_000_000 }),
    deductible_cents: amount(30_000),
    deductible_mode: fc.constantFrom('per_event', 'per_year'),
    vaccine_package_cents: amount(20_000),
    waits: fc.record({ accident: days, illness: days, illness_surgery: days }),
    management_fee_cents: amount(500),
  })
  .map(({ waits, species: kinds, covers, ...terms }, index = 0) => {
    const waitOf = (guarantee: (typeof guarantees)[number]) => (covers.includes(guarantee) ? waits[guarantee] : null)
    return {
      ...terms,
      covers,
      species: kinds,
      waiting_days: {
        accident: waitOf('accident'),
        illness: waitOf('illness'),
        illness_surgery: waitOf('illness_surgery'),
      },
      monthly_price_cents: Object.fromEntries(kinds.map((kind) => [kind, terms.management_fee_cents + 990 + index])),
    } satisfies Omit<FormulaTerms, 'name' | 'label'>
  })

/** Formulas that a brand may sell, whatever they cover: one for dogs and one for cats at least. */
export const someFormulas: fc.Arbitrary<FormulaTerms[]> = fc
  .array(oneFormula, { minLength: 1, maxLength: 7 })
  .map((terms) =>
    terms.map((formula, index): FormulaTerms => {
      const name = `${sellingNames[index % sellingNames.length]} ${index + 1}`
      return { ...formula, name: `formula-${index}`, label: { fr: name, it: name } }
    }),
  )
  .filter((formulas) => (['dog', 'cat'] as const).every((kind) => formulas.some((one) => one.species.includes(kind))))

export const someDueDays = fc
  .uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 1, maxLength: 4 })
  .map((chosen) => chosen.toSorted((one, other) => one - other))

const promised = fc.integer({ min: 1, max: 30 })

export const somePromises = fc.record({ answer: promised, transfer: promised })
