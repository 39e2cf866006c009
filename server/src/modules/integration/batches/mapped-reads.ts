import { type ReadLine, readValue } from './apply-line.ts'
import { linesOfRow, type CellFault } from './mapped-row.ts'
import { columnsOf, type Mapping } from './mapping.ts'
import { rowsOf } from './read-table.ts'

/** An entry of a batch that a row of a table became, with the cells that could not be read. */
export type MappedRead = ReadLine & { faults: readonly CellFault[] }

/** Entries of the rows of a table, in their order, each with the number of its row; throws `TableProblem`. */
export async function* mappedReads(source: AsyncIterable<Uint8Array>, mapping: Mapping): AsyncGenerator<MappedRead> {
  for await (const { number, row } of rowsOf(source, mapping, columnsOf(mapping))) {
    if (row === null) {
      yield { number, failed: { line: number, code: 'malformed_request' }, faults: [] }
      continue
    }
    for (const { line, faults } of linesOfRow(row, mapping)) {
      if (faults.length === 0) yield { ...readValue(number, line), faults }
      else {
        const errors = Object.fromEntries(faults.map(({ field }) => [field, ['schema.invalid_string' as const]]))
        yield { number, failed: { line: number, code: 'validation_failed', errors }, faults }
      }
    }
  }
}

/** The column that a field of a failed entry came from; null for one that the mapping does not name. */
export function columnOf({ lines }: Mapping, field: string): string | null {
  for (const { fields } of lines) {
    const source = fields[field]
    if (typeof source === 'string') return source
    if (source && 'column' in source) return source.column
  }
  return null
}
