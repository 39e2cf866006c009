import {
  changeNotificationPreferences,
  listNotificationPreferences,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@coussinet/contract/notifications.ts'
import type { App } from '#platform/core/app.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/portal.ts'
import { readNotifications, readAll, readOne } from './notification-list.ts'
import { changePreferences, readPreferences } from './preferences.ts'

export function notificationsRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  route(app, platform, listNotifications, ({ member, query }) => readNotifications(db, member, query))
  route(app, platform, readNotification, async ({ member, params, transact }) => {
    await transact((tx) => readOne(tx, member.id, params.id, clock()))
    return undefined
  })
  route(app, platform, readAllNotifications, async ({ member, transact }) => {
    await transact((tx) => readAll(tx, member.id, clock()))
    return undefined
  })
  route(app, platform, listNotificationPreferences, ({ member }) => readPreferences(db, member.id))
  route(app, platform, changeNotificationPreferences, ({ member, body, transact }) =>
    transact(async (tx) => {
      await changePreferences(tx, { member_id: member.id, wanted: body, at: clock() })
      return readPreferences(tx, member.id)
    }),
  )
}
