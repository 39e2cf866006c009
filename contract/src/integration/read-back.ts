import * as z from 'zod/mini'
import { animalFacts } from '../animals.ts'
import { locale } from '../brand/locale.ts'
import { features, permissions } from '../domain/permissions.ts'
import { endpoint } from '../endpoint.ts'
import { cents, country, day } from '../fields/fields.ts'
import { contractStatuses } from '../profile.ts'
import { nevg } from '../usernames.ts'
import { contractNumber } from './upserts/contract.ts'
import { ownId } from './upserts/upsert.ts'

/** Digest of all other fields: it changes whenever one of them does, whoever changed it. */
const revision = z.string()

export const KnownMember = z.object({
  nevg: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  organisation: z.nullable(z.string()),
  email: z.string(),
  locale,
  address: z.object({
    line1: z.string(),
    line2: z.nullable(z.string()),
    line3: z.nullable(z.string()),
    line4: z.nullable(z.string()),
    postal_code: z.string(),
    city: z.string(),
    country,
  }),
  phones: z.nullable(z.object({ mobile: z.nullable(z.string()), landline: z.nullable(z.string()) })),
  permissions: z.array(z.enum(permissions)),
  features: z.array(z.enum(features)),
  disabled: z.boolean(),
  revision,
})
export type KnownMember = z.infer<typeof KnownMember>

/** A contract as stored in the portal, without the accounts for debits and refunds: these have their own calls and scopes. */
export const KnownContract = z.object({
  number: z.string(),
  nevg: z.string(),
  country,
  status: z.enum(contractStatuses),
  effective_date: day,
  end_date: z.nullable(day),
  withdrawal_until: z.nullable(day),
  suspends_on: z.nullable(day),
  formal_notice_on: z.nullable(day),
  amount_due_cents: cents,
  due_day: z.int(),
  suspensions: z.array(z.object({ from_day: day, to_day: z.nullable(day) })),
  revision,
})
export type KnownContract = z.infer<typeof KnownContract>

export const KnownAnimal = z.object({
  id: z.string(),
  nevg: z.string(),
  ...animalFacts,
  cover_end: z.nullable(day),
  end_reason: z.nullable(z.enum(['deceased', 'sold', 'lost'])),
  formula: z.string(),
  monthly_price_cents: cents,
  price_revisions: z.array(
    z.object({ from_day: day, announced_on: day, old_price_cents: cents, new_price_cents: cents }),
  ),
  revision,
})
export type KnownAnimal = z.infer<typeof KnownAnimal>

export const getKnownMember = endpoint({
  name: 'getKnownMember',
  method: 'GET',
  path: '/members/{nevg}',
  summary: 'A member as the portal holds them, what they changed themselves included',
  access: 'machine',
  scope: 'members:read',
  params: z.object({ nevg }),
  answer: { status: 200, body: KnownMember },
})

export const getKnownContract = endpoint({
  name: 'getKnownContract',
  method: 'GET',
  path: '/contracts/{number}',
  summary: 'A contract as the portal holds it, without accounts and cards',
  access: 'machine',
  scope: 'members:read',
  params: z.object({ number: contractNumber }),
  answer: { status: 200, body: KnownContract },
})

export const getKnownAnimal = endpoint({
  name: 'getKnownAnimal',
  method: 'GET',
  path: '/animals/{id}',
  summary: 'An animal as the portal holds it, with its announced prices',
  access: 'machine',
  scope: 'members:read',
  params: z.object({ id: ownId }),
  answer: { status: 200, body: KnownAnimal },
})
