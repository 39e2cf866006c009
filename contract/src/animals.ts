import * as z from 'zod/mini'
import { formulaNames } from './brand/values.ts'
import { careKinds } from './domain/care.ts'
import { deductibleModes, guarantees } from './domain/cover.ts'
import { endpoint } from './endpoint.ts'
import { cents, day, id, month } from './fields/fields.ts'
import { AnimalChange, AnimalEnding } from './forms.ts'
import { collection } from './page.ts'
import { DeductibleEvent } from './refund-arithmetic.ts'

export const Formula = z.object({
  name: z.enum(formulaNames),
  monthly_price_cents: cents,
  management_fee_cents: cents,
  contribution_cents: cents,
  annual_ceiling_cents: cents,
  /** 0 to 100 */
  reimbursement_rate: z.int().check(z.gte(0), z.lte(100)),
  deductible_cents: cents,
  deductible_mode: z.enum(deductibleModes),
  vaccine_package_cents: cents,
  vaccines: z.string(),
})
export type Formula = z.infer<typeof Formula>

/** An event whose 45 days hold today; 0 days are left on its last one. */
const OpenEvent = z.object({ ...DeductibleEvent.shape, days_left: z.int().check(z.gte(0)) })

/** Parts of an amount of the insurance year: used by decisions, reserved by agreements on quotes, and free for other care. */
const used = { amount_cents: cents, used_cents: cents, reserved_cents: cents, remaining_cents: cents }

export const Limits = z.object({
  waiting_periods: z.array(
    z.object({ guarantee: z.enum(guarantees), covered_from: day, days_left: z.int().check(z.gte(0)) }),
  ),
  ceiling: z.object({ year_start: day, year_end: day, ...used, used_percent: z.int().check(z.gte(0), z.lte(100)) }),
  deductible: z.object({
    mode: z.enum(deductibleModes),
    amount_cents: cents,
    used_cents: z.nullable(cents),
    /** the newest open event; null if none is open or the deductible is yearly */
    event: z.nullable(OpenEvent),
    /** open events, at most one per cause, latest first */
    events: z.array(z.object({ cause: z.enum(['accident', 'illness']), ...OpenEvent.shape })),
  }),
  vaccine_package: z.object(used),
  identification: z.nullable(z.object({ due_on: day, days_left: z.int().check(z.gte(0)) })),
})
export type Limits = z.infer<typeof Limits>

/** Why an animal's cover ended: it died, was sold or given away, or was lost; or the contract ended. */
export const endReasons = ['deceased', 'sold', 'lost', 'contract_ended'] as const
export type EndReason = (typeof endReasons)[number]

/**
 * Facts that the insurer sends and reads back, and that the member sees. A text without a rule in `upserts/animal.ts` needs its limit here.
 */
export const animalFacts = {
  name: z.string(),
  type: z.enum(['cat', 'dog']),
  gender: z.enum(['male', 'female']),
  breed: z.string(),
  colour: z.string(),
  birth_date: day,
  adoption_date: z.nullable(day),
  icad: z.nullable(z.string()),
  cover_start: z.nullable(day),
}

export const Animal = z.object({
  id,
  ...animalFacts,
  /** the last day with cover, the animal's own or the contract's, whichever comes first; null while neither is known */
  cover_end: z.nullable(day),
  end_reason: z.nullable(z.enum(endReasons)),
  /** the formula of today */
  formula: Formula,
  /** formula of a confirmed change from its first day on; null if none is to come */
  next_formula: z.nullable(z.object({ name: z.enum(formulaNames), from: day, monthly_price_cents: cents })),
  /** null in preparation, for formula `default`, before `cover_start` and after `cover_end` */
  limits: z.nullable(Limits),
})
export type Animal = z.infer<typeof Animal>

export const listAnimals = endpoint({
  name: 'listAnimals',
  method: 'GET',
  path: '/animals',
  summary: 'The insured animals',
  access: 'member',
  permission: 'animals:read',
  answer: { status: 200, body: collection(Animal) },
})

export const getAnimal = endpoint({
  name: 'getAnimal',
  method: 'GET',
  path: '/animals/{id}',
  summary: 'One insured animal',
  access: 'member',
  permission: 'animals:read',
  params: z.object({ id }),
  answer: { status: 200, body: Animal },
})

export const changeAnimal = endpoint({
  name: 'changeAnimal',
  method: 'PUT',
  path: '/animals/{id}',
  summary: 'Supply or mend the identification number, the colour, the day of adoption',
  access: 'member',
  permission: 'animals:write',
  params: z.object({ id }),
  body: AnimalChange,
  answer: { status: 200, body: Animal },
})

/** Reports that an animal is no longer insured; a repeated call gets the same answer. */
export const endAnimalCover = endpoint({
  name: 'endAnimalCover',
  method: 'POST',
  path: '/animals/{id}/ending',
  summary: 'Tell that an animal died, was lost, or was sold or given away: its cover ends with that day',
  access: 'member',
  permission: 'animals:write',
  params: z.object({ id }),
  body: AnimalEnding,
  answer: { status: 200, body: Animal },
})

const spent = { billed_cents: cents, refunded_cents: cents }

/** Cost of an animal's care in one insurance year, by the day of care; requests not yet decided are left out. */
export const Costs = z.object({
  year_start: day,
  year_end: day,
  /** first days of the insurance years with costs, and of the present one; newest first */
  years: z.array(day),
  ...spent,
  /** every month of the year, in order */
  months: z.array(z.object({ month, ...spent })),
  /** those with costs, dearest first */
  care_kinds: z.array(z.object({ care_kind: z.enum(careKinds), ...spent })),
  /** course of the ceiling, one point a day of care, in order */
  ceiling: z.object({ amount_cents: cents, course: z.array(z.object({ day, used_cents: cents })) }),
})
export type Costs = z.infer<typeof Costs>

export const getAnimalCosts = endpoint({
  name: 'getAnimalCosts',
  method: 'GET',
  path: '/animals/{id}/costs',
  summary: 'What the care of an animal cost and what came back, in the insurance year that holds `on` (today)',
  access: 'member',
  permission: 'refunds:read',
  params: z.object({ id }),
  query: z.object({ on: z.optional(day) }),
  answer: { status: 200, body: Costs },
})
