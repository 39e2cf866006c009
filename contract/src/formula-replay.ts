import * as z from 'zod/mini'
import { formulaNames } from './brand/values.ts'
import { endpoint } from './endpoint.ts'
import { cents, day, id } from './fields/fields.ts'

/**
 * Reasons why a replay is not exact: it leaves out refunds with the insurer's own amounts and past refunds; opening balances count as the
 * insurer sent them; cover lasted less than twelve months; or the terms have changed since, so that the replay of the current formula
 * differs from what was paid.
 */
export const replayRemarks = [
  'insurer_amounts',
  'before_portal',
  'opening_balance',
  'partial_year',
  'terms_changed',
] as const
export type ReplayRemark = (typeof replayRemarks)[number]

const ReplayedFormula = z.object({
  formula: z.enum(formulaNames),
  /** twelve monthly prices of today, or one per month since the cover began; fee included */
  contributions_cents: cents,
  /** refund of the care of these months by the rules of the formula, by the function that decides */
  refunded_cents: cents,
  /** refund less contributions */
  difference_cents: z.int(),
  remarks: z.array(z.enum(replayRemarks)),
})
export type ReplayedFormula = z.infer<typeof ReplayedFormula>

export const FormulaReplay = z.object({
  /** first and last day of the care that is replayed: the last twelve months */
  from: day,
  to: day,
  animals: z.array(
    z.object({
      animal_id: id,
      name: z.string(),
      /** formula of today */
      current: z.enum(formulaNames),
      /** bills that are replayed, and their sum */
      bills: z.int().check(z.gte(0)),
      billed_cents: cents,
      /** the current formula and those that are sold for the species, in the brand's order */
      formulas: z.array(ReplayedFormula),
    }),
  ),
})
export type FormulaReplay = z.infer<typeof FormulaReplay>

export const getFormulaReplay = endpoint({
  name: 'getFormulaReplay',
  method: 'GET',
  path: '/contract/formula-replay',
  summary: 'The care of the last twelve months under each formula: what it would have cost and refunded (PRE-03)',
  access: 'member',
  permission: 'refunds:read',
  answer: { status: 200, body: FormulaReplay },
})
