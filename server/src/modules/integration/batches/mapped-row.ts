import { createHash } from 'node:crypto'
import type { MappedLine, TableMapping, FieldSource } from './mapping.ts'
import { parseCents, wantedAmount } from './read-amount.ts'

export type RowByColumn = Readonly<Record<string, string>>

export type CellFault = { field: string; column: string; text: string; wanted: string }

type BuiltLine = { line: Record<string, unknown>; faults: CellFault[]; mapped: MappedLine }

export const linesOfRow = (row: RowByColumn, mapping: TableMapping): BuiltLine[] =>
  mapping.lines.filter((line) => isWanted(row, line)).map((line) => lineOfRow(row, line, mapping))

function isWanted(row: RowByColumn, { when }: MappedLine): boolean {
  if (!when) return true
  const text = (row[when.column] ?? '').trim()
  return when.is === null ? text !== '' : text === when.is
}

function lineOfRow(row: RowByColumn, mapped: MappedLine, mapping: TableMapping): BuiltLine {
  const { upsert, fields } = mapped
  const line: Record<string, unknown> = { upsert }
  const faults: CellFault[] = []
  const read = Object.entries(fields).map(([field, source]) => ({ field, value: valueOf(row, source, mapping) }))
  // A group with only constants is omitted: a row without a mandate has no `debit.kind`.
  const groups = Object.groupBy(
    read.filter(({ field }) => isOfColumn(fields[field])),
    ({ field }) => groupOf(field),
  )
  const isAbsent = (group: string) => groups[group]?.every(({ value }) => value === undefined) ?? false
  for (const { field, value } of read) {
    if (value instanceof CellError) faults.push({ field, ...value.fault })
    else if (value !== undefined && !(field.includes('.') && isAbsent(groupOf(field))))
      put(line, field.split('.'), value)
  }
  return { line, faults, mapped }
}

const isOfColumn = (source: FieldSource | undefined) => typeof source === 'string' || (!!source && 'column' in source)
const groupOf = (field: string) => field.split('.')[0] ?? ''

class CellError {
  readonly fault: Omit<CellFault, 'field'>
  constructor(fault: Omit<CellFault, 'field'>) {
    this.fault = fault
  }
}

/** Value of a field; undefined if the cell is empty and the field stays unchanged. */
function valueOf(row: RowByColumn, source: FieldSource, mapping: TableMapping): unknown {
  if (typeof source !== 'string' && 'value' in source) return source.value
  const { column, as, values, empty } = typeof source === 'string' ? plain(source) : source
  const text = (row[column] ?? '').trim()
  if (text === '') return empty === 'none' ? null : undefined
  if (values) {
    const meant = Object.hasOwn(values, text) ? values[text] : undefined
    return meant === undefined
      ? new CellError({ column, text, wanted: `one of ${Object.keys(values).join(', ')}` })
      : meant
  }
  const { read, wanted } = readers[as]
  const marks = getColumnMarks(source, mapping)
  return read(text, marks) ?? new CellError({ column, text, wanted: wanted(marks) })
}

const plain = (column: string) => ({ column, as: 'text' as const, values: undefined, empty: undefined })

export type FormatMarks = Pick<TableMapping, 'days' | 'decimal' | 'thousands'>

/** Number marks of a column: its own, else the table's. */
export function getColumnMarks(
  source: FieldSource | undefined,
  { days, decimal, thousands }: FormatMarks,
): FormatMarks {
  if (source === undefined || typeof source === 'string' || 'value' in source) return { days, decimal, thousands }
  // The table's thousands separator applies only with the table's decimal mark.
  const shared = source.decimal === undefined || source.decimal === decimal ? thousands : undefined
  return {
    days: source.days ?? days,
    decimal: source.decimal ?? decimal,
    thousands: source.thousands ?? shared,
  }
}

const words = new Map(
  [
    ['1 true yes oui sì si vrai vero x o y', true],
    ['0 false no non faux falso n', false],
  ].flatMap(([list, value]) =>
    String(list)
      .split(' ')
      .map((word) => [word, value === true] as const),
  ),
)
const yesOrNo = (text: string): boolean | null => words.get(text.toLowerCase()) ?? null

type CellReader = { read: (text: string, marks: FormatMarks) => unknown; wanted: (marks: FormatMarks) => string }

/** Parsers of each format; null for an invalid text. */
const readers: Record<Extract<FieldSource, { column: string }>['as'], CellReader> = {
  text: { read: (text) => text, wanted: () => 'a text' },
  day: { read: dayOf, wanted: ({ days }) => `a day like ${days}` },
  amount: { read: parseCents, wanted: wantedAmount },
  whole: { read: (text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : null), wanted: () => 'a whole number' },
  yes_no: { read: yesOrNo, wanted: () => 'yes or no' },
  code: { read: idOfCode, wanted: () => 'a code' },
}

const orders = { 'yyyy-mm-dd': [0, 1, 2], 'dd/mm/yyyy': [2, 1, 0], 'mm/dd/yyyy': [2, 0, 1] } as const

function dayOf(text: string, { days }: FormatMarks): string | null {
  // Two different separators: the date was put together from something else.
  const [, first = '', , second = '', third = ''] = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})$/.exec(text) ?? []
  const [year, month, day] = orders[days].map((place) => [first, second, third][place] ?? '')
  if (year?.length !== 4 || !month || !day) return null
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return Number.isNaN(Date.parse(iso)) || new Date(iso).toISOString().slice(0, 10) !== iso ? null : iso
}

// Namespace of codes, from which RFC 9562 makes name-based UUIDs (version 5).
const namespace = Buffer.from('6f1c6f3a5d0b4c1e9f0a2b7d8e4c5a61', 'hex')

/** UUID for a code of the insurer, always the same; a UUID stays unchanged. */
function idOfCode(text: string): string {
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return text.toLowerCase()
  const hash = createHash('sha1').update(namespace).update(text, 'utf8').digest()
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function put(line: Record<string, unknown>, [first = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    line[first] = value
    return
  }
  const inner = line[first]
  const object: Record<string, unknown> = typeof inner === 'object' && inner !== null ? { ...inner } : {}
  put(object, rest, value)
  line[first] = object
}
