import { freezeAccount } from '@coussinet/contract/security.ts'
import { countCall, uncountCall } from '#modules/accounts/accounts.ts'
import { callerOf } from '#platform/http/caller.ts'
import type { App, Platform } from '#platform/portal.ts'
import { route } from '#platform/route.ts'
import { freezeAccount as freeze, type OfCalendar } from './freeze.ts'

export function freezeRoutes(app: App, platform: Platform, calendar: OfCalendar): void {
  const { db, clock, access, log } = platform

  /** On this node at once; the others ask the database again within a second. */
  function forget(member_id: string, ended: readonly string[]): void {
    for (const session_id of ended) access.forget(session_id)
    log.info({ event: 'sessions_ended', member_id, ended }, 'sessions were ended')
  }

  route(app, platform, freezeAccount, async ({ body, request, transact }) => {
    const caller = callerOf(request)
    await countCall(platform, caller)
    const { member_id, ended } = await transact((trx) => freeze(trx, platform, body.token, clock(), calendar))
    await uncountCall(db, caller)
    forget(member_id, ended)
    log.warn(
      { event: 'account_frozen', member_id },
      'it was not the member: sessions ended, payments to recent accounts wait',
    )
    return undefined
  })
}
