import * as z from 'zod/mini'
import type { FieldCode } from '../domain/problems.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields/fields.ts'
import { collection, page, pageQuery } from '../page.ts'
import { eventNames } from './events.ts'

const event = z.enum(eventNames)

export const Webhook = z.object({
  id,
  url: z.string(),
  /** null: all of them */
  events: z.nullable(z.array(event)),
  created_at: instant,
  /** since when nothing is sent to it; what waits stays */
  disabled_at: z.nullable(instant),
  /** end of the time in which the secret before this one signs too */
  former_until: z.nullable(instant),
})
export type Webhook = z.infer<typeof Webhook>

/** `secret` (`whsec_…`) appears once, in the answer that creates it. */
export const NewWebhook = z.extend(Webhook, { secret: z.nullable(z.string()) })
export type NewWebhook = z.infer<typeof NewWebhook>

/** Without a user, a password and a fragment; else `webhook_url`, as for one that the portal may not reach. */
const url = z
  .string()
  .check(
    z.maxLength(2000),
    z.regex(/^https?:\/\/[^\s/?#@\\]+(?:[/?][^\s#]*)?$/, { error: 'webhook_url' satisfies FieldCode }),
  )

export const WebhookWish = z.strictObject({
  url,
  events: z._default(z.nullable(z.array(event).check(z.minLength(1))), null),
  disabled: z._default(z.boolean(), false),
})
export type WebhookWish = z.infer<typeof WebhookWish>

export const WebhookTry = z.object({
  at: instant,
  /** null when no answer came */
  status_code: z.nullable(z.int()),
  ms: z.int(),
  /** why it failed, in a word: `timeout`, `private_address`, `ECONNREFUSED`, `http_503` … */
  error: z.nullable(z.string()),
})
export type WebhookTry = z.infer<typeof WebhookTry>

const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const

export const WebhookDelivery = z.object({
  id,
  webhook_id: id,
  event_id: id,
  event,
  nevg: z.string(),
  position: z.int(),
  at: instant,
  /** `failed`: given up after three days of tries */
  status: z.enum(deliveryStatuses),
  tries: z.int(),
  ended_at: z.nullable(instant),
  /** the latest ten, the newest first */
  log: z.array(WebhookTry),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const machine = { access: 'machine', scope: 'webhooks:manage' } as const
const byId = z.strictObject({ id })

export const listWebhooks = endpoint({
  name: 'listWebhooks',
  method: 'GET',
  path: '/webhooks',
  summary: 'Where events are sent to',
  ...machine,
  answer: { status: 200, body: collection(Webhook) },
})

export const putWebhook = endpoint({
  name: 'putWebhook',
  method: 'PUT',
  path: '/webhooks/{id}',
  summary: 'Adds a webhook under a UUID of the caller’s choice, or replaces its address and its events',
  ...machine,
  params: byId,
  body: WebhookWish,
  answer: { status: 200, body: NewWebhook, or_created: true },
})

export const deleteWebhook = endpoint({
  name: 'deleteWebhook',
  method: 'DELETE',
  path: '/webhooks/{id}',
  summary: 'Ends a webhook; what waited for it is not sent any more',
  ...machine,
  params: byId,
  answer: { status: 204 },
})

export const rotateWebhookSecret = endpoint({
  name: 'rotateWebhookSecret',
  method: 'POST',
  path: '/webhooks/{id}/secrets',
  summary:
    'Makes a new secret; until `former_until` each message bears two signatures, and another one is refused as `conflict`; with `former_hours: 0`, for one that leaked, it alone signs from now on',
  ...machine,
  params: byId,
  idempotent: true,
  holds_secret: true,
  body: z.strictObject({ former_hours: z._default(z.int().check(z.gte(0), z.lte(168)), 24) }),
  answer: { status: 201, body: z.object({ secret: z.string(), former_until: instant }) },
})

export const testWebhook = endpoint({
  name: 'testWebhook',
  method: 'POST',
  path: '/webhooks/{id}/test',
  summary: 'Sends a `ping` now, once, and tells what became of it',
  ...machine,
  params: byId,
  answer: { status: 200, body: z.extend(WebhookTry, { delivered: z.boolean() }) },
})

export const replayWebhook = endpoint({
  name: 'replayWebhook',
  method: 'POST',
  path: '/webhooks/{id}/replay',
  summary:
    'Sends again what was told between two moments, sent before or not, in each member’s order; events are kept for 30 days',
  ...machine,
  idempotent: true,
  params: byId,
  body: z.strictObject({ from: instant, to: z.optional(instant) }),
  answer: { status: 202, body: z.object({ from: instant, to: instant }) },
})

export const listWebhookDeliveries = endpoint({
  name: 'listWebhookDeliveries',
  method: 'GET',
  path: '/webhook-deliveries',
  summary: 'What was sent, the newest first, with each try; kept for 30 days',
  ...machine,
  query: z.strictObject({
    ...pageQuery,
    status: z.optional(z.enum(deliveryStatuses)),
    event: z.optional(event),
    nevg: z.optional(z.string().check(z.maxLength(20))),
    webhook_id: z.optional(id),
  }),
  answer: { status: 200, body: page(WebhookDelivery) },
})

export const replayWebhookDelivery = endpoint({
  name: 'replayWebhookDelivery',
  method: 'POST',
  path: '/webhook-deliveries/{id}/replay',
  summary: 'Sends one event again, under its id of before',
  ...machine,
  idempotent: true,
  params: byId,
  answer: { status: 202, body: WebhookDelivery },
})
