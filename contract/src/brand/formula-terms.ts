import * as z from 'zod/mini'
import { deductibleModes, guarantees } from '../domain/cover.ts'
import { cents } from '../fields/fields.ts'
import { inLanguages, sentence } from './wording.ts'

const days = z.nullable(z.int().check(z.gte(0), z.lte(365)))

/** Cover and rates of a formula: the terms that the refund rules read. */
export const FormulaTerms = z.strictObject({
  /** name for the insurer's systems and the database; it never changes */
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  /** the name under which it is sold */
  label: inLanguages(sentence),
  species: z.array(z.enum(['cat', 'dog'])),
  covers: z.array(z.enum(guarantees)),
  /** 0 to 100 */
  reimbursement_rate: z.int().check(z.gte(0), z.lte(100)),
  annual_ceiling_cents: cents,
  deductible_cents: cents,
  deductible_mode: z.enum(deductibleModes),
  vaccine_package_cents: cents,
  /** null where the formula has no such waiting period */
  waiting_days: z.strictObject({ accident: days, illness: days, illness_surgery: days }),
  /** the tariff of new contracts, fee included; an animal keeps its own price */
  monthly_price_cents: z.strictObject({ dog: z.optional(cents), cat: z.optional(cents) }),
  management_fee_cents: cents,
  /** no longer sold: those who have it keep it */
  is_closed: z.optional(z.boolean()),
})
export type FormulaTerms = z.infer<typeof FormulaTerms>

export const Formulas = z.array(FormulaTerms).check(z.minLength(1))

/** Cover of an animal without any, with every brand. */
export const noFormula: FormulaTerms = {
  name: 'default',
  label: { fr: 'Non sélectionnée', it: 'Non selezionata', nl: 'Niet gekozen' },
  species: ['cat', 'dog'],
  covers: [],
  reimbursement_rate: 0,
  annual_ceiling_cents: 0,
  deductible_cents: 0,
  deductible_mode: 'per_event',
  vaccine_package_cents: 0,
  waiting_days: { accident: null, illness: null, illness_surgery: null },
  monthly_price_cents: {},
  management_fee_cents: 0,
}
