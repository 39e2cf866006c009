import { getMe } from '@coussinet/contract/profile.ts'
import { today } from '#platform/days.ts'
import type { App, Platform } from '#platform/portal.ts'
import { route } from '#platform/route.ts'
import { profileOf } from './profile.ts'

export function profileRoutes(app: App, platform: Platform): void {
  route(app, platform, getMe, ({ member }) => profileOf(platform.db, member.id, today(platform.clock())))
}
