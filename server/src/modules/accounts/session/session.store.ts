import type { Country } from '@coussinet/contract/domain/countries.ts'
import { features, permissions } from '@coussinet/contract/domain/permissions.ts'
import { endPushOfOtherSessions, endPushOfSessions } from '#modules/notifications/notifications.ts'
import { compiledOnce } from '#platform/db/compiled-once.ts'
import type { Db } from '#platform/db/db.ts'
import { deleteOld } from '#platform/db/delete-old.ts'
import { latestBeginning, unexpired } from '#platform/db/expiry.ts'
import { emitEndedSessions } from '#platform/db/transaction-effects.ts'
import type { Member } from '#platform/http/access.ts'
import { sweepAnswers } from '#platform/http/idempotency.ts'
import { sweepAttempts } from '#platform/limits/attempts.ts'

const day = 24 * 3_600_000
/** time that a session lasts unused, in ms */
export const refreshIdle = 7 * day

/** Id that no member bears. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** A token's row: by its member and its hash, or by the hash alone where the token names no member (0.2). */
export type TokenKey = { member_id: string | undefined; token_hash: Buffer }

export async function findCaller(
  db: Db,
  key: TokenKey,
  at: Date,
): Promise<{ caller: Member; expires_at: Date } | null> {
  const [row] = await callersByToken(db, { ...key, at, latest: latestBeginning(at) })
  if (!row) return null
  if (row.used_at === null) await recordFirstUse(db, { ...key, member_id: row.member_id }, at)
  return {
    expires_at: row.expires_at,
    caller: {
      id: row.member_id,
      session_id: row.session_id,
      nevg: row.nevg,
      locale: row.locale,
      country: toCountry(row.country),
      permissions: permissions.filter((permission) => row.permissions.includes(permission)),
      features: features.filter((feature) => row.features.includes(feature)),
    },
  }
}

type TokenOnDay = TokenKey & { at: Date; latest: Date }

const callersByToken = compiledOnce((db, { member_id, token_hash, at, latest }: TokenOnDay) =>
  db
    .selectFrom('access_tokens')
    .innerJoin('sessions', (join) =>
      join
        .onRef('sessions.member_id', '=', 'access_tokens.member_id')
        .onRef('sessions.session_id', '=', 'access_tokens.session_id'),
    )
    .innerJoin('members', 'members.member_id', 'access_tokens.member_id')
    .select(['members.member_id', 'members.nevg', 'members.locale', 'members.country'])
    .select(['members.permissions', 'members.features'])
    .select(['access_tokens.session_id', 'access_tokens.expires_at', 'access_tokens.used_at'])
    .$if(member_id !== undefined, (query) => query.where('access_tokens.member_id', '=', member_id ?? ''))
    .where('access_tokens.token_hash', '=', token_hash)
    .where(unexpired('access_tokens', at, latest))
    .where('sessions.ended_at', 'is', null)
    .where('members.disabled_at', 'is', null),
)

type KnownToken = { member_id: string; token_hash: Buffer }

// Once in the life of a token: a used one proves that the answer which brought it arrived.
async function recordFirstUse(db: Db, { member_id, token_hash }: KnownToken, at: Date): Promise<void> {
  await db
    .updateTable('access_tokens')
    .set({ used_at: at })
    .where('member_id', '=', member_id)
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .execute()
}

/** Tells whether a member ever came in, by a password, a passkey, a provider or a link: until then there is no account to protect. */
export async function hasEntered(db: Db, member_id: string): Promise<boolean> {
  const { entered } = await db
    .selectNoFrom(({ exists, or, selectFrom, val }) =>
      or([
        exists(
          selectFrom('members')
            .select(val(1).as('one'))
            .where('member_id', '=', member_id)
            .where('password_hash', 'is not', null),
        ),
        exists(selectFrom('passkeys').select(val(1).as('one')).where('member_id', '=', member_id)),
        exists(selectFrom('identities').select(val(1).as('one')).where('member_id', '=', member_id)),
        exists(selectFrom('sessions').select(val(1).as('one')).where('member_id', '=', member_id)),
      ]).as('entered'),
    )
    .executeTakeFirstOrThrow()
  return entered === true
}

export function toCountry(text: string): Country {
  return text === 'IT' || text === 'BE' ? text : 'FR'
}

export async function findByName(db: Db, name_hash: Buffer) {
  // One after the other: on several machines the two cannot be joined.
  const name = await db
    .selectFrom('login_names')
    .select('member_id')
    .where('name_hash', '=', name_hash)
    .executeTakeFirst()
  const row = await db
    .selectFrom('members')
    .select(['member_id', 'password_hash', 'disabled_at'])
    // A name that nobody bears is looked up all the same.
    .where('member_id', '=', name?.member_id ?? nobody)
    .executeTakeFirst()
  return row ?? null
}

export async function addLoginName(db: Db, name_hash: Buffer, member_id: string): Promise<void> {
  await db
    .insertInto('login_names')
    .values({ name_hash, member_id })
    .onConflict((conflict) => conflict.column('name_hash').doNothing())
    .execute()
}

export async function addSession(
  db: Db,
  session: { member_id: string; session_id: string; user_agent: string; network: string | null; at: Date },
): Promise<void> {
  const { at, ...row } = session
  await db
    .insertInto('sessions')
    .values({ ...row, created_at: at, last_used_at: at })
    .execute()
}

type AccessTokenRow = { token_hash: Buffer; member_id: string; session_id: string; created_at: Date; expires_at: Date }

/** Adds an access token; `used_at` is null for one whose arrival is not proven yet. */
export async function addAccessToken(db: Db, token: AccessTokenRow & { used_at: Date | null }): Promise<void> {
  await db.insertInto('access_tokens').values(token).execute()
}

/** Gives an unused access token a new life; returns false when it has been used, or does not exist. */
export async function renewUnusedAccessToken(
  db: Db,
  { member_id, token_hash, created_at, expires_at }: Omit<AccessTokenRow, 'session_id'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('access_tokens')
    .set({ created_at, expires_at })
    .where('member_id', '=', member_id)
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function addRefreshToken(db: Db, token: AccessTokenRow): Promise<void> {
  await db.insertInto('refresh_tokens').values(token).execute()
}

export async function findRefreshToken(db: Db, { member_id, token_hash }: TokenKey) {
  const row = await db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', (join) =>
      join
        .onRef('sessions.member_id', '=', 'refresh_tokens.member_id')
        .onRef('sessions.session_id', '=', 'refresh_tokens.session_id'),
    )
    .innerJoin('members', 'members.member_id', 'refresh_tokens.member_id')
    .select(['refresh_tokens.member_id', 'refresh_tokens.session_id', 'refresh_tokens.created_at'])
    .select(['refresh_tokens.expires_at', 'refresh_tokens.used_at'])
    .select(['sessions.created_at as opened_at', 'sessions.ended_at', 'members.disabled_at'])
    .$if(member_id !== undefined, (query) => query.where('refresh_tokens.member_id', '=', member_id ?? ''))
    .where('refresh_tokens.token_hash', '=', token_hash)
    .executeTakeFirst()
  return row ?? null
}

/** Compare-and-set: true for the one call that uses the token first. */
export async function useRefreshToken(db: Db, { member_id, token_hash }: KnownToken, at: Date): Promise<boolean> {
  const used = await db
    .updateTable('refresh_tokens')
    .set({ used_at: at })
    .where('member_id', '=', member_id)
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .returning('session_id')
    .executeTakeFirst()
  return used !== undefined
}

export async function touchSession(db: Db, member_id: string, session_id: string, at: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: at })
    .where('member_id', '=', member_id)
    .where('session_id', '=', session_id)
    .execute()
}

type SessionSelection = { member_id: string; only?: string; except?: string; at: Date }

/**
 * Ends a member's open sessions with all their tokens and the pushes to their devices: all of them, `only` one or all
 * `except` one. Pushes of sessions that expired or were deleted end with all of them. Returns the ids of those that it
 * ended; this node forgets them after the transaction, the others ask the database again within a second.
 */
export async function endSessions(db: Db, { member_id, only, except, at }: SessionSelection): Promise<string[]> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('member_id', '=', member_id)
    .where('ended_at', 'is', null)
    .$if(only !== undefined, (update) => update.where('session_id', '=', only ?? ''))
    .$if(except !== undefined, (update) => update.where('session_id', '!=', except ?? ''))
    .returning('session_id')
    .execute()
  const ids = ended.map(({ session_id }) => session_id)
  emitEndedSessions(db, ids)
  if (only === undefined) await endPushOfOtherSessions(db, member_id, except)
  else await endPushOfSessions(db, member_id, ids)
  return ids
}

/** Finds when the member of a session signed in, or proved since who they are; null for one that has ended. */
export async function findAuthenticatedAt(db: Db, member_id: string, session_id: string): Promise<Date | null> {
  const row = await db
    .selectFrom('sessions')
    .select(({ fn }) => fn.coalesce('authenticated_at', 'created_at').as('since'))
    .where('member_id', '=', member_id)
    .where('session_id', '=', session_id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row?.since ?? null
}

/** Notes when its member proved who is there; returns false when the session has ended. */
export async function setAuthenticatedAt(db: Db, member_id: string, session_id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ authenticated_at: at })
    .where('member_id', '=', member_id)
    .where('session_id', '=', session_id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function accessTokenExpiry(db: Db, { member_id, token_hash }: KnownToken): Promise<Date | null> {
  const row = await db
    .selectFrom('access_tokens')
    .select('expires_at')
    .where('member_id', '=', member_id)
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  return row?.expires_at ?? null
}

export async function sessionOfAccessToken(db: Db, { member_id, token_hash }: TokenKey) {
  const row = await db
    .selectFrom('access_tokens')
    .select(['member_id', 'session_id'])
    .$if(member_id !== undefined, (query) => query.where('member_id', '=', member_id ?? ''))
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Sweeps what is past its time: refresh tokens, links and counters after a day, access tokens once no session of theirs can be
 * alive, for signing out bears one that may have expired long ago.
 */
export async function sweepTokens(db: Db, at: Date): Promise<void> {
  const yesterday = new Date(at.getTime() - day)
  const key = ['member_id', 'token_hash']
  await deleteOld(db, { table: 'refresh_tokens', key, column: 'expires_at', before: yesterday })
  await deleteOld(db, { table: 'links', key: ['token_hash'], column: 'expires_at', before: yesterday })
  const before = new Date(yesterday.getTime() - refreshIdle)
  await deleteOld(db, { table: 'access_tokens', key, column: 'expires_at', before })
  await sweepAttempts(db, yesterday)
  await sweepAnswers(db, at)
}
