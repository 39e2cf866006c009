import { askForErasure, cancelErasure, listErasureRequests } from '@coussinet/contract/erasure.ts'
import type { App, Platform } from '#platform/portal.ts'
import { route } from '#platform/route.ts'
import { askFor, cancel, wishesOf } from './wish/wishes.ts'

export function erasureRoutes(app: App, platform: Platform): void {
  route(app, platform, listErasureRequests, ({ member }) => wishesOf(platform.db, platform, member.id))
  route(app, platform, askForErasure, ({ member, transact }) => transact((trx) => askFor(trx, platform, member.id)))
  route(app, platform, cancelErasure, async ({ member, params, transact }) => {
    await transact((trx) => cancel(trx, platform, member.id, params.id))
    return undefined
  })
}
