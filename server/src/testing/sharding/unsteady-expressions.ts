import { findNodes, findWords } from './statement-tree.ts'

/** A type of times, as far as names tell: a moment is a `timestamptz`, a clock a `timestamp`, a day a `date`. */
type TimeType = 'moment' | 'clock' | 'day' | 'interval'

type Body = Record<string, unknown>

// PostgreSQL's own answers: STABLE hangs on a setting, the time zone above all, and VOLATILE on chance.

const stable =
  /^(now|(statement|transaction)_timestamp|current_setting|make_timestamptz|to_(char|timestamp|date|number|jsonb?)|concat(_ws)?|format|convert_(from|to)|(row|array)_to_json|jsonb?_build_(object|array)|array_to_string|jsonb?_populate_record)$/
const volatile =
  /^(clock_timestamp|timeofday|random|gen_random_(uuid|bytes)|uuidv[47]|uuid_generate_v\d|txid_current|pg_sleep|setseed)$/

const moments = /_at$|^(at|window_start|(blocked|held|former|leased|recovery_email)_until|waiting_since)$/
const days =
  /_(on|date)$|^((from|to|on)_day|cover_(start|end)|insurance_year(_start)?|(withdrawal|valid)_until|answer_by)$/

/** Type of a column of the schema by its name; null for one that holds no time. `sharding.test.ts` compares them all. */
export function timeOfColumn(name: string): TimeType | null {
  if (moments.test(name)) return 'moment'
  return days.test(name) ? 'day' : null
}

const timeTypes: Readonly<Record<string, TimeType>> = {
  timestamptz: 'moment',
  timestamp: 'clock',
  date: 'day',
  interval: 'interval',
}

const nameOf = (call: Body): string => findWords(call['funcname']).at(-1) ?? ''
const typeOf = (cast: Body): string => findWords((cast['typeName'] as Body | undefined)?.['names']).at(-1) ?? ''
const isLiteral = (tree: unknown): boolean => /^(A_Const|ParamRef)$/.test(Object.keys(tree ?? {})[0] ?? '')

/** Type of what an expression answers; null for anything but a time, and where it cannot be told. */
function timeOf(tree: unknown): TimeType | null {
  if (Array.isArray(tree)) return tree.map(timeOf).find((type) => type !== null) ?? null
  const [[kind, part] = []] = Object.entries(tree ?? {})
  const body = (part ?? {}) as Body
  switch (kind) {
    case 'ColumnRef':
      return timeOfColumn(findWords(body).at(-1) ?? '')
    case 'TypeCast':
      return timeTypes[typeOf(body)] ?? null
    case 'SQLValueFunction':
      return timeOfWord(String(body['op']))
    case 'FuncCall':
      return timeOfCall(body)
    case 'A_Expr':
      return timeOfOperation(body)
    case 'CaseExpr':
      return timeOf([
        ...(body['args'] as { CaseWhen: Body }[]).map(({ CaseWhen }) => CaseWhen['result']),
        body['defresult'],
      ])
    case 'List':
    case 'A_ArrayExpr':
    case 'CoalesceExpr':
    case 'MinMaxExpr':
      return timeOf(body['items'] ?? body['elements'] ?? body['args'])
    default:
      return null
  }
}

function timeOfWord(op: string): TimeType | null {
  if (op.includes('CURRENT_DATE')) return 'day'
  if (op.includes('LOCALTIMESTAMP')) return 'clock'
  return op.includes('CURRENT_TIMESTAMP') ? 'moment' : null
}

function timeOfCall(call: Body): TimeType | null {
  const name = nameOf(call)
  const given = timeOf(call['args'])
  if (/^(now|\w+_timestamp|to_timestamp|make_timestamptz)$/.test(name)) return 'moment'
  if (/^(make_interval|age|justify_\w+)$/.test(name)) return 'interval'
  if (/^(date|make_date|to_date)$/.test(name)) return 'day'
  if (name === 'date_trunc') return given === 'day' ? 'moment' : given
  if (name === 'timezone') return given === 'clock' ? 'moment' : 'clock'
  return /^(date_bin|max|min)$/.test(name) ? given : null
}

function timeOfOperation({ name, lexpr, rexpr }: Body): TimeType | null {
  const operator = findWords(name).join('')
  const [left, right] = [timeOf(lexpr), timeOf(rexpr)]
  if (/^[*/]$/.test(operator)) return left === 'interval' || right === 'interval' ? 'interval' : null
  if (!/^[+-]$/.test(operator)) return null
  if (left === right) return left === 'moment' || left === 'clock' || left === 'interval' ? 'interval' : null
  const [time, other] = left === null || left === 'interval' ? [right, left] : [left, right]
  return time === 'day' && other === 'interval' ? 'clock' : time
}

/** A change of one type into another that asks for the time zone. */
const asksZone = (from: TimeType | null, to: TimeType | null): boolean =>
  from !== to && (from === 'moment' || to === 'moment') && from !== null && to !== null

const isTime = (type: TimeType | null): boolean => type !== null && type !== 'interval'

/** Tells whether a kind of expression is STABLE or VOLATILE by itself, whatever is in it. */
function isUnsteadyItself(kind: string, body: Body): boolean {
  if (kind === 'SQLValueFunction') return true
  if (kind === 'FuncCall') return isUnsteadyCall(body)
  if (kind === 'TypeCast') return isUnsteadyCast(body)
  return kind === 'A_Expr' && isUnsteadyOperation(body)
}

function isUnsteadyCall(call: Body): boolean {
  const name = nameOf(call)
  const given = timeOf(call['args'])
  if (/^(extract|date_part)$/.test(name)) return given === null || given === 'moment'
  if (name === 'date_trunc') return given !== 'clock' && given !== 'interval'
  if (name === 'date') return given === 'moment'
  if (name === 'age') return (call['args'] as unknown[]).length === 1
  return stable.test(name) || volatile.test(name)
}

function isUnsteadyCast(cast: Body): boolean {
  const from = timeOf(cast['arg'])
  const to = timeTypes[typeOf(cast)] ?? null
  if (from !== null) return asksZone(from, to) || (to === null && isTime(from))
  const isRead = to !== null || typeOf(cast).startsWith('reg')
  return isRead && !isLiteral(cast['arg']) && findNodes(cast['arg'], 'SubLink').length === 0
}

function isUnsteadyOperation({ kind, name, lexpr, rexpr }: Body): boolean {
  const operator = findWords(name).join('')
  const [row, other] = [lexpr, rexpr].map(
    (side) => (side as { RowExpr?: { args: unknown[] } } | undefined)?.RowExpr?.args,
  )
  if (row && other)
    return row.some((part, place) => isUnsteadyOperation({ kind, name, lexpr: part, rexpr: other[place] }))
  const left = timeOf(lexpr)
  const list = (rexpr as { List?: { items: unknown[] } } | undefined)?.List?.items
  const rights = (list ?? [rexpr]).map(timeOf)
  if (kind === 'AEXPR_OP' && operator === '||') return [left, ...rights].some(isTime)
  if (kind === 'AEXPR_OP' && /^[+-]$/.test(operator)) {
    const types = [left, ...rights]
    const isMoved = types.includes('interval') || (operator === '+' && [lexpr, rexpr].some(isLiteral))
    return types.includes('moment') && isMoved
  }
  return rights.some((right) => asksZone(left, right) && right !== 'interval' && left !== 'interval')
}

/** The expressions below a tree that are STABLE or VOLATILE by themselves, but none below a kind of `closed`. */
function findUnsteady(tree: unknown, closed: readonly string[] = []): object[] {
  if (Array.isArray(tree)) return tree.flatMap((part) => findUnsteady(part, closed))
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([kind, part]) => [
    ...(isUnsteadyItself(kind, part as Body) ? [{ [kind]: part }] : []),
    ...(closed.includes(kind) ? [] : findUnsteady(part, closed)),
  ])
}

/** The values of `set` that become another type when they are assigned: a day in the column of a moment. */
function findUnsteadilySet(targets: unknown): unknown[] {
  const sets = (targets ?? []) as { ResTarget: { name?: string; val?: unknown } }[]
  return sets.flatMap(({ ResTarget: { name = '', val } }) => {
    const [from, to] = [timeOf(val), timeOfColumn(name)]
    return asksZone(from, to) || (to === null && isTime(from)) ? [val] : []
  })
}

/** Expressions in which Citus looks for anything but IMMUTABLE. */
const choices = ['CaseExpr', 'CoalesceExpr']

const hasColumn = (tree: unknown): boolean => findNodes(tree, 'ColumnRef', choices).length > 0

/** True for what is STABLE or VOLATILE. */
export const isUnsteady = (tree: unknown): boolean => findUnsteady(tree).length > 0

/** True for what is STABLE or VOLATILE in a `case` or `coalesce`. */
export const choosesUnsteadily = (tree: unknown): boolean =>
  choices.some((choice) => isUnsteady(findNodes(tree, choice)))

/** Parts of a write in which Citus looks for nothing STABLE: its own queries are planned by themselves. */
const closed = [...choices, 'SubLink', 'RangeSubselect']

/** True for what is STABLE with a column in it. */
export const readsUnsteadily = (tree: unknown): boolean => findUnsteady(tree, closed).some(hasColumn)

/** True for a target of `set` whose value is STABLE, by itself or as it is assigned; with `ofColumns`, only where a column is in it. */
export const setsUnsteadily = (targets: unknown, { ofColumns }: { ofColumns: boolean }): boolean =>
  [...findUnsteady(targets, ofColumns ? closed : []), ...findUnsteadilySet(targets)].some(
    (part) => !ofColumns || hasColumn(part),
  )

export const isVolatile = (tree: unknown): boolean =>
  findNodes(tree, 'FuncCall').some((call) => volatile.test(nameOf(call)))
