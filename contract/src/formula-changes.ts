import * as z from 'zod/mini'
import { formulaNames } from './brand/values.ts'
import { deductibleModes, guarantees } from './domain/cover.ts'
import { endpoint } from './endpoint.ts'
import { cents, day, id, instant } from './fields/fields.ts'

/** States of a change: requested, answered, cancelled by the member, ended unanswered with the renewal or the cover, in force. */
export const formulaChangeStatuses = ['pending', 'confirmed', 'refused', 'withdrawn', 'lapsed', 'applied'] as const
export type FormulaChangeStatus = (typeof formulaChangeStatuses)[number]

export const FormulaChange = z.object({
  id,
  animal_id: id,
  status: z.enum(formulaChangeStatuses),
  formula: z.enum(formulaNames),
  /** the formula of the day before */
  from_formula: z.enum(formulaNames),
  asked_at: instant,
  /** care of that day is the first that the new formula decides */
  takes_effect_on: day,
  /** the monthly price from that day on, fee included: the tariff until the insurer confirms its own */
  monthly_price_cents: cents,
  answered_at: z.nullable(instant),
  /** the insurer's words where it refuses */
  reason: z.nullable(z.string()),
})
export type FormulaChange = z.infer<typeof FormulaChange>

/**
 * Reasons why no change can be requested: the animal has no cover by then, the contract has ended, the notice period is over, or one is
 * under way.
 */
export const changeObstacles = ['uncovered', 'contract_ends', 'late', 'under_way'] as const
export type ChangeObstacle = (typeof changeObstacles)[number]

export const OfferedFormula = z.object({
  formula: z.enum(formulaNames),
  monthly_price_cents: cents,
  /** 0 to 100 */
  reimbursement_rate: z.int().check(z.gte(0), z.lte(100)),
  annual_ceiling_cents: cents,
  deductible_cents: cents,
  deductible_mode: z.enum(deductibleModes),
  vaccine_package_cents: cents,
  /** guarantees that the present formula lacks, each with its first covered day */
  added: z.array(z.object({ guarantee: z.enum(guarantees), covered_from: day })),
  /** guarantees that the present formula has, and this one lacks */
  lost: z.array(z.enum(guarantees)),
})
export type OfferedFormula = z.infer<typeof OfferedFormula>

export const PossibleChange = z.object({
  animal_id: id,
  /** the contract's next renewal, when a change would take effect, and the last day to request it */
  takes_effect_on: day,
  ask_by: day,
  /** null: a change can be requested today */
  obstacle: z.nullable(z.enum(changeObstacles)),
  /** the present terms */
  current: OfferedFormula,
  /** the other formulas on sale for the species, in the brand's order */
  formulas: z.array(OfferedFormula),
})
export type PossibleChange = z.infer<typeof PossibleChange>

export const FormulaChanges = z.object({
  /** newest first, a hundred at the most */
  data: z.array(FormulaChange),
  /** an entry an animal that is covered or will be, in their order; none before the contract */
  possible: z.array(PossibleChange),
})
export type FormulaChanges = z.infer<typeof FormulaChanges>

export const FormulaChangeQuestion = z.strictObject({
  animal_id: id,
  formula: z.enum(formulaNames),
  /** the day that was shown: another one by now is a `conflict` */
  takes_effect_on: z.optional(day),
})
export type FormulaChangeQuestion = z.infer<typeof FormulaChangeQuestion>

export const listFormulaChanges = endpoint({
  name: 'listFormulaChanges',
  method: 'GET',
  path: '/contract/formula-changes',
  summary: 'Changes of formula that were asked for, and what can be asked for today (PRE-03)',
  access: 'member',
  permission: 'contract:read',
  answer: { status: 200, body: FormulaChanges },
})

export const requestFormulaChange = endpoint({
  name: 'requestFormulaChange',
  method: 'POST',
  path: '/contract/formula-changes',
  summary:
    'Ask for another formula of an animal from the contract’s next renewal on, a month before it at the latest; the insurer confirms it',
  access: 'member',
  permission: 'contract:read',
  idempotent: true,
  body: FormulaChangeQuestion,
  answer: { status: 201, body: FormulaChange },
})

export const withdrawFormulaChange = endpoint({
  name: 'withdrawFormulaChange',
  method: 'DELETE',
  path: '/contract/formula-changes/{id}',
  summary: 'Give up a change of formula that the insurer has not answered; 409 with params.change.current afterwards',
  access: 'member',
  permission: 'contract:read',
  params: z.object({ id }),
  answer: { status: 204 },
})
