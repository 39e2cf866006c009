import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant } from './fields/fields.ts'

/** Private calendar feed; its address is returned only once, when it is created. */
export const CalendarFeed = z.object({ created_at: z.nullable(instant), last_read_at: z.nullable(instant) })
export type CalendarFeed = z.infer<typeof CalendarFeed>

export const NewCalendarFeed = z.object({ href: z.string(), created_at: instant })
export type NewCalendarFeed = z.infer<typeof NewCalendarFeed>

export const getCalendarFeed = endpoint({
  name: 'getCalendarFeed',
  method: 'GET',
  path: '/calendar-feed',
  summary: 'Whether the member has a calendar address, and when it was last read',
  access: 'member',
  answer: { status: 200, body: CalendarFeed },
})

export const createCalendarFeed = endpoint({
  name: 'createCalendarFeed',
  method: 'POST',
  path: '/calendar-feed',
  summary:
    'Make a private calendar address; an earlier one stops working. 10 minutes after the sign-in it needs a reauthentication (422 `required` at `current_password`)',
  access: 'member',
  idempotent: true,
  holds_secret: true,
  body: z.optional(z.strictObject({})),
  answer: { status: 201, body: NewCalendarFeed },
})

export const revokeCalendarFeed = endpoint({
  name: 'revokeCalendarFeed',
  method: 'DELETE',
  path: '/calendar-feed',
  summary: 'Make the calendar address stop working',
  access: 'member',
  answer: { status: 204 },
})

export const readCalendarFeed = endpoint({
  name: 'readCalendarFeed',
  method: 'GET',
  path: '/calendars/{token}',
  summary: 'The calendar behind a private address (iCalendar)',
  access: 'guest',
  params: z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  answer: { status: 200, stream: 'file', media_types: ['text/calendar'] },
})
