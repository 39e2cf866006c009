import * as z from 'zod/mini'
import { cents } from '@coussinet/contract/fields.ts'
import { deductibleModes, type FormulaName, formulaNames, guarantees } from '@coussinet/contract/formulas.ts'
import rows from './formulas.json' with { type: 'json' }

const days = z.nullable(z.int())

const Terms = z.strictObject({
  name: z.enum(formulaNames),
  label: z.strictObject({ fr: z.string(), it: z.string() }),
  species: z.array(z.enum(['cat', 'dog'])),
  covers: z.array(z.enum(guarantees)),
  /** 0 to 100 */
  reimbursement_rate: z.int(),
  annual_ceiling_cents: cents,
  deductible_cents: cents,
  deductible_mode: z.enum(deductibleModes),
  vaccine_package_cents: cents,
  /** null where the formula has no such waiting period */
  waiting_days: z.strictObject({ accident: days, illness: days, illness_surgery: days }),
  /** the tariff of new contracts, fee included; an animal keeps its own price */
  monthly_price_cents: z.strictObject({ dog: z.optional(cents), cat: z.optional(cents) }),
  management_fee_cents: cents,
})
/** What a formula covers and pays: the terms that the refund rules read. */
export type FormulaTerms = z.infer<typeof Terms>

const terms = new Map(z.array(Terms).parse(rows).map((formula) => [formula.name, formula]))

/** The terms of a formula by its name. */
export function formulaTerms(name: FormulaName): FormulaTerms {
  const found = terms.get(name)
  if (!found) throw new Error(`formulas.json has no ${name}`)
  return found
}
