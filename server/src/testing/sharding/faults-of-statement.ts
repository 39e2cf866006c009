import { loadModule, parseSync } from 'libpg-query'
import { tablesOfNobody } from '#modules/operations/distribution/tables-of-nobody.ts'
import { type Level, findLevels, findNodes, type Tree, type TreeTable, findWords } from './statement-tree.ts'
import { choosesUnsteadily, isUnsteady, isVolatile, readsUnsteadily, setsUnsteadily } from './unsteady-expressions.ts'

/** A reason why Citus refuses a statement, or sends it to every shard instead of one. */
export type StatementFault = { is_refused: boolean; why: string }

/** A table whose rows lie on several machines, by the column `key`; those of one `group` lie together. */
type SpreadTable = TreeTable & { key: string; group: string; level: Level }

type NamedColumn = { alias: string | null; name: string }

await loadModule()

/** Names each fault of a statement, from its text with placeholders. Throws where PostgreSQL cannot parse it. */
export function faultsOfStatement(text: string): StatementFault[] {
  return (parseSync(text).stmts ?? []).flatMap(({ stmt }) => (stmt ? faultsOf(stmt) : []))
}

const noColumns = 'a sub-select without columns: it is written for a shard as a text that no machine reads'
const refused = (why: string): StatementFault => ({ is_refused: true, why })
const everywhere = (why: string): StatementFault => ({ is_refused: false, why })

function faultsOf(statement: Tree): StatementFault[] {
  const levels = findLevels(statement)
  const spread = levels.flatMap(spreadTables)
  const whole = [...faultsOfCommand(statement), ...faultsOfFunctions(levels)]
  const writes = levels.flatMap(faultsOfWrite)
  // A statement of the coordinator alone, of its catalog for example, is written for no shard.
  if (spread.length === 0) return distinct([...whole.filter(({ why }) => why !== noColumns), ...writes])
  const groups = new Set(spread.map(({ group }) => group))
  const strays = spread.filter((table) => !isPinned(table))
  return distinct([
    ...whole,
    ...writes,
    ...faultsOfGroups(spread, groups),
    ...faultsOfKinds(levels),
    ...(strays.length > 0 ? faultsOfStrays(levels, spread, strays) : []),
  ])
}

const distinct = (faults: readonly StatementFault[]) => [...new Map(faults.map((fault) => [fault.why, fault])).values()]

// Which rows lie where.

const isSystem = ({ name, schema }: TreeTable) =>
  (schema !== null && schema !== 'public') || /^(pg_|kysely_|citus_)/.test(name)

function kindOf(table: TreeTable): 'apart' | 'everywhere' | 'look-up' | 'member' {
  if (isSystem(table)) return 'apart'
  const kind = tablesOfNobody[table.name]?.kind ?? 'member'
  // Their statements stay such that they could be spread.
  return kind === 'coordinator' ? 'look-up' : kind
}

function spreadTables(level: Level): SpreadTable[] {
  return level.tables.flatMap((table) => {
    const kind = kindOf(table)
    if (kind === 'member') return [{ ...table, key: 'member_id', group: 'members', level }]
    const { key } = tablesOfNobody[table.name] ?? {}
    return kind === 'look-up' && key !== undefined ? [{ ...table, key, group: table.name, level }] : []
  })
}

// Statements from which alone one value of the key is known.

const columnOf = (tree: unknown): NamedColumn | null => {
  const { ColumnRef } = (tree ?? {}) as { ColumnRef?: object }
  if (!ColumnRef) return null
  const names = findWords(ColumnRef)
  return { alias: names.at(-2) ?? null, name: names.at(-1) ?? '' }
}

/** A value that is known before anything is read: a parameter, a literal, a cast of them. */
function isValue(tree: unknown): boolean {
  const { ParamRef, A_Const, TypeCast } = (tree ?? {}) as Record<string, { arg?: object }>
  return ParamRef !== undefined || A_Const !== undefined || (TypeCast !== undefined && isValue(TypeCast.arg))
}

/** Pairs of a condition that are equal to each other: of `(a, b) = (c, d)` two. */
function equalPairs(condition: Tree): [unknown, unknown][] {
  const { A_Expr } = condition as { A_Expr?: { kind: string; name: object[]; lexpr: object; rexpr: object } }
  if (!A_Expr || !['AEXPR_OP', 'AEXPR_IN'].includes(A_Expr.kind) || findWords(A_Expr.name).join('') !== '=') return []
  const { lexpr, rexpr } = A_Expr
  const list = (rexpr as { List?: { items: object[] } }).List?.items
  if (A_Expr.kind === 'AEXPR_IN') return list?.length === 1 ? [[lexpr, list[0]]] : []
  const [left, right] = [lexpr, rexpr].map((side) => (side as { RowExpr?: { args: object[] } }).RowExpr?.args)
  return left && right ? left.map((part, place) => [part, right[place]]) : [[lexpr, rexpr]]
}

/** The key column of that table, as this level may write it. */
function isKeyOf({ alias, key, level }: SpreadTable, column: NamedColumn | null): boolean {
  if (column?.name !== key) return false
  if (column.alias !== null) return column.alias === alias
  return spreadTables(level).filter((table) => table.key === key)[0]?.alias === alias
}

function isPinned(table: SpreadTable, seen: readonly SpreadTable[] = []): boolean {
  const { level } = table
  if (level.kind === 'insert' && table.is_target) return isInsertPinned(table)
  // PostgreSQL knows through `exists` what is equal, and through no other sub-select.
  const around = level.place === 'exists' && level.around ? spreadTables(level.around) : []
  const others = [...spreadTables(level), ...around].filter(
    (other) =>
      other.group === table.group && other.alias !== table.alias && !seen.some(({ alias }) => alias === other.alias),
  )
  return level.conditions.some((condition) => {
    const { using } = condition as { using?: string }
    if (using === table.key) return others.some((other) => isPinned(other, [...seen, table]))
    return equalPairs(condition).some((pair) =>
      [pair, pair.toReversed()].some(([one, other]) => {
        if (!isKeyOf(table, columnOf(one))) return false
        if (isValue(other)) return true
        const column = columnOf(other)
        return (
          others.some((next) => isKeyOf(next, column) && isPinned(next, [...seen, table])) ||
          (column?.alias != null && isOutputPinned(level.read.get(column.alias), column.name))
        )
      }),
    )
  })
}

/** Tells whether a query that is read like a table yields one value in that column. */
function isOutputPinned(queries: readonly Level[] | undefined, name: string): boolean {
  const [query] = queries ?? []
  if (!query) return false
  const targets = (query.node['targetList'] ?? []) as {
    ResTarget: { name?: string; val?: object }
  }[]
  return targets.some(({ ResTarget: { name: given, val } }) => {
    const column = columnOf(val)
    if ((given ?? column?.name) !== name) return false
    return isValue(val) || spreadTables(query).some((table) => isKeyOf(table, column) && isPinned(table))
  })
}

function insertedColumns({ node }: Level): string[] {
  return ((node['cols'] ?? []) as { ResTarget: { name: string } }[]).map(({ ResTarget }) => ResTarget.name)
}

const rowsOf = ({ node }: Level) =>
  (
    (node['selectStmt'] as { SelectStmt?: { valuesLists?: { List: { items: object[] } }[] } } | undefined)?.SelectStmt
      ?.valuesLists ?? []
  ).map(({ List }) => List.items)

function isInsertPinned({ level, key }: SpreadTable): boolean {
  const columns = insertedColumns(level)
  // The schema's keys begin with it.
  const place = columns.length === 0 ? 0 : columns.indexOf(key)
  const rows = rowsOf(level)
  // The key of a single row is computed before the row is sent.
  if (rows.length === 1) return true
  if (rows.length > 0) {
    const keys = rows.map((items) => JSON.stringify(items[place], (name, part) => (name === 'location' ? 0 : part)))
    return (
      rows.every((items) => isValue(items[place])) &&
      (new Set(keys).size === 1 || keys.every((one) => one.includes('ParamRef')))
    )
  }
  const select = (level.node['selectStmt'] as { SelectStmt?: { targetList?: { ResTarget: { val: object } }[] } })
    ?.SelectStmt
  const value = select?.targetList?.[place]?.ResTarget.val
  return isValue(value) || columnOf(value)?.name === key
}

// Faults of the whole.

const commands: readonly [kind: string, fault: StatementFault][] = [
  ['CreateTrigStmt', refused('a trigger: tables on several machines have none')],
  ['RuleStmt', refused('a rule: tables on several machines have none')],
  ['LockStmt', everywhere('a lock of a whole table')],
  ['TruncateStmt', everywhere('truncate')],
  ['DeclareCursorStmt', everywhere('a cursor')],
  ['ViewStmt', refused('a view: nothing is written through one')],
]

function faultsOfCommand(statement: Tree): StatementFault[] {
  const [kind] = Object.keys(statement)
  return [
    ...commands.flatMap(([name, fault]) => (name === kind ? [fault] : [])),
    ...(kind === 'MergeStmt' ? [refused('merge')] : []),
    ...(findNodes(statement, 'CurrentOfExpr').length > 0 ? [refused('where current of: a row of a cursor')] : []),
    ...(findLevels(statement).some(
      ({ kind: of, node, place }) =>
        of === 'select' &&
        (place === 'exists' || place === 'expression') &&
        node['targetList'] === undefined &&
        node['valuesLists'] === undefined &&
        node['larg'] === undefined,
    )
      ? [refused(noColumns)]
      : []),
  ]
}

const functionsOf = (tree: unknown, closed?: readonly string[]): string[] =>
  findNodes(tree, 'FuncCall', closed).map(({ funcname }) => findWords(funcname).at(-1) ?? '')

function faultsOfFunctions(levels: readonly Level[]): StatementFault[] {
  const names = levels.filter(({ place }) => place === 'outermost').flatMap(({ node }) => functionsOf(node))
  const beside = levels.filter((level) => spreadTables(level).length > 0)
  return [
    ...names
      .filter((name) => /^pg_(try_)?advisory_/.test(name))
      .map((name) => refused(`${name}: an advisory lock is one machine’s own`)),
    ...names
      .filter((name) => /^(nextval|currval|lastval|setval)$/.test(name))
      .map((name) => refused(`${name}: a sequence is one machine’s own`)),
    ...(beside.some(({ node }) => functionsOf(node['targetList']).includes('pg_notify'))
      ? [refused('pg_notify beside a spread table: another machine notifies')]
      : []),
  ]
}

// Faults of tables that do not lie together.

function faultsOfGroups(spread: readonly SpreadTable[], groups: ReadonlySet<string>): StatementFault[] {
  const faults: StatementFault[] = []
  const names = [...groups].toSorted().join(' and ')
  const written = spread.filter(({ is_target }) => is_target)
  if (new Set(written.map(({ group }) => group)).size > 1)
    faults.push(refused(`one statement writes into tables of two keys: ${names}`))
  else if (groups.size > 1) {
    const areJoined = spread.some((one) =>
      spread.some((other) => one.group !== other.group && areSideBySide(one, other)),
    )
    faults.push(
      areJoined
        ? refused(`tables of two keys joined: ${names}`)
        : everywhere(`tables of two keys in one statement: ${names}`),
    )
  }
  return faults
}

/** Faults of a statement of spread tables that names tables of other kinds too. */
function faultsOfKinds(levels: readonly Level[]): StatementFault[] {
  const faults: StatementFault[] = []
  const tables = levels.flatMap((level) => level.tables.map((table) => ({ ...table, kind: kindOf(table), level })))
  const of = (kind: string) => tables.filter((table) => table.kind === kind)
  const isWritten = tables.some(({ is_target, kind }) => is_target && (kind === 'member' || kind === 'look-up'))
  const everyones = of('everywhere').filter(({ is_target }) => is_target)
  if (isWritten && everyones.length > 0)
    faults.push(refused('one statement writes into a table of every machine and into a spread one'))
  else if (everyones.some(({ level }) => level.kind !== 'insert' && level.place !== 'cte'))
    faults.push(refused('a write of a table of every machine that reads a spread one'))
  if (isWritten && of('apart').length > 0)
    faults.push(refused('a write that names a table of the coordinator alone beside a spread one'))
  const isMixed = levels.some((level) => {
    if (!/^(exists|expression)$/.test(level.place) || !isCorrelated(level)) return false
    const around = aroundOf(level).flatMap(({ tables: outer }) => outer.map(kindOf))
    const own = level.tables.map(kindOf)
    const [isApart, isSpread] = [(kind: string) => kind === 'apart', (kind: string) => /^(member|look-up)$/.test(kind)]
    return (own.some(isApart) && around.some(isSpread)) || (own.some(isSpread) && around.some(isApart))
  })
  if (isMixed)
    faults.push(refused('a sub-select of the coordinator’s tables that hangs on a spread one, or the reverse'))
  return faults
}

const aroundOf = ({ around }: Level): Level[] => (around === null ? [] : [around, ...aroundOf(around)])

/** Tables of one query, or of one and what it asks with `exists`, answers beside them or asks row by row. */
function areSideBySide({ level: one }: SpreadTable, { level: other }: SpreadTable): boolean {
  const isJoined = (level: Level) =>
    level.place === 'exists' || (level.place === 'expression' && (isAnswer(level) || isCorrelated(level)))
  const joined = (level: Level): Level => (level.around && isJoined(level) ? joined(level.around) : level)
  return joined(one) === joined(other)
}

/** True for a sub-select among the columns of the query around it. */
const isAnswer = ({ node, around }: Level): boolean =>
  around?.kind === 'select' && findNodes(around.node['targetList'], 'SelectStmt').includes(node)

// Faults of writes, wherever they go.

const assigned = (targets: unknown): string[] =>
  ((targets ?? []) as { ResTarget: { name?: string } }[]).map(({ ResTarget }) => ResTarget.name ?? '')

function faultsOfWrite(level: Level): StatementFault[] {
  const { kind, node } = level
  const target = level.tables.find((table) => table.is_target && kindOf(table) !== 'apart')
  if (kind === 'select' || !target) return []
  // A table of every machine has no key by which its rows are spread.
  const key = spreadTables(level).find(({ is_target }) => is_target)?.key ?? null
  const faults: StatementFault[] = []
  if (isUnsteady(node['returningClause'])) faults.push(refused('returning calls what is not IMMUTABLE'))
  if (kind === 'insert') return [...faults, ...faultsOfInsert(level, target.name, key)]
  if (key !== null && assigned(node['targetList']).includes(key))
    faults.push(refused(`update of ${target.name}.${key}, by which its rows are spread`))
  if (key === null && level.tables.some((table) => kindOf(table) === 'apart'))
    faults.push(refused('a write of a table of every machine that reads one of the coordinator'))
  const others = [node['whereClause'], node['fromClause'], node['usingClause']]
  const parts = [node['targetList'], ...others]
  if (choosesUnsteadily(parts)) faults.push(refused('case or coalesce in a write calls what is not IMMUTABLE'))
  if (isVolatile(parts)) faults.push(refused(`${kind} with a VOLATILE function`))
  else if (readsUnsteadily(others) || setsUnsteadily(node['targetList'], { ofColumns: true }))
    faults.push(refused(`${kind} with a STABLE function of a column`))
  return faults
}

const hasSubSelect = (tree: unknown) => findNodes(tree, 'SubLink').length > 0
/** `null` or `default` */
function isNothing(value: unknown): boolean {
  const { SetToDefault, A_Const } = (value ?? {}) as { SetToDefault?: object; A_Const?: { isnull?: boolean } }
  return SetToDefault !== undefined || A_Const?.isnull === true
}

function faultsOfInsert(level: Level, name: string, key: string | null): StatementFault[] {
  const { node } = level
  const faults: StatementFault[] = []
  const columns = insertedColumns(level)
  const select = (node['selectStmt'] as { SelectStmt?: Record<string, unknown> } | undefined)?.SelectStmt
  const rows = rowsOf(level)
  const values = ((select?.['targetList'] ?? []) as { ResTarget: { val?: object } }[]).map(
    ({ ResTarget }) => ResTarget.val ?? {},
  )
  if (key !== null) {
    const place = columns.length === 0 ? 0 : columns.indexOf(key)
    if (!select || place < 0 || (rows.length > 0 ? rows : [values]).some((row) => isNothing(row[place])))
      faults.push(refused(`insert into ${name} without its ${key}`))
  }
  if (hasSubSelect(rows)) faults.push(refused('a sub-select among the values of an insert'))
  if (hasSubSelect(node['returningClause'])) faults.push(refused('a sub-select in returning of an insert'))
  if (rows.length > 0 && node['withClause']) faults.push(everywhere('an insert of values with queries before it'))
  if (rows.length === 0 && select?.['fromClause'] === undefined && hasSubSelect(select))
    faults.push(refused('insert … select of no table, with a sub-select'))
  if (values.some((value) => 'ParamRef' in value))
    faults.push(refused('insert … select of bare parameters: their types are not known'))
  return [...faults, ...faultsOfConflict(node['onConflictClause'], key)]
}

function faultsOfConflict(clause: unknown, key: string | null): StatementFault[] {
  const { infer, targetList, whereClause } = (clause ?? {}) as {
    infer?: { indexElems?: { IndexElem: { name?: string } }[] }
    targetList?: object[]
    whereClause?: object
  }
  const faults: StatementFault[] = []
  const elements = infer?.indexElems?.map(({ IndexElem }) => IndexElem.name ?? '')
  if (key !== null && elements && !elements.includes(key))
    faults.push(refused(`on conflict without ${key}: no such index can be unique`))
  if (key !== null && assigned(targetList).includes(key))
    faults.push(refused(`do update set ${key}, by which rows are spread`))
  if (isUnsteady(whereClause) || setsUnsteadily(targetList, { ofColumns: false }))
    faults.push(refused('do update set or its where calls what is not IMMUTABLE: time and interval are STABLE'))
  if (hasSubSelect([targetList, whereClause])) faults.push(refused('a sub-select in on conflict'))
  return faults
}

// Faults of a statement whose rows may lie on any shard.

function faultsOfStrays(
  levels: readonly Level[],
  spread: readonly SpreadTable[],
  strays: readonly SpreadTable[],
): StatementFault[] {
  const isWrite = levels.some(({ kind }) => kind !== 'select')
  const names = [...new Set(strays.map(({ name, key }) => `${name} without ${key} = a value`))].join(', ')
  const faults = [everywhere(names)]
  if (levels.some(({ node }) => findNodes(node['lockingClause'], 'LockingClause').length > 0))
    faults.push(refused(`a row lock in a statement for more than one shard: ${names}`))
  if (
    findNodes(
      levels.map(({ node }) => node['groupClause']),
      'GroupingSet',
    ).length > 0
  )
    faults.push(refused('grouping sets over more than one shard'))
  if (levels.some(({ node }) => findNodes([node['limitCount'], node['limitOffset']], 'SubLink').length > 0))
    faults.push(refused('a sub-select as limit or offset over more than one shard'))
  if (levels.some(({ kind, node }) => kind === 'update' && hasSubSelect(node['targetList'])))
    faults.push(refused('an update to what a sub-select finds on another shard'))
  if (levels.some(({ node }) => findNodes(node['targetList'], 'GroupingFunc').length > 0))
    faults.push(refused('grouping() over more than one shard'))
  if (levels.some(({ node }) => (node['withClause'] as { recursive?: boolean } | undefined)?.recursive))
    faults.push(refused('a recursive query over more than one shard'))
  if (isWrite && levels.some(({ kind, around, node }) => kind === 'select' && around && answersPlace(node)))
    faults.push(refused('a write by ctid: rows of two shards may have the same'))
  if (
    strays.some(({ level: { node } }) => !node['groupClause'] && aggregates(node) && hasSubSelect(node['targetList']))
  )
    faults.push(refused('a sub-select beside an aggregate over more than one shard'))
  for (const stray of strays) {
    const together = spread.filter(({ level, alias }) => level === stray.level && alias !== stray.alias)
    if (together.length > 0 && !together.every((other) => isJoinedByKey(stray, other, together)))
      faults.push(refused(`${stray.name} joined not by ${stray.key}`))
    if (isCorrelated(stray.level) && stray.level.around && isOneSideOnly(stray.level.around))
      faults.push(refused(`a union with ${stray.name} that hangs on the row around it`))
  }
  for (const table of spread.filter(({ level }) => isCorrelated(level))) {
    const together = spread.filter(({ level, alias }) => level === table.level && alias !== table.alias)
    const outer = outerTables(table.level)
    const isStray = [table, ...outer].some(({ level, alias }) =>
      strays.some((s) => s.level === level && s.alias === alias),
    )
    if (isStray && !outer.some((other) => isJoinedByKey(table, other, together)))
      faults.push(refused(`a sub-select of ${table.name} that hangs on the row around it, not by ${table.key}`))
  }
  if (
    isWrite &&
    levels
      .filter(({ kind, place }) => kind !== 'select' && place === 'cte')
      .some((level) => spreadTables(level).some(({ is_target }) => is_target))
  )
    faults.push(refused(`a write as a part of a statement for more than one shard: ${names}`))
  return faults
}

const outerTables = (level: Level): SpreadTable[] => aroundOf(level).flatMap(spreadTables)

/** True for a query that answers where a row lies on its shard. */
const answersPlace = ({ targetList }: Level['node']): boolean =>
  findNodes(targetList, 'ColumnRef').some((column) => findWords(column).at(-1) === 'ctid')

const aggregates = ({ targetList }: Level['node']): boolean =>
  functionsOf(targetList, ['SubLink']).some((name) =>
    /^(count|sum|avg|min|max|every|bool_(and|or)|(array|string|jsonb?)(_object)?_agg)$/.test(name),
  )

/** True for a union one side of which reads no table. */
const isOneSideOnly = ({ node: { larg, rarg } }: Level): boolean =>
  [larg, rarg].some((side) => side !== undefined && findNodes(side, 'RangeVar').length === 0)

/** True where the level names a column of a table around it. */
function isCorrelated(level: Level): boolean {
  const own = new Set([...level.tables.map(({ alias }) => alias), ...level.read.keys()])
  const around = new Set(aliasesAround(level))
  return findNodes(level.node, 'ColumnRef').some((reference) => {
    const names = findWords(reference)
    // A function's rows bear its alias as their column.
    const alias = names.at(-2) ?? names.at(-1)
    return alias !== undefined && !own.has(alias) && around.has(alias)
  })
}

const aliasesAround = (level: Level): string[] =>
  aroundOf(level).flatMap(({ tables, read }) => [...tables.map(({ alias }) => alias), ...read.keys()])

function areKeysEqual(level: Level, one: SpreadTable, other: SpreadTable): boolean {
  return level.conditions.some(
    (condition) =>
      (condition as { using?: string }).using === one.key ||
      equalPairs(condition).some((pair) =>
        [pair, pair.toReversed()].some(
          ([left, right]) => isKeyOf(one, columnOf(left)) && isKeyOf(other, columnOf(right)),
        ),
      ),
  )
}

/** Tells whether they are, by a condition of their own or by way of a third table. */
function isJoinedByKey(one: SpreadTable, other: SpreadTable, among: readonly SpreadTable[]): boolean {
  if (areKeysEqual(one.level, one, other)) return true
  const left = among.filter((table) => table !== one && table !== other)
  return left.some((next) => areKeysEqual(one.level, one, next) && isJoinedByKey(next, other, left))
}
