import * as z from 'zod/mini'
import { animalFacts } from '../../animals.ts'
import { formulaNames } from '../../brand/values.ts'
import { endpoint } from '../../endpoint.ts'
import { cents, day, icadOfAnyCountry, line, nameOnPapers } from '../../fields/fields.ts'
import { nevg } from '../../usernames.ts'
import { ownId, UpsertResult } from './upsert.ts'

/** Facts of an animal, each optional: names, texts and numbers within stricter rules than those of rows that are there. */
export const animalFields = {
  ...z.partial(z.object(animalFacts)).shape,
  name: z.optional(nameOnPapers(60)),
  breed: z.optional(line(80)),
  colour: z.optional(line(60)),
  icad: z.optional(z.nullable(icadOfAnyCountry)),
  /** last day with cover, if it is not the contract's, and the reason; both or neither; null: the cover continues */
  cover_end: z.optional(z.nullable(day)),
  end_reason: z.optional(z.nullable(z.enum(['deceased', 'sold', 'lost']))),
  formula: z.optional(z.enum(formulaNames)),
  monthly_price_cents: z.optional(cents),
  /** every price that was announced; the whole list */
  price_revisions: z.optional(
    z
      .array(z.strictObject({ from_day: day, announced_on: day, old_price_cents: cents, new_price_cents: cents }))
      .check(z.maxLength(100)),
  ),
}

export const neededOfAnimal = [
  'name',
  'type',
  'gender',
  'breed',
  'colour',
  'birth_date',
  'formula',
  'monthly_price_cents',
] as const

export const AnimalUpsert = z.strictObject({ nevg, ...animalFields })
export type AnimalUpsert = z.infer<typeof AnimalUpsert>

export const putAnimal = endpoint({
  name: 'putAnimal',
  method: 'PUT',
  path: '/animals/{id}',
  summary: `An insured animal, made or changed; a new one needs ${neededOfAnimal.join(', ')}`,
  access: 'machine',
  scope: 'members:write',
  params: z.object({ id: ownId }),
  body: AnimalUpsert,
  answer: { status: 200, body: UpsertResult, or_created: true },
})
