import { searchPortal } from '@coussinet/contract/search.ts'
import type { App, Platform } from '#platform/portal.ts'
import { route } from '#platform/http/route.ts'
import { type Findable, searchFor } from './find.ts'

export function searchRoutes(app: App, platform: Platform, findable: Findable): void {
  route(app, platform, searchPortal, async ({ member, query }) => ({
    data: await searchFor(platform, member, query.q, findable),
  }))
}
