import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

// But for erasure and restore, the only place that touches the table, and it knows two verbs: insert and select.

export type EvidenceLine = {
  member_id: string
  position: number
  at: Date
  kind: string
  subject_id: string
  /** JSON, as it was hashed */
  record: string
  previous_hash: Uint8Array
  hash: Uint8Array
}

export async function insertLine(db: Db, line: EvidenceLine): Promise<void> {
  await db.insertInto('evidence').values(line).execute()
}

/** The last link of a member's chain; undefined before the first one. */
export async function lastLine(db: Db, member_id: string) {
  return db
    .selectFrom('evidence')
    .select(['position', 'hash'])
    .where('member_id', '=', member_id)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Evidence of one subject, the oldest line first. */
export async function findEvidenceLines(db: Db, member_id: string, subject_id: string): Promise<EvidenceLine[]> {
  return db
    .selectFrom('evidence')
    .selectAll()
    .where('member_id', '=', member_id)
    .where('subject_id', '=', subject_id)
    .orderBy('position')
    .execute()
}

/** Finds when a member's lines of one kind were written after a moment, latest first. */
export async function findEvidenceTimes(
  db: Db,
  { member_id, kind, after }: { member_id: string; kind: string; after: Date },
): Promise<Date[]> {
  const rows = await db
    .selectFrom('evidence')
    .select('at')
    .where('member_id', '=', member_id)
    .where('kind', '=', kind)
    .where('at', '>', after)
    .orderBy('at', 'desc')
    .execute()
  return rows.map(({ at }) => at)
}

/** The next members with a chain, in the order of their ids, after one of them. */
export async function findMembersWithChains(db: Db, member_id: string | null, count: number): Promise<string[]> {
  const members = db.selectFrom('evidence').select('member_id').distinct().orderBy('member_id').limit(count)
  const rows = await (member_id === null ? members : members.where('member_id', '>', member_id)).execute()
  return rows.map((row) => row.member_id)
}

/**
 * The whole chains of some members, each in order; `is_whole` is false where the moment holds more than the milliseconds that were hashed.
 */
export async function findChains(
  db: Db,
  member_ids: readonly string[],
): Promise<(EvidenceLine & { is_whole: boolean })[]> {
  return db
    .selectFrom('evidence')
    .selectAll()
    .select(sql<boolean>`at = date_trunc('milliseconds', at)`.as('is_whole'))
    .where('member_id', 'in', member_ids)
    .orderBy('member_id')
    .orderBy('position')
    .execute()
}

/** The last link of each of the next chains, in the order of their members' ids. */
export async function lastLines(
  db: Db,
  member_id: string | null,
  count: number,
): Promise<{ member_id: string; position: number; hash: Uint8Array }[]> {
  const heads = db
    .selectFrom('evidence')
    .select(['member_id', 'position', 'hash'])
    .distinctOn('member_id')
    .orderBy('member_id')
    .orderBy('position', 'desc')
    .limit(count)
  return (member_id === null ? heads : heads.where('member_id', '>', member_id)).execute()
}

/** Every line of some members at one position each; a member without any line is not among them. */
export async function linesAtPositions(db: Db, at: readonly { member_id: string; position: number }[]) {
  const rows = await db
    .selectFrom('evidence')
    .select('member_id')
    .distinct()
    .where(
      'member_id',
      'in',
      at.map(({ member_id }) => member_id),
    )
    .execute()
  const there = new Set(rows.map(({ member_id }) => member_id))
  const existing = at.filter(({ member_id }) => there.has(member_id))
  if (existing.length === 0) return []
  const lines = await db
    .selectFrom('evidence')
    .select(['member_id', 'hash'])
    .where((row) =>
      row.or(
        existing.map(({ member_id, position }) =>
          row.and([row('member_id', '=', member_id), row('position', '=', position)]),
        ),
      ),
    )
    .execute()
  const hashes = new Map(lines.map((line) => [line.member_id, line.hash]))
  return existing.map(({ member_id }) => ({ member_id, hash: hashes.get(member_id) ?? null }))
}

export type LinePlace = { member_id: string; position: number }
export type UnprovenLine = LinePlace & { hash: Uint8Array }

/**
 * Lines of evidence that are in no entry of the log yet, with their hashes, in the order of members and positions:
 * those not before `since` and not after `until`, from behind a place on.
 */
export async function findUnprovenLines(
  db: Db,
  { since, until, after, limit }: { since: Date | null; until: Date | null; after: LinePlace | null; limit: number },
): Promise<UnprovenLine[]> {
  const lines = db
    .selectFrom('evidence')
    .leftJoin('proof_lines', (join) =>
      join
        .onRef('proof_lines.member_id', '=', 'evidence.member_id')
        .onRef('proof_lines.position', '=', 'evidence.position'),
    )
    .select(['evidence.member_id', 'evidence.position', 'evidence.hash'])
    .where('proof_lines.member_id', 'is', null)
    .orderBy('evidence.member_id')
    .orderBy('evidence.position')
    .limit(limit)
  const late = since === null ? lines : lines.where('evidence.at', '>=', since)
  const timely = until === null ? late : late.where('evidence.at', '<=', until)
  const behind = sql<boolean>`(evidence.member_id, evidence.position) > (${after?.member_id}, ${after?.position})`
  return (after === null ? timely : timely.where(behind)).execute()
}
