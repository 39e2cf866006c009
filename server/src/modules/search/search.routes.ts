import { searchPortal } from '@coussinet/contract/search.ts'
import type { App } from '#platform/core/app.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/portal.ts'
import { type SearchSources, searchFor } from './search-for.ts'

export function searchRoutes(app: App, platform: Platform, findable: SearchSources): void {
  route(app, platform, searchPortal, ({ member, query }) => searchFor(platform, member, query.q, findable))
}
