import type { Country } from '@coussinet/contract/fields.ts'
import type { Feature, Permission } from '@coussinet/contract/permissions.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db.ts'
import { hash } from '../keys.ts'

/** Who calls, as the access token says. */
export type Member = {
  id: string
  session_id: string
  nevg: string
  locale: string
  country: Country
  permissions: readonly Permission[]
  features: readonly Feature[]
}

export type Access = {
  /** the member of a bearer token; null when it is missing, unknown, expired, or its session has ended */
  memberOf(authorization: string | undefined): Promise<Member | null>
  /** drops what is remembered of a session, so that ending it is felt at once on this node */
  forget(session_id: string): void
}

// Another node that ended the session is believed within this time (SEC-16: a second at most).
const rememberedFor = 900
const mostRemembered = 10_000

type Remembered = { member: Member; until: number; expires_at: number }
type Find = (db: Db, token_hash: Buffer, at: Date) => Promise<{ member: Member; expires_at: Date } | null>

/** Checks opaque tokens by their hash, remembering the answer for less than a second. */
export function tokenAccess({ db, clock, find }: { db: Db; clock: Clock; find: Find }): Access {
  const remembered = new Map<string, Remembered>()
  return {
    async memberOf(authorization) {
      const token = /^Bearer ([\w-]{20,200})$/i.exec(authorization ?? '')?.[1]
      if (!token) return null
      const at = clock()
      const token_hash = hash(token)
      const key = token_hash.toString('base64')
      const kept = remembered.get(key)
      if (kept && kept.until > performance.now() && kept.expires_at > at.getTime()) return kept.member
      const found = await find(db, token_hash, at)
      remembered.delete(key)
      if (!found) return null
      if (remembered.size >= mostRemembered) remembered.clear()
      remembered.set(key, { member: found.member, until: performance.now() + rememberedFor, expires_at: found.expires_at.getTime() })
      return found.member
    },
    forget(session_id) {
      for (const [key, { member }] of remembered) if (member.session_id === session_id) remembered.delete(key)
    },
  }
}
