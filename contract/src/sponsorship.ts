import * as z from 'zod/mini'
import { godchildStatuses } from './domain/sponsorship.ts'
import { endpoint } from './endpoint.ts'
import { cents, country, day, id, instant } from './fields/fields.ts'
import { pageQuery } from './page.ts'
import { QuoteRequest } from './quote-request.ts'

/** The gains that a validated godchild may bring, in the country of the member or of the sponsor. */
export const SponsorshipOffer = z.object({
  id: z.string(),
  /** the highest gain */
  amount_cents: cents,
  min_amount_cents: cents,
  start_date: z.nullable(day),
  end_date: z.nullable(day),
  terms: z.array(z.string()),
})
export type SponsorshipOffer = z.infer<typeof SponsorshipOffer>

export const getSponsorshipOffer = endpoint({
  name: 'getSponsorshipOffer',
  method: 'GET',
  path: '/sponsorship-offers/current',
  summary: 'The offer of today, for the member or for a sponsor’s guest; 204 when there is none',
  access: 'guest',
  query: z.object({ sponsor: z.optional(z.string()) }),
  answer: { status: 200, body: SponsorshipOffer, or_none: true },
})

export const Godchild = z.object({
  id,
  /** the first name, and where it is known the initial of the last one */
  firstname: z.string(),
  status: z.enum(godchildStatuses),
  created_at: instant,
  effective_date: z.nullable(day),
  /** the end of the 14 days after it */
  validates_on: z.nullable(day),
  /** the day by which the insurer has reviewed it: two working days after `validates_on` */
  reviewed_by: z.nullable(day),
  /** true where the gain is left to chance: never in Italy, nor where no offer ran on the day of the quote */
  by_lot: z.boolean(),
  amount_cents: z.nullable(cents),
  drawn_at: z.nullable(instant),
  /** transfer of the gain: the bank day by which it is sent, and the day on which it was sent */
  pays_by: z.nullable(day),
  paid_on: z.nullable(day),
  /** it does not count: the godchild is the sponsor, or the contract has ended */
  refused_on: z.nullable(day),
})
export type Godchild = z.infer<typeof Godchild>

export const listSponsorshipRequests = endpoint({
  name: 'listSponsorshipRequests',
  method: 'GET',
  path: '/sponsorship-requests',
  summary: 'The member’s link, their godchildren, newest first, and what they earned in all',
  access: 'member',
  feature: 'sponsorship',
  query: z.object(pageQuery),
  answer: {
    status: 200,
    body: z.object({
      link: z.string(),
      code: z.string(),
      total_earned_cents: cents,
      data: z.array(Godchild),
      next_cursor: z.nullable(z.string()),
    }),
  },
})

export const getSponsorshipReport = endpoint({
  name: 'getSponsorshipReport',
  method: 'GET',
  path: '/sponsorship-requests/report',
  summary: 'Who invites, by first name only, and what is offered',
  access: 'guest',
  query: z.object({ sponsor: z.string() }),
  answer: { status: 200, body: z.object({ firstname: z.string(), country, offer: z.nullable(SponsorshipOffer) }) },
})

export const drawSponsorship = endpoint({
  name: 'drawSponsorship',
  method: 'POST',
  path: '/sponsorship-requests/{id}/draw',
  summary: 'Discover the gain of a validated godchild; a second call answers the same',
  access: 'member',
  feature: 'sponsorship',
  permission: 'sponsorship:draw',
  params: z.object({ id }),
  idempotent: true,
  answer: { status: 200, body: Godchild },
})

export const requestQuote = endpoint({
  name: 'requestQuote',
  method: 'POST',
  path: '/sponsorship-quotes',
  summary: 'Ask for a quote through a sponsor’s link; the insurer answers by e-mail',
  access: 'guest',
  body: QuoteRequest,
  answer: { status: 202, body: z.object({ reference: z.string() }) },
})
