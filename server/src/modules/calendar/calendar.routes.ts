import { fileSlug } from '@coussinet/contract/brand/values.ts'
import {
  getCalendarFeed,
  createCalendarFeed,
  readCalendarFeed,
  revokeCalendarFeed,
} from '@coussinet/contract/calendar.ts'
import { requireRecent } from '#modules/accounts/accounts.ts'
import { withUnit } from '#modules/notifications/notifications.ts'
import type { App } from '#platform/core/app.ts'
import { fileHeaders } from '#platform/files/file-headers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/portal.ts'
import { calendarByToken, getFeed, createFeed } from './calendar-feed.ts'
import { revokeFeed } from './revoke-feed.ts'

const name = `${fileSlug}.ics`

export function calendarRoutes(app: App, platform: Platform): void {
  const { db } = platform
  route(app, platform, getCalendarFeed, ({ member }) => getFeed(db, member.id))
  route(app, platform, createCalendarFeed, ({ member, transact }) =>
    transact(
      withUnit(platform, { member_id: member.id }, async (tx) => {
        // The address goes on reading when the session has ended.
        await requireRecent(tx.db, member, tx.at)
        return createFeed(tx, platform)
      }),
    ),
  )
  route(app, platform, revokeCalendarFeed, async ({ member, transact }) => {
    await transact(withUnit(platform, { member_id: member.id }, revokeFeed))
    return undefined
  })
  route(app, platform, readCalendarFeed, async ({ params, request, reply }) => {
    const bytes = Buffer.from(await calendarByToken(platform, params.token, request))
    const headers = fileHeaders({ name, media_type: 'text/calendar; charset=utf-8', size: bytes.length })
    // A calendar program reads it, it does not save it.
    reply.headers({ ...headers, 'content-disposition': `inline; filename="${name}"` }).send(bytes)
    return undefined
  })
}
