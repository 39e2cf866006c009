import { type ReadLine, readValue } from './apply-line.ts'
import type { ReadRow } from './apply-rows.ts'
import { type CellFault, linesOfRow, type RowByColumn } from './mapped-row.ts'
import { listMappedColumns, type MappedLine, type TableMapping } from './mapping.ts'
import { readTableRows } from './read-table.ts'

/** An upsert made from a row of a table: its line of the mapping, and the unreadable cells. */
export type MappedEntry = ReadLine & { mapped: MappedLine | null; faults: readonly CellFault[] }

/** A row of a table with its upserts; `row` is null for an unreadable one. */
export type MappedRow = ReadRow<MappedEntry> & { row: RowByColumn | null }

/** Rows of a table, in order, each with its upserts; throws `TableProblem`. */
export async function* mappedReads(
  source: AsyncIterable<Uint8Array>,
  mapping: TableMapping,
): AsyncGenerator<MappedRow> {
  for await (const { number, row } of readTableRows(source, mapping, listMappedColumns(mapping))) {
    if (row === null) {
      const failed = { line: number, code: 'malformed_request' as const }
      yield { number, row, entries: [{ number, failed, upsert: null, given: null, mapped: null, faults: [] }] }
    } else yield { number, row, entries: linesOfRow(row, mapping).map((made) => entryOf(number, made)) }
  }
}

type BuiltLine = ReturnType<typeof linesOfRow>[number]

function entryOf(number: number, { line, faults, mapped }: BuiltLine): MappedEntry {
  const read = readValue(number, withoutFields(line, faults))
  if (faults.length === 0) return { ...read, mapped, faults }
  // Reports faults of the other cells together with the unreadable ones.
  const { errors = {}, params } = 'failed' in read ? read.failed : {}
  const unread = Object.fromEntries(faults.map(({ field }) => [field, ['schema.invalid_string']]))
  const of = new Set(faults.map(({ field }) => field.split('.')[0] ?? ''))
  const others = Object.entries(errors).filter(([field]) => !of.has(field.split('.')[0] ?? ''))
  const failed = {
    line: number,
    code: 'validation_failed' as const,
    errors: { ...Object.fromEntries(others), ...unread },
    ...(params ? { params } : {}),
  }
  return { number, failed, upsert: mapped.upsert, given: withoutFields(line, faults), mapped, faults }
}

const withoutFields = (line: Record<string, unknown>, faults: readonly CellFault[]) =>
  Object.fromEntries(
    Object.entries(line).filter(([field]) => !faults.some((fault) => fault.field.split('.')[0] === field)),
  )

/**
 * Columns that a field of an upsert came from: its own, or those of its parts; none if the mapping does not have it.
 */
export function columnsOfField({ fields }: MappedLine, field: string): string[] {
  return Object.entries(fields).flatMap(([name, source]) => {
    if (name !== field && !name.startsWith(`${field}.`)) return []
    if (typeof source === 'string') return [source]
    return 'column' in source ? [source.column] : []
  })
}
