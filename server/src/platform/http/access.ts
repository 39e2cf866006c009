import type { Country } from '@coussinet/contract/domain/countries.ts'
import type { Feature, Permission, Scope } from '@coussinet/contract/domain/permissions.ts'
import { hash } from '../crypto/keys.ts'
import type { Db } from '../db/db.ts'
import { clientLimit } from '../limits/client-limit.ts'
import type { Clock } from '../time/clock.ts'

export type Member = {
  id: string
  session_id: string
  nevg: string
  locale: string
  country: Country
  permissions: readonly Permission[]
  features: readonly Feature[]
}

export type CallerAccess = {
  /** member of a bearer token; null if it is missing, unknown or expired, or its session has ended */
  memberOf(authorization: string | undefined): Promise<Member | null>
  /** forgets the cached checks of a session, so that its end takes effect at once on this node */
  forget(session_id: string): void
}

export type Machine = { client_id: string; name: string; scopes: readonly Scope[] }

export type MachineAccess = {
  /** client of a bearer token; null if it is missing, unknown or expired, or the client was revoked */
  clientOf(authorization: string | undefined): Promise<Machine | null>
  /** throws `too_many_requests` for a client over its limit */
  countCall(client_id: string): Promise<void>
  /** forgets the cached checks of a client, so that its revocation takes effect at once on this node */
  forget(client_id: string): void
}

// When another node ends the session, this one notices within this time (SEC-16: at most a second).
const rememberedFor = 900
const mostRemembered = 10_000

type FoundCaller<C> = { caller: C; expires_at: Date }
export type FindCaller<C> = (db: Db, token_hash: Buffer, at: Date, token: string) => Promise<FoundCaller<C> | null>
type TokenDeps<C> = { db: Db; clock: Clock; find: FindCaller<C> }

/** Checks opaque tokens by their hash, and caches the result for less than a second. */
function rememberTokens<C>({ db, clock, find }: TokenDeps<C>) {
  const remembered = new Map<string, { caller: C; until: number; expires_at: number }>()
  let forgotten = 0
  return {
    async callerOf(authorization: string | undefined): Promise<C | null> {
      const token = /^Bearer ([\w-]{20,200})$/i.exec(authorization ?? '')?.[1]
      if (!token) return null
      const at = clock()
      const token_hash = hash(token)
      const key = token_hash.toString('base64')
      const entry = remembered.get(key)
      if (entry && entry.until > performance.now() && entry.expires_at > at.getTime()) return entry.caller
      const before = forgotten
      const found = await find(db, token_hash, at, token)
      remembered.delete(key)
      if (!found) return null
      // A session or client ended during the look-up, perhaps this one: the result is not cached.
      if (forgotten !== before) return found.caller
      if (remembered.size >= mostRemembered) remembered.clear()
      remembered.set(key, {
        caller: found.caller,
        until: performance.now() + rememberedFor,
        expires_at: found.expires_at.getTime(),
      })
      return found.caller
    },
    forget(isTheirs: (caller: C) => boolean): void {
      forgotten += 1
      for (const [key, { caller }] of remembered) if (isTheirs(caller)) remembered.delete(key)
    },
  }
}

export function tokenAccess(tokens: TokenDeps<Member>): CallerAccess {
  const { callerOf, forget } = rememberTokens(tokens)
  return { memberOf: callerOf, forget: (session_id) => forget((member) => member.session_id === session_id) }
}

export function machineAccess(
  tokens: TokenDeps<Machine> & { /** calls of one client in a minute */ calls: number },
): MachineAccess {
  const { callerOf, forget } = rememberTokens(tokens)
  return {
    clientOf: callerOf,
    countCall: clientLimit(tokens),
    forget: (client_id) => forget((machine) => machine.client_id === client_id),
  }
}
