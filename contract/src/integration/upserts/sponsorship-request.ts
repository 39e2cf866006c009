import * as z from 'zod/mini'
import { iban } from '../../bank-fields.ts'
import { godchildStatuses } from '../../domain/sponsorship.ts'
import { endpoint } from '../../endpoint.ts'
import { address, cents, day, email, instantOrDay, line } from '../../fields/fields.ts'
import { nevg } from '../../usernames.ts'
import { ownId, UpsertResult } from './upsert.ts'

export const sponsorshipFields = {
  status: z.optional(z.enum(godchildStatuses)),
  /** name that the sponsor sees: the first name, and the initial of the last one */
  firstname: z.optional(line(60)),
  created_at: z.optional(instantOrDay),
  /** the first day of the godchild’s contract; needed from `signed` on */
  effective_date: z.optional(day),
  /** facts on the godchild: whoever is the sponsor does not count */
  godchild: z.optional(
    z.strictObject({
      nevg: z.optional(nevg),
      email: z.optional(email),
      phone: z.optional(z.string().check(z.maxLength(30))),
      iban: z.optional(iban),
      address: z.optional(address),
    }),
  ),
  /** gain that was drawn before the portal: both or none */
  drawn_at: z.optional(instantOrDay),
  amount_cents: z.optional(cents.check(z.gte(1))),
  /** the day on which the transfer of the gain left */
  paid_on: z.optional(day),
}

export const neededOfSponsorship = ['status', 'firstname'] as const

/** `nevg` is the sponsor’s. */
export const SponsorshipUpsert = z.strictObject({ nevg, ...sponsorshipFields })
export type SponsorshipUpsert = z.infer<typeof SponsorshipUpsert>

/** `refused`: the godchild is the sponsor, or the sponsor’s contract has ended; it does not count. */
export const SponsorshipUpserted = z.extend(UpsertResult, { refused: z.boolean() })
export type SponsorshipUpserted = z.infer<typeof SponsorshipUpserted>

export const putSponsorshipRequest = endpoint({
  name: 'putSponsorshipRequest',
  method: 'PUT',
  path: '/sponsorship-requests/{id}',
  summary: `Somebody whom a member presented, made or moved; a new one needs ${neededOfSponsorship.join(', ')}`,
  access: 'machine',
  scope: 'sponsorship:write',
  params: z.object({ id: ownId }),
  body: SponsorshipUpsert,
  answer: { status: 200, body: SponsorshipUpserted, or_created: true },
})
