import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant } from './fields/fields.ts'
import { collection, pageQuery } from './page.ts'

export const severities = ['info', 'success', 'action', 'warning'] as const
export type Severity = (typeof severities)[number]

export const Notification = z.object({
  id,
  kind: z.string(),
  severity: z.enum(severities),
  title: z.string(),
  body: z.string(),
  href: z.nullable(z.string()),
  read: z.boolean(),
  created_at: instant,
})
export type Notification = z.infer<typeof Notification>

const reading = { access: 'member', feature: 'notifications' } as const

export const listNotifications = endpoint({
  name: 'listNotifications',
  method: 'GET',
  path: '/notifications',
  summary:
    'What the member was told, newest first, and how much of it is unread; `first=people` puts what a person wrote before what is told by itself, and gives one page alone (`next_cursor` null, no `cursor`)',
  ...reading,
  query: z.object({
    ...pageQuery,
    read: z.optional(z.enum(['true', 'false'])),
    first: z.optional(z.literal('people')),
  }),
  answer: {
    status: 200,
    body: z.object({ data: z.array(Notification), unread: z.int(), next_cursor: z.nullable(z.string()) }),
  },
})

export const readNotification = endpoint({
  name: 'readNotification',
  method: 'POST',
  path: '/notifications/{id}/read',
  summary: 'Mark one as read',
  ...reading,
  params: z.object({ id }),
  answer: { status: 204 },
})

export const readAllNotifications = endpoint({
  name: 'readAllNotifications',
  method: 'POST',
  path: '/notifications/read-all',
  summary: 'Mark all as read',
  ...reading,
  answer: { status: 204 },
})

/** E-mails that a member may switch off; refunds, payments and security are always mailed. */
export const optionalGroups = ['refund_progress', 'animals', 'documents', 'sponsorship'] as const
export const notificationGroups = ['refunds', 'payments', 'security', ...optionalGroups] as const
export type NotificationGroup = (typeof notificationGroups)[number]

export const Preference = z.object({
  group: z.enum(notificationGroups),
  email: z.boolean(),
  /** also shown on the member's devices, if there are any */
  push: z.boolean(),
  locked: z.boolean(),
})
export type Preference = z.infer<typeof Preference>

export const listNotificationPreferences = endpoint({
  name: 'listNotificationPreferences',
  method: 'GET',
  path: '/notification-preferences',
  summary: 'Which notifications also come by e-mail, and which are shown on the member’s devices',
  ...reading,
  answer: { status: 200, body: collection(Preference) },
})

const choice = z.optional(z.boolean())
const choices = { refund_progress: choice, animals: choice, documents: choice, sponsorship: choice }

export const changeNotificationPreferences = endpoint({
  name: 'changeNotificationPreferences',
  method: 'PUT',
  path: '/notification-preferences',
  summary:
    'Choose which notifications also come by e-mail, and in `push` which are shown on the devices; what is left out stays',
  ...reading,
  permission: 'profile:write',
  body: z.strictObject({ ...choices, push: z.optional(z.strictObject(choices)) }),
  answer: { status: 200, body: collection(Preference) },
})
