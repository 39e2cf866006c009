import type { Node, ParseResult, RangeVar, SelectStmt } from 'libpg-query'

/** Anything of a parsed statement: one key names its kind (`{ ColumnRef: { … } }`). */
export type Tree = Node | ParseResult | object

/** Place of a level in the one around it: a part of what it reads, named before it, a condition `exists`, or an expression. */
type LevelPlace = 'outermost' | 'from' | 'cte' | 'exists' | 'expression'

export type TreeTable = { name: string; alias: string; schema: string | null; is_target: boolean }

/** One query of a statement with the tables that it names itself, and what must hold of each of its rows. */
export type Level = {
  kind: 'select' | 'insert' | 'update' | 'delete' | 'merge'
  node: Record<string, unknown>
  place: LevelPlace
  around: Level | null
  tables: TreeTable[]
  conditions: Tree[]
  /** names of queries of the statement that can be read here like a table */
  known: ReadonlyMap<string, Level[]>
  /** queries that it reads like a table, by the names that it gives them */
  read: Map<string, Level[]>
}

type NamedQuery = { CommonTableExpr: { ctename: string; ctequery: object } }

const kinds = {
  SelectStmt: 'select',
  InsertStmt: 'insert',
  UpdateStmt: 'update',
  DeleteStmt: 'delete',
  MergeStmt: 'merge',
} as const

/** The nodes of one kind below a tree, however deep, but none below a kind of `closed`. */
export function findNodes(tree: unknown, kind: string, closed: readonly string[] = []): Record<string, unknown>[] {
  if (Array.isArray(tree)) return tree.flatMap((part) => findNodes(part, kind, closed))
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([name, part]) => [
    ...(name === kind ? [part as Record<string, unknown>] : []),
    ...(closed.includes(name) ? [] : findNodes(part, kind, closed)),
  ])
}

export const findWords = (names: unknown): string[] => findNodes(names, 'String').map(({ sval }) => String(sval))

/** All levels of a statement, each after the one around it. */
export function findLevels(statement: Tree): Level[] {
  const levels: Level[] = []
  const [[name, node] = []] = Object.entries(statement)
  if (name !== undefined && name in kinds)
    addLevel(levels, name as keyof typeof kinds, node, 'outermost', null, new Map())
  return levels
}

function addLevel(
  levels: Level[],
  name: keyof typeof kinds,
  node: Record<string, unknown>,
  place: LevelPlace,
  around: Level | null,
  outer: ReadonlyMap<string, Level[]>,
): Level[] {
  const before = levels.length
  const known = new Map(outer)
  const level: Level = {
    kind: kinds[name],
    node,
    place,
    around,
    tables: [],
    conditions: [],
    known,
    read: new Map(),
  }
  levels.push(level)
  const { ctes = [], recursive } = (node['withClause'] ?? {}) as { ctes?: NamedQuery[]; recursive?: boolean }
  for (const { CommonTableExpr: named } of ctes) {
    if (recursive) known.set(named.ctename, [])
    known.set(named.ctename, below(levels, named.ctequery, 'cte', level, known))
  }
  // Both sides of a union are levels of their own.
  const { op, larg, rarg } = node as Partial<SelectStmt>
  if (op !== undefined && op !== 'SETOP_NONE') {
    for (const side of [larg, rarg])
      if (side) addLevel(levels, 'SelectStmt', side as Record<string, unknown>, 'from', level, known)
    return levels.slice(before)
  }
  const target = node['relation'] as RangeVar | undefined
  if (target) level.tables.push({ ...tableOf(target), is_target: true })
  for (const item of [node['fromClause'], node['usingClause'], node['sourceRelation']].flat())
    readItem(levels, level, item)
  level.conditions.push(...conjunctsOf(node['whereClause']), ...conjunctsOf(node['joinCondition']))
  const exists = conjunctsOf(node['whereClause']).filter(isExists)
  expressions(levels, level, exists, 'exists')
  expressions(
    levels,
    level,
    conjunctsOf(node['whereClause']).filter((condition) => !isExists(condition)),
    'expression',
  )
  for (const [part, value] of Object.entries(node))
    if (!done.includes(part)) expressions(levels, level, value, part === 'selectStmt' ? 'from' : 'expression')
  return levels.slice(before)
}

/** Parts of a query that are no expressions of it. */
const done = ['withClause', 'fromClause', 'usingClause', 'relation', 'larg', 'rarg', 'sourceRelation', 'whereClause']

/** `exists (…)` or `not exists (…)`, which PostgreSQL takes as a join. */
function isExists(condition: unknown): boolean {
  const { SubLink, BoolExpr } = condition as {
    SubLink?: { subLinkType: string }
    BoolExpr?: { boolop: string; args: object[] }
  }
  if (BoolExpr?.boolop === 'NOT_EXPR') return BoolExpr.args.every(isExists)
  return SubLink?.subLinkType === 'EXISTS_SUBLINK'
}

function below(levels: Level[], tree: object, place: LevelPlace, around: Level, known: ReadonlyMap<string, Level[]>) {
  const [[name, node] = []] = Object.entries(tree)
  return name !== undefined && name in kinds
    ? addLevel(levels, name as keyof typeof kinds, node, place, around, known)
    : []
}

/** Finds the queries in the expressions of a level. */
function expressions(levels: Level[], level: Level, tree: unknown, place: LevelPlace): void {
  if (Array.isArray(tree)) for (const part of tree) expressions(levels, level, part, place)
  else if (typeof tree === 'object' && tree !== null)
    for (const [name, part] of Object.entries(tree))
      if (name in kinds) addLevel(levels, name as keyof typeof kinds, part, place, level, level.known)
      else expressions(levels, level, part, place)
}

function tableOf({ relname = '', schemaname, alias }: RangeVar): TreeTable {
  return { name: relname, alias: alias?.aliasname ?? relname, schema: schemaname ?? null, is_target: false }
}

function readItem(levels: Level[], level: Level, item: unknown): void {
  if (typeof item !== 'object' || item === null) return
  const { RangeVar, JoinExpr, RangeSubselect, RangeTableSample, ...others } = item as Record<
    string,
    Record<string, unknown>
  >
  if (RangeTableSample) readItem(levels, level, RangeTableSample['relation'])
  else if (RangeVar) {
    const table = tableOf(RangeVar)
    const query = table.schema === null ? level.known.get(table.name) : undefined
    if (query) level.read.set(table.alias, query)
    else level.tables.push(table)
  } else if (JoinExpr) {
    readItem(levels, level, JoinExpr['larg'])
    readItem(levels, level, JoinExpr['rarg'])
    level.conditions.push(...conjunctsOf(JoinExpr['quals']))
    for (const column of findWords(JoinExpr['usingClause'])) level.conditions.push({ using: column })
    if (JoinExpr['isNatural']) level.conditions.push({ using: 'member_id' })
    expressions(levels, level, JoinExpr['quals'], 'expression')
  } else if (RangeSubselect) {
    const { subquery, alias } = RangeSubselect as { subquery: object; alias?: { aliasname: string; colnames?: object } }
    const query = below(levels, subquery, 'from', level, level.known)
    for (const name of [alias?.aliasname ?? '', ...findWords(alias?.colnames)]) level.read.set(name, query)
  } else {
    const { alias } = (others['RangeFunction'] ?? {}) as { alias?: { aliasname: string } }
    if (alias) level.read.set(alias.aliasname, [])
    expressions(levels, level, others, 'from')
  }
}

/** Parts of an `and`, which must hold all together. */
function conjunctsOf(condition: unknown): Tree[] {
  if (typeof condition !== 'object' || condition === null) return []
  const { BoolExpr } = condition as { BoolExpr?: { boolop: string; args: Node[] } }
  return BoolExpr?.boolop === 'AND_EXPR' ? BoolExpr.args.flatMap(conjunctsOf) : [condition]
}
