/** Statements of a migration, in order. */
export type MigrationScript = { name: string; statements: readonly string[] }

export type IndexStatement = { name: string; table: string; statement: string }

/** Lock modes: the first allows other reads and writes, the second only reads. */
type Lock = { table: string; mode: 'share update exclusive' | 'share row exclusive' | 'access exclusive' }

export type MigrationPlan = {
  /** New columns and replaced or validated checks of existing tables, applied one by one, so that two tables are never locked at once. */
  alone: readonly { name: string; lock: Lock; statement: string }[]
  /** statements of one transaction, by migration name */
  inTransaction: ReadonlyMap<string, readonly string[]>
  /** tables that others may be using, in the fixed order in which they are locked */
  locks: readonly Lock[]
}

/** Splits a migration at semicolons that end a line: migrations may contain no function bodies. */
export function parseScript(name: string, text: string): MigrationScript {
  const statements = text
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean)
  return { name, statements }
}

const firstWord = (pattern: RegExp) => (statement: string) => pattern.exec(statement)?.[1] ?? null
const createdTable = firstWord(/^create\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/i)
const alteredTable = firstWord(/^(?:alter|drop)\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(\w+)/i)
const droppedIndex = firstWord(/^drop\s+index\s+(?:if\s+exists\s+)?(\w+)/i)

function createdIndex(statement: string): IndexStatement | null {
  const [, name, table] =
    /^create\s+(?:unique\s+)?index\s+(?:if\s+not\s+exists\s+)?(\w+)\s+on\s+(?:only\s+)?(\w+)/i.exec(statement) ?? []
  return name && table ? { name, table, statement } : null
}

const renamedTable = /^alter\s+table\s+(\w+)\s+rename\s+to\s+(\w+)$/i
const validatesConstraint = /^alter\s+table\s+\w+\s+validate\s+constraint\s+\w+$/i

/**
 * Groups the pending migrations; each group is applied with its indexes before the next one begins. A migration that uses an
 * index or a check of an earlier one begins a group, unless the same group creates its table: an empty database has one group.
 */
export function groupMigrations(scripts: readonly MigrationScript[], pending: readonly string[]): string[][] {
  const groups: string[][] = []
  let made = new Set<string>()
  for (const { name, statements } of scripts.filter((one) => pending.includes(one.name))) {
    const needsFormer = statements.some(
      (one) => (/\busing\s+index\b/i.test(one) || validatesConstraint.test(one)) && !made.has(alteredTable(one) ?? ''),
    )
    const last = groups.at(-1)
    if (last && !needsFormer) last.push(name)
    else {
      groups.push([name])
      made = new Set()
    }
    for (const statement of statements) {
      const table = createdTable(statement)
      const [, former = '', renamed = ''] = renamedTable.exec(statement) ?? []
      if (table !== null) made.add(table)
      if (made.has(former)) made.add(renamed)
    }
  }
  return groups
}

const notAColumn = /,\s*(?:add\s+(?!column)|alter|drop|rename|set|validate|enable|disable)\b/i

/**
 * Order of the pending migrations. Tables that are there already get their columns and wider checks first, one table at a time, and
 * their indexes last (`listIndexes`): a transaction that did both would hold many tables, in other orders than members' calls
 * take them, until the last index is made. Both may be done again without harm, and an older release runs beside them.
 */
export function planMigrations(scripts: readonly MigrationScript[], pending: readonly string[]): MigrationPlan {
  const todo = scripts.filter(({ name }) => pending.includes(name))
  const made = new Set(
    todo.flatMap(({ statements }) =>
      statements.flatMap((statement) => createdTable(statement) ?? renamedTable.exec(statement)?.[2] ?? []),
    ),
  )
  const tableOfIndex = new Map(
    scripts.flatMap(({ statements }) => statements.flatMap(createdIndexes)).map(({ name, table }) => [name, table]),
  )
  const isLater = (statement: string) => {
    const dropped = droppedIndex(statement)
    const table = createdIndex(statement)?.table ?? (dropped === null ? undefined : tableOfIndex.get(dropped))
    return table !== undefined && !made.has(table)
  }
  const isColumn = (statement: string) => {
    const table = alteredTable(statement)
    const references = [...statement.matchAll(/\breferences\s+(\w+)/gi)].map(([, referenced = '']) => referenced)
    const adds =
      /^alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?\w+\s+add\s+column\b/i.test(statement) &&
      !notAColumn.test(statement)
    return table !== null && adds && ![table, ...references].some((one) => made.has(one))
  }
  // A wider check takes the place of a narrower one, at once and without reading a row: an older release runs beside it.
  const isExchangedCheck = (statement: string) => {
    const [, table = '', dropped, added] =
      /^alter\s+table\s+(\w+)\s+drop\s+constraint\s+if\s+exists\s+(\w+)\s*,\s*add\s+constraint\s+(\w+)\s+check\b.*\bnot\s+valid$/is.exec(
        statement,
      ) ?? []
    return dropped !== undefined && dropped === added && !made.has(table)
  }
  const isAlone = (statement: string) =>
    isColumn(statement) ||
    isExchangedCheck(statement) ||
    (validatesConstraint.test(statement) && !made.has(alteredTable(statement) ?? ''))
  const alone = todo
    .flatMap(({ name, statements }) => statements.filter(isAlone).map((statement) => ({ name, statement })))
    .map(({ name, statement }) => ({
      name,
      lock: {
        table: alteredTable(statement) ?? '',
        mode: validatesConstraint.test(statement) ? ('share update exclusive' as const) : ('access exclusive' as const),
      },
      statement: addedOnce(statement),
    }))
  const inTransaction = new Map(
    todo.map(({ name, statements }) => [
      name,
      statements.filter((statement) => !isLater(statement) && !isAlone(statement)),
    ]),
  )
  const modes = new Map<string, Lock['mode']>()
  for (const statement of [...inTransaction.values()].flat()) {
    for (const [, referenced = ''] of statement.matchAll(/\breferences\s+(\w+)/gi))
      if (!modes.has(referenced)) modes.set(referenced, 'share row exclusive')
    const altered = alteredTable(statement)
    if (altered !== null) modes.set(altered, 'access exclusive')
  }
  const locks = [...modes].filter(([table]) => !made.has(table)).map(([table, mode]) => ({ table, mode }))
  return { alone, inTransaction, locks: locks.toSorted((one, other) => (one.table < other.table ? -1 : 1)) }
}

const addedOnce = (statement: string) => statement.replace(/\badd\s+column\s+(?!if\b)/gi, 'add column if not exists ')

const createdIndexes = (statement: string): IndexStatement[] => {
  const index = createdIndex(statement)
  return index === null ? [] : [index]
}

/** The indexes that a database with these migrations has, and those that it has no more. */
export function listIndexes(applied: readonly MigrationScript[]): { standing: IndexStatement[]; dropped: string[] } {
  const standing = new Map<string, IndexStatement>()
  const dropped = new Set<string>()
  for (const statement of applied.flatMap(({ statements }) => statements)) {
    const [made] = createdIndexes(statement)
    const gone = droppedIndex(statement)
    if (made) {
      standing.set(made.name, made)
      dropped.delete(made.name)
    }
    if (gone !== null) {
      standing.delete(gone)
      dropped.add(gone)
    }
    // An index goes with its table: made anew, it is one of the new name.
    const [, former, renamed = ''] = renamedTable.exec(statement) ?? []
    for (const index of [...standing.values()].filter(({ table }) => table === former))
      standing.set(index.name, {
        ...index,
        table: renamed,
        statement: index.statement.replace(` on ${former} `, ` on ${renamed} `),
      })
  }
  return { standing: [...standing.values()], dropped: [...dropped] }
}
