import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields/fields.ts'

/** A browser or phone that shows the member's notifications. */
export const PushDevice = z.object({
  id,
  /** the device that makes the call */
  current: z.boolean(),
  /** name that the browser gives itself: `Firefox`, `macOS`; null when it does not */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  device: z.enum(['computer', 'phone', 'tablet', 'other']),
  /** shows animals, amounts and clinics on a locked screen too */
  details: z.boolean(),
  created_at: instant,
  last_sent_at: z.nullable(instant),
})
export type PushDevice = z.infer<typeof PushDevice>

/** The member's devices, the newest first; `public_key` (VAPID, base64url) is null where the insurer has switched push off. */
export const PushDevices = z.object({ data: z.array(PushDevice), public_key: z.nullable(z.string()) })
export type PushDevices = z.infer<typeof PushDevices>

const reading = { access: 'member', feature: 'notifications' } as const
const writing = { ...reading, permission: 'profile:write' } as const

export const listPushDevices = endpoint({
  name: 'listPushDevices',
  method: 'GET',
  path: '/push-subscriptions',
  summary: 'On which devices the member sees notifications, and the public key with which another one subscribes',
  ...reading,
  answer: { status: 200, body: PushDevices },
})

/** Points of P-256, uncompressed, and secrets of 16 bytes, in base64url. */
const keys = z.strictObject({
  p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}=?$/)),
  auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}(?:==)?$/)),
})

export const savePushSubscription = endpoint({
  name: 'savePushSubscription',
  method: 'PUT',
  path: '/push-subscriptions',
  summary:
    'Show notifications on the device that calls: `PushSubscription.toJSON()` of its browser. A subscription that another member had on it is theirs no more; ten devices at most, the oldest makes room',
  ...writing,
  body: z.strictObject({ endpoint: z.string().check(z.minLength(1), z.maxLength(1000)), keys }),
  answer: { status: 200, body: PushDevices },
})

export const changePushDevice = endpoint({
  name: 'changePushDevice',
  method: 'PUT',
  path: '/push-subscriptions/{id}',
  summary:
    'Choose whether a device shows details, such as the animal and the amount, on a locked screen too; to show them needs a recent proof of identity (422 `required` at `current_password`)',
  ...writing,
  params: z.strictObject({ id }),
  body: z.strictObject({ details: z.boolean() }),
  answer: { status: 200, body: PushDevices },
})

export const endPushDevice = endpoint({
  name: 'endPushDevice',
  method: 'DELETE',
  path: '/push-subscriptions/{id}',
  summary: 'Show no more notifications on a device',
  ...writing,
  params: z.strictObject({ id }),
  answer: { status: 204 },
})
