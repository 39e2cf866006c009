import { endOtherSessions, endSession, getSecurityLog, listSessions } from '@coussinet/contract/security.ts'
import type { App, Platform } from '#platform/portal.ts'
import { route } from '#platform/route.ts'
import { securityLogOf } from './security-log.ts'
import { endOne, endOthers, sessionsOf } from './sessions.ts'

export function securityRoutes(app: App, platform: Platform): void {
  const { db, clock, access, log } = platform

  /** On this node at once; the others ask the database again within a second. */
  function forget(member_id: string, ended: readonly string[]): void {
    for (const session_id of ended) access.forget(session_id)
    log.info({ event: 'sessions_ended', member_id, ended }, 'sessions were ended')
  }

  route(app, platform, listSessions, ({ member, query }) => sessionsOf(db, member, { query, at: clock() }))
  route(app, platform, endSession, async ({ member, params, transact }) => {
    forget(member.id, await transact((trx) => endOne(trx, member.id, params.id, clock())))
    return undefined
  })
  route(app, platform, endOtherSessions, async ({ member, transact }) => {
    forget(member.id, await transact((trx) => endOthers(trx, member, clock())))
    return undefined
  })
  route(app, platform, getSecurityLog, ({ member, query }) => securityLogOf(db, member.id, query))
}
