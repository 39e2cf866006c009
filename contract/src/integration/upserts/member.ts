import * as z from 'zod/mini'
import { locale } from '../../brand/locale.ts'
import { features, permissions } from '../../domain/permissions.ts'
import { endpoint } from '../../endpoint.ts'
import { address, email, nameOnPapers, phones } from '../../fields/fields.ts'
import { nevg } from '../../usernames.ts'
import { UpsertResult } from './upsert.ts'

export const memberFields = {
  firstname: z.optional(nameOnPapers(60)),
  lastname: z.optional(nameOnPapers(60)),
  /** name of an organisation; first and last name are then those of its representative, or absent; null for a person */
  organisation: z.optional(z.nullable(nameOnPapers(70))),
  /** takes effect at once, because the insurer has checked it; the former address is informed, unless the member never signed in */
  email: z.optional(email),
  locale: z.optional(locale),
  address: z.optional(address),
  /** null: none */
  phones: z.optional(z.nullable(phones)),
  /** default for a new member: all of them */
  permissions: z.optional(z.array(z.enum(permissions))),
  /** default for a new member: all but `beta_features` */
  features: z.optional(z.array(z.enum(features))),
  /** true: signed out everywhere, and cannot sign in */
  disabled: z.optional(z.boolean()),
}

/** Fields that a new member must have; an organisation needs no first and last name. */
export const neededOfMember = ['firstname', 'lastname', 'email', 'locale', 'address'] as const

/** A field that is present replaces the whole of it; one that is absent stays. */
export const MemberUpsert = z.strictObject(memberFields)
export type MemberUpsert = z.infer<typeof MemberUpsert>

export const putMember = endpoint({
  name: 'putMember',
  method: 'PUT',
  path: '/members/{nevg}',
  summary: `A member, made or changed; a new one needs ${neededOfMember.join(', ')}, and an organisation its name in the place of the first two`,
  access: 'machine',
  scope: 'members:write',
  params: z.object({ nevg }),
  body: MemberUpsert,
  answer: { status: 200, body: UpsertResult, or_created: true },
})
