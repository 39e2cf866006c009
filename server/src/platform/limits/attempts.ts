import { type RawBuilder, sql } from 'kysely'
import { problem } from '../core/problem.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/db.ts'
import { deleteOld } from '../db/delete-old.ts'
import { clockSkew } from '../db/expiry.ts'

// Counts from a clock that was ahead are ignored: they would lock people out until that day.
const ahead = (at: Date) => new Date(at.getTime() + clockSkew)

export type AttemptLimit = { key: string; limit: number; window_seconds: number }

/** A call to count, with the bounds between which an open window may have begun. */
export type CountedAttempt = { attempt_key: string; limit: number; at: Date; window_after: Date; window_until: Date }

export const createAttempt = ({ key, limit, window_seconds }: AttemptLimit, at: Date): CountedAttempt => ({
  attempt_key: key,
  limit,
  at,
  window_after: new Date(at.getTime() - window_seconds * 1000),
  window_until: ahead(at),
})

/** Condition that the window of a count has ended; `row` is the table or its alias. */
function isOver(row: string, { window_after, window_until }: CountedAttempt) {
  const began = sql.ref(`${row}.window_start`)
  return sql<boolean>`(${began} <= ${window_after} or ${began} > ${window_until})`
}

/** Columns of a count after one more call. */
function oneMore(attempt: CountedAttempt) {
  const isNew = isOver('attempts', attempt)
  return {
    count: sql<number>`case when ${isNew} then 1 else attempts.count + 1 end`,
    window_start: sql<Date>`case when ${isNew} then ${attempt.at}::timestamptz else attempts.window_start end`,
  }
}

/** Counts one call against a limit shared by all nodes; throws `too_many_requests` with the seconds to wait. */
export async function countAttempt(db: Db, { key, limit, window_seconds }: AttemptLimit, at: Date): Promise<void> {
  const { count, window_start } = await db
    .insertInto('attempts')
    .values({ attempt_key: key, count: 1, window_start: at })
    .onConflict((conflict) =>
      conflict.column('attempt_key').doUpdateSet(oneMore(createAttempt({ key, limit, window_seconds }, at))),
    )
    .returning(['count', 'window_start'])
    .executeTakeFirstOrThrow()
  if (count <= limit) return
  const ends = window_start.getTime() + window_seconds * 1000
  throw problem('too_many_requests', { retry_after: Math.max(1, Math.ceil((ends - at.getTime()) / 1000)) })
}

/**
 * The same as part of a larger statement, which sees the database as it was when it began: counts one call if `from`
 * has a row, the limit allows it, and no concurrent call counted that key. Returns a row if it counted.
 */
export function countAttemptIfAlone(attempt: CountedAttempt, from: RawBuilder<unknown>) {
  const { attempt_key, limit, at } = attempt
  const { count, window_start } = oneMore(attempt)
  const seen = sql`from attempts as seen where seen.attempt_key = ${attempt_key}`
  return sql`insert into attempts (attempt_key, count, window_start)
    select ${attempt_key}::text, 1, ${at}::timestamptz from ${from} as cause
    where not exists (select ${seen} and seen.count >= ${limit} and not ${isOver('seen', attempt)})
    on conflict (attempt_key) do update set count = ${count}, window_start = ${window_start}
      where (attempts.count, attempts.window_start) = (select seen.count, seen.window_start ${seen})
    returning attempt_key`
}

/** Finds how much of a key's current window is used; 0 without a window. */
export async function findUsage(
  db: Db,
  { key, window_seconds }: Omit<AttemptLimit, 'limit'>,
  at: Date,
): Promise<number> {
  return (await findUsages(db, [key], { window_seconds, at })).get(key) ?? 0
}

/** The same for keys with windows of equal length, in one statement; unused keys are omitted. */
export async function findUsages(
  db: Db,
  keys: readonly string[],
  { window_seconds, at }: { window_seconds: number; at: Date },
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('attempts')
    .select(['attempt_key', 'count'])
    .where(anyOf('attempt_key', keys, 'text'))
    .where(sql<boolean>`not ${isOver('attempts', createAttempt({ key: '', limit: 0, window_seconds }, at))}`)
    .execute()
  return new Map(rows.map(({ attempt_key, count }) => [attempt_key, count]))
}

export async function findAttemptCount(db: Db, key: string): Promise<number> {
  const { count } = await db
    .selectFrom('attempts')
    .select('count')
    .where('attempt_key', '=', key)
    .executeTakeFirstOrThrow()
  return count
}

/** Uncounts one attempt: only failures should count. */
export async function uncountAttempt(db: Db, key: string): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ count: sql`greatest(0, attempts.count - 1)` })
    .where('attempt_key', '=', key)
    .execute()
}

// Far above every limit, and within an integer column.
const mostCounted = 2_000_000_000

/** Adds an amount (bytes, milliseconds) to the present window, even beyond the limit. */
export async function addAmount(db: Db, limit: AttemptLimit, amount: number, at: Date): Promise<void> {
  await addUnless(db, limit, amount, at, sql<boolean>`true`)
}

/** Takes an amount (bytes, ms) from a window; throws `too_many_requests` with the seconds to wait if too little is left. */
export async function takeAmount(db: Db, limit: AttemptLimit, amount: number, at: Date): Promise<void> {
  const isNew = isOver('attempts', createAttempt(limit, at))
  const fits = sql<boolean>`(${isNew} or attempts.count + ${amount} <= ${limit.limit})`
  if (amount <= limit.limit && (await addUnless(db, limit, amount, at, fits))) return
  const ends = await windowEnd(db, limit, at)
  const wait = ends ? ends.getTime() - at.getTime() : limit.window_seconds * 1000
  throw problem('too_many_requests', { retry_after: Math.max(1, Math.ceil(wait / 1000)) })
}

async function addUnless(
  db: Db,
  limit: AttemptLimit,
  amount: number,
  at: Date,
  allowed: RawBuilder<boolean>,
): Promise<boolean> {
  const isNew = isOver('attempts', createAttempt(limit, at))
  const row = await db
    .insertInto('attempts')
    .values({ attempt_key: limit.key, count: amount, window_start: at })
    .onConflict((conflict) =>
      conflict
        .column('attempt_key')
        .doUpdateSet({
          count: sql<number>`case when ${isNew} then ${amount} else least(${mostCounted}, attempts.count::bigint + ${amount}) end`,
          window_start: sql<Date>`case when ${isNew} then ${at}::timestamptz else attempts.window_start end`,
        })
        .where(allowed),
    )
    .returning('count')
    .executeTakeFirst()
  return row !== undefined
}

export async function giveAmountBack(db: Db, key: string, amount: number): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ count: sql`greatest(0, attempts.count - ${amount})` })
    .where('attempt_key', '=', key)
    .execute()
}

/** End of the present window if it is used up; null if something is left. */
export async function usedUpUntil(db: Db, limit: AttemptLimit, at: Date): Promise<Date | null> {
  const ends = await windowEnd(db, limit, at)
  return ends && (await findAttemptCount(db, limit.key)) >= limit.limit ? ends : null
}

/** End of the present window; null if none has begun, or it has ended. */
async function windowEnd(db: Db, { key, window_seconds }: AttemptLimit, at: Date): Promise<Date | null> {
  const row = await db.selectFrom('attempts').select('window_start').where('attempt_key', '=', key).executeTakeFirst()
  if (!row || row.window_start > ahead(at)) return null
  const ends = new Date(row.window_start.getTime() + window_seconds * 1000)
  return ends > at ? ends : null
}

/** Deletes counts of windows that began before a time. */
export async function sweepAttempts(db: Db, before: Date): Promise<void> {
  await deleteOld(db, { table: 'attempts', key: ['attempt_key'], column: 'window_start', before })
}

const failuresAllowed = 5
const failureWindowSeconds = 15 * 60
/** a count that caused a wait is deleted after a day without an attempt, or by the right answer */
const memorySeconds = 24 * 3600
const mostInARow = 100
/** minutes */
const [firstWaits, longestWait] = [[1, 2, 4, 8], 15]

/**
 * Reserves one attempt at a secret before it is compared, so that concurrent attempts count. After five failures in 15
 * minutes each further attempt waits: 1, 2, 4, 8, then 15 minutes; after a hundred in a row, a day. Throws
 * `too_many_requests`, even for the right answer during the wait.
 */
export async function reserveGuess(db: Db, key: string, at: Date): Promise<void> {
  const before = (seconds: number) => new Date(at.getTime() - seconds * 1000)
  const isForgotten = sql<boolean>`(attempts.count < ${failuresAllowed} and attempts.window_start <= ${before(failureWindowSeconds)})
    or attempts.window_start <= ${before(memorySeconds)} or attempts.window_start > ${ahead(at)}`
  // Times come from this machine, because a distributed database does no arithmetic with times here.
  const inMinutes = (minutes: number) => sql`${new Date(at.getTime() + minutes * 60_000)}::timestamptz`
  const guess = sql<number>`case when ${isForgotten} then 1 else attempts.count + 1 end`
  const first = firstWaits.map(
    (minutes, more) => sql`when ${guess} = ${failuresAllowed + more} then ${inMinutes(minutes)}`,
  )
  const reserved = await db
    .insertInto('attempts')
    .values({ attempt_key: key, count: 1, window_start: at })
    .onConflict((conflict) =>
      conflict
        .column('attempt_key')
        .doUpdateSet({
          count: guess,
          // The 15 minutes count from the first of the five, a wait from the last attempt.
          window_start: sql`case when not (${isForgotten}) and attempts.count + 1 < ${failuresAllowed} then attempts.window_start else ${at}::timestamptz end`,
          blocked_until: sql`case when ${guess} < ${failuresAllowed} then null
            when ${guess} >= ${mostInARow} then ${inMinutes(24 * 60)}
            ${sql.join(first, sql` `)} else ${inMinutes(longestWait)} end`,
        })
        .where((row) =>
          row.or([
            row('attempts.blocked_until', 'is', null),
            row('attempts.blocked_until', '<=', at),
            row('attempts.window_start', '>', ahead(at)),
          ]),
        ),
    )
    .returning('count')
    .executeTakeFirst()
  if (reserved) return
  const row = await db.selectFrom('attempts').select('blocked_until').where('attempt_key', '=', key).executeTakeFirst()
  const wait = row?.blocked_until ? Math.ceil((row.blocked_until.getTime() - at.getTime()) / 1000) : 1
  throw problem('too_many_requests', { retry_after: Math.max(1, wait) })
}

/** Resets the count of failures after a right answer. */
export async function clearAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('attempt_key', '=', key).execute()
}
