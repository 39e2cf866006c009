/** Rows of a table: all of them, or those that belong to one request or quote. */
type RowSet = 'all' | ReadonlySet<string>
/** Rows by table. */
type TableRows = ReadonlyMap<string, RowSet>

/** Rows that a statement reads, writes and locks, or that the end of its transaction publishes and releases. */
export type StatementFootprint = {
  reads: TableRows
  /** locked exclusively, as by writes */
  locks: TableRows
  /** locked against deletion: the parents of an inserted row */
  shares: TableRows
  writes: TableRows
  /** rows whose changes others see from now on: those of the transaction that it commits */
  publishes: TableRows
  /** locks that it releases */
  releases: TableRows
  shares_released: TableRows
}

export type TrackedTables = {
  /** the tables that matter */
  names: ReadonlySet<string>
  /** tables to which the foreign keys of a table refer */
  parents: ReadonlyMap<string, readonly string[]>
  /** tables whose rows each belong to one thing, with the kind of thing */
  kinds: ReadonlyMap<string, string>
  /** ids that statements name, with the kind of thing and the thing that they lead to */
  things: ReadonlyMap<string, { kind: string; id: string }>
}

const none: TableRows = new Map()
const empty: StatementFootprint = {
  reads: none,
  locks: none,
  shares: none,
  writes: none,
  publishes: none,
  releases: none,
  shares_released: none,
}

export type SqlStatement = { text: string; parameters: readonly unknown[] }

/** Reads a footprint from a statement. Errs on the side of too much: an order too many is only slower. */
export function readFootprint(
  { text, parameters }: SqlStatement,
  { names, parents, kinds, things }: TrackedTables,
): StatementFootprint {
  const named = parameters.flatMap((value) => (typeof value === 'string' ? (things.get(value) ?? []) : []))
  // A statement about other rows than those that it names.
  const isAboutOthers = /(<>|!=|\bnot in\b|\bdistinct from\b|\bnot\b)/.test(text)
  function rowsOf(table: string): RowSet {
    const own = named.filter(({ kind }) => kind === kinds.get(table)).map(({ id }) => id)
    return own.length === 0 || (isAboutOthers && !/^\s*(insert|update|delete)/.test(text)) ? 'all' : new Set(own)
  }
  const roomOf = (tables: Iterable<string>): TableRows =>
    new Map([...tables].filter((table) => names.has(table)).map((table) => [table, rowsOf(table)]))

  const target = /^\s*(?:insert into|update|delete from) "?(\w+)"?/.exec(text)?.[1]
  const writes = target === undefined ? none : roomOf([target])
  const isInsert = /^\s*insert/.test(text)
  const strength = /\bfor (no key update|update|key share|share)\b/.exec(text)?.[1]
  const locked = strength === undefined ? [] : (/\bfrom "?(\w+)"?/.exec(text)?.slice(1) ?? [])
  const isShared = strength?.includes('share') === true
  const referred = isInsert && target !== undefined ? (parents.get(target) ?? []) : []
  return {
    ...empty,
    reads: roomOf(new Set([...text.matchAll(/\w+/g)].map(([word]) => word))),
    writes,
    locks: join([writes, roomOf(isShared ? [] : locked)]),
    shares: roomOf([...referred, ...(isShared ? locked : [])]),
  }
}

/** Footprint of a commit, or of a rollback, which publishes nothing. */
export const endFootprint = (before: readonly StatementFootprint[], isCommit: boolean): StatementFootprint => ({
  ...empty,
  publishes: isCommit ? join(before.map(({ writes }) => writes)) : none,
  releases: join(before.map(({ locks }) => locks)),
  shares_released: join(before.map(({ shares }) => shares)),
})

export const touchesNothing = ({ reads }: StatementFootprint): boolean => reads.size === 0

/**
 * Tells if the order of two statements of different transactions may matter: one publishes what the other reads, or both
 * lock the same rows. What a transaction has not committed matters to nobody else.
 */
export const isDependent = (one: StatementFootprint, other: StatementFootprint): boolean =>
  isAffected(one, other) || isAffected(other, one)

const isAffected = (one: StatementFootprint, other: StatementFootprint) =>
  meet(one.publishes, other.reads) ||
  meet(one.locks, other.locks) ||
  meet(one.locks, other.shares) ||
  meet(one.releases, other.locks) ||
  meet(one.releases, other.shares) ||
  meet(one.shares_released, other.locks)

/** Tells if statements like these, in transactions beside one another, could ever be dependent. */
export const mayMeet = (one: StatementFootprint, other: StatementFootprint): boolean =>
  meet(one.locks, other.locks) ||
  meet(one.locks, other.shares) ||
  meet(one.shares, other.locks) ||
  meet(one.writes, other.reads) ||
  meet(one.reads, other.writes)

function meet(one: TableRows, other: TableRows): boolean {
  for (const [table, rows] of one) {
    const others = other.get(table)
    if (others === undefined) continue
    if (rows === 'all' || others === 'all' || !rows.isDisjointFrom(others)) return true
  }
  return false
}

function join(rooms: readonly TableRows[]): TableRows {
  const joined = new Map<string, RowSet>()
  for (const room of rooms)
    for (const [table, rows] of room) {
      const before = joined.get(table) ?? new Set()
      joined.set(table, rows === 'all' || before === 'all' ? 'all' : before.union(rows))
    }
  return joined
}
