import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { asPart, withEffects } from '#platform/db/transaction-effects.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { UpsertContext } from '#platform/upsert.ts'
import { type LineEffect, applyLine, type BatchSource, type ReadLine, type UpsertKind } from './apply-line.ts'
import { openLanes } from './lanes.ts'

/** Upserts of a table row or a single line, in order; `refused`: the kind whose fault stops all of them. */
export type ReadRow<E extends ReadLine = ReadLine> = {
  number: number
  entries: readonly E[]
  refused?: UpsertKind | undefined
}

/** Outcome of an entry; `left`: not tried, because it depends on a failed one of its row. */
export type RowOutcome = LineEffect | { result: 'left'; of: UpsertKind }

/** Kinds that an upsert of the same row depends on. */
const hangsOn: Record<UpsertKind, readonly UpsertKind[]> = {
  member: [],
  contract: ['member'],
  animal: ['member', 'contract'],
  opening_balance: ['member', 'contract', 'animal'],
  past_refund: ['member', 'contract', 'animal'],
  receipt: ['member', 'contract'],
  sponsorship_request: ['member'],
}

type ApplyRowsOptions<R extends ReadRow> = {
  /** lanes of members whose rows are written concurrently: one on the embedded database, which has one connection */
  at_once: number
  /** rows written by one transaction; by default each upsert has its own */
  together?: number
  onRow(row: R, outcomes: readonly RowOutcome[]): void
  signal?: AbortSignal | undefined
}

/**
 * Applies rows as they arrive, those of one member in order, with few in memory. Returns whether all were read. Throws
 * if the database is unavailable: applied rows remain, and all may be sent again.
 */
export async function applyRows<R extends ReadRow>(
  platform: UpsertContext,
  caller: BatchSource,
  rows: AsyncIterable<R>,
  { at_once, together = 1, onRow, signal }: ApplyRowsOptions<R>,
): Promise<boolean> {
  const lanes = openLanes(together === 1 ? at_once : at_once * 2)
  const waiting = new Map<string, R[]>()
  let wasNamed = true

  async function write(some: readonly R[]): Promise<void> {
    const outcomes = together === 1 ? null : await triedTogether(platform, caller, some)
    for (const [index, row] of some.entries()) onRow(row, outcomes?.[index] ?? (await applyRow(platform, caller, row)))
  }
  async function enter(lane: string | null): Promise<void> {
    const some = lane === null ? [] : (waiting.get(lane) ?? [])
    if (lane !== null) waiting.delete(lane)
    if (some.length > 0) await lanes.enter(lane, () => write(some))
  }
  async function enterAll(): Promise<void> {
    for (const lane of waiting.keys()) await enter(lane)
  }
  try {
    for await (const row of rows) {
      if (signal?.aborted) break
      const name = nameOf(row)
      // An entry without a member may depend on any earlier one.
      const isNamed = name !== undefined
      if (isNamed !== wasNamed) {
        await enterAll()
        await lanes.done()
      }
      wasNamed = isNamed
      const lane = together === 1 ? (name ?? 'unnamed') : laneOf(name, at_once)
      const some = waiting.get(lane) ?? []
      waiting.set(lane, some)
      some.push(row)
      if (some.length >= together) await enter(lane)
    }
    await enterAll()
  } finally {
    await lanes.done()
  }
  return signal?.aborted !== true
}

const nameOf = ({ entries }: ReadRow): string | undefined => {
  const known = entries.flatMap((entry) => ('line' in entry && entry.line.nevg !== undefined ? [entry.line.nevg] : []))
  // An unreadable row is not written, so its lane does not matter.
  return known[0] ?? (entries.some((entry) => 'line' in entry) ? undefined : '')
}

/** Assigns a lane, the same for all rows of a member. */
function laneOf(name: string | undefined, lanes: number): string {
  let sum = 0
  for (const letter of name ?? '') sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return String(sum % lanes)
}

/** Applies the entries of a row, except those that depend on a failed one. */
async function applyRow(
  platform: UpsertContext,
  caller: BatchSource,
  { entries, refused }: ReadRow,
  apply: typeof applyLine = applyLine,
): Promise<RowOutcome[]> {
  const broken = new Set<UpsertKind>()
  const outcomes: RowOutcome[] = []
  for (const entry of entries) {
    const kind = 'line' in entry ? entry.line.upsert : entry.upsert
    const of = 'line' in entry ? (refused ?? hangsOn[entry.line.upsert].find((other) => broken.has(other))) : undefined
    const outcome: RowOutcome =
      of === undefined
        ? 'line' in entry
          ? await apply(platform, caller, entry.number, entry.line)
          : { result: 'failed', failed: entry.failed }
        : { result: 'left', of }
    if (kind !== null && (outcome.result === 'failed' || outcome.result === 'left')) broken.add(kind)
    outcomes.push(outcome)
  }
  return outcomes
}

class RefusedRow extends Error {}

/**
 * Writes rows in one transaction; null if they must be applied one by one. Most rows succeed: only if one fails are
 * they written again with a savepoint for each upsert.
 */
async function triedTogether(
  platform: UpsertContext,
  caller: BatchSource,
  rows: readonly ReadRow[],
): Promise<RowOutcome[][] | null> {
  const all = (apply: typeof applyLine) =>
    inTransaction(
      platform.db,
      async (db) => {
        const outcomes: RowOutcome[][] = []
        for (const row of rows) outcomes.push(await applyRow({ ...platform, db }, caller, row, apply))
        return outcomes
      },
      { repeatable: true },
    )
  const orRefused: typeof applyLine = async (...given) => {
    const outcome = await applyLine(...given)
    if (outcome.result === 'failed') throw new RefusedRow()
    return outcome
  }
  try {
    return await all(orRefused)
  } catch (error) {
    if (!(error instanceof RefusedRow)) throw error
  }
  return all(applyAtSavepoint)
}

/** Applies a line inside a transaction that continues if it fails. */
const applyAtSavepoint: typeof applyLine = async (platform, caller, number, line) => {
  const outcome = await atSavepoint(platform.db, async () => {
    const applied = await applyLine(platform, caller, number, line)
    return { keep: applied.result !== 'failed', value: applied }
  })
  return outcome
}

/**
 * Runs a part of a transaction with a savepoint, and rolls it back unless it is to be kept: rows, locks and log facts.
 */
async function atSavepoint<T>(db: Db, work: () => Promise<{ keep: boolean; value: T }>): Promise<T> {
  await sql`savepoint part`.execute(db)
  const { keep, value } = await asPart(work)
  if (!keep) await sql`rollback to savepoint part`.execute(db)
  await sql`release savepoint part`.execute(db)
  return value
}

/** Kinds that later rows may depend on. */
const founding: ReadonlySet<UpsertKind> = new Set<UpsertKind>(['member', 'contract', 'animal'])

class DryRunRollback extends Error {}

/**
 * Applies rows in one transaction that is rolled back at the end, and reports each outcome. Upserts that later rows may
 * depend on are kept until then; all others are rolled back after their row, so that their members are not locked.
 */
export async function tryRows<R extends ReadRow>(
  platform: UpsertContext,
  caller: BatchSource,
  rows: AsyncIterable<R>,
  { onRow, signal }: Pick<ApplyRowsOptions<R>, 'onRow' | 'signal'>,
): Promise<boolean> {
  let complete = true
  try {
    // Facts logged by a transaction that is rolled back are dropped.
    await withEffects(platform.db, () =>
      platform.db.transaction().execute(async (db) => {
        for await (const row of rows) {
          complete = signal?.aborted !== true
          if (!complete) break
          const outcomes = await atSavepoint(db, async () => {
            const tried = await applyRow({ ...platform, db }, caller, row, applyAtSavepoint)
            return { keep: row.entries.some((entry, index) => isFounded(entry, tried[index])), value: tried }
          })
          onRow(row, outcomes)
        }
        throw new DryRunRollback()
      }),
    )
  } catch (error) {
    if (!(error instanceof DryRunRollback)) throw error
  }
  return complete
}

const isFounded = (entry: ReadLine, outcome: RowOutcome | undefined): boolean =>
  'line' in entry && outcome?.result === 'created' && founding.has(entry.line.upsert)
