import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields/fields.ts'
import { collection, page, pageQuery } from '../page.ts'
import { nevg } from '../usernames.ts'

/** The longest list of a wave; more members are invited by several waves, or all at once. */
export const longestWave = 10_000

/** `lapsed`: mailed, and the link died unused; `refused`: disabled or frozen, or erased since. */
export const invitationStates = ['waiting', 'mailed', 'lapsed', 'active', 'refused'] as const
const state = z.enum(invitationStates)
const counted = z.int().check(z.gte(0))

/** Wave of invitations, with the number of members in each state. */
export const InvitationWave = z.object({
  id,
  name: z.string(),
  per_hour: z.int(),
  begun_at: instant,
  /** null while it runs, or is done */
  paused_at: z.nullable(instant),
  /** instant of its last mail; null before */
  done_at: z.nullable(instant),
  counts: z.object({ waiting: counted, mailed: counted, lapsed: counted, active: counted, refused: counted }),
})
export type InvitationWave = z.infer<typeof InvitationWave>

export const InvitationWish = z.strictObject({
  /** name by which the insurer's staff know it */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  /** customer numbers; without them every member who has no password, and no invitation that waits or whose link still works */
  members: z.optional(z.array(nevg).check(z.minLength(1), z.maxLength(longestWave))),
  /** a wave whose lapsed invitations are sent again, instead of `members` */
  again: z.optional(id),
  /** mails that leave in an hour, spread over its minutes */
  per_hour: z._default(z.int().check(z.gte(1), z.lte(100_000)), 1000),
})
export type InvitationWish = z.infer<typeof InvitationWish>

const machine = { access: 'machine', scope: 'invitations:manage' } as const
const byId = z.strictObject({ id })
const wave = { status: 200, body: InvitationWave } as const

export const beginInvitations = endpoint({
  name: 'beginInvitations',
  method: 'POST',
  path: '/invitations',
  summary:
    'Begins a wave of invitations to choose a first password: `per_hour` mails leave, the others wait; `unknown` are numbers of nobody',
  ...machine,
  idempotent: true,
  body: InvitationWish,
  answer: { status: 201, body: z.extend(InvitationWave, { unknown: z.array(z.string()) }) },
})

export const listInvitations = endpoint({
  name: 'listInvitations',
  method: 'GET',
  path: '/invitations',
  summary: 'The latest hundred waves of invitations',
  ...machine,
  answer: { status: 200, body: collection(InvitationWave) },
})

export const getInvitations = endpoint({
  name: 'getInvitations',
  method: 'GET',
  path: '/invitations/{id}',
  summary: 'A wave of invitations, with how many of its members were mailed, came, or let the link die',
  ...machine,
  params: byId,
  answer: wave,
})

export const pauseInvitations = endpoint({
  name: 'pauseInvitations',
  method: 'POST',
  path: '/invitations/{id}/pause',
  summary: 'Stops a wave: no more mails leave from the next minute on, and what waits stays',
  ...machine,
  params: byId,
  answer: wave,
})

export const resumeInvitations = endpoint({
  name: 'resumeInvitations',
  method: 'POST',
  path: '/invitations/{id}/resume',
  summary: 'Has a wave go on, at another pace where one is given',
  ...machine,
  params: byId,
  body: z.optional(z.strictObject({ per_hour: z.optional(z.int().check(z.gte(1), z.lte(100_000))) })),
  answer: wave,
})

export const listInvited = endpoint({
  name: 'listInvited',
  method: 'GET',
  path: '/invitations/{id}/members',
  summary: 'The members of a wave by their state, in the order of their ids',
  ...machine,
  params: byId,
  query: z.object({ ...pageQuery, state: z.optional(state) }),
  answer: { status: 200, body: page(z.object({ nevg: z.string(), state, mailed_at: z.nullable(instant) })) },
})
