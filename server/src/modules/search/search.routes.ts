import { searchPortal } from '@coussinet/contract/search.ts'
import type { App, Platform } from '#platform/portal.ts'
import { route } from '#platform/route.ts'
import { searchFor } from './find.ts'

export function searchRoutes(app: App, platform: Platform): void {
  route(app, platform, searchPortal, async ({ member, query }) => ({
    data: await searchFor(platform, member, query.q),
  }))
}
