import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { machineSentence } from '@coussinet/contract/integration/field-codes.ts'
import type { FailedLine } from '@coussinet/contract/integration/upserts/batch.ts'
import { stringify } from 'csv-stringify/sync'
import * as z from 'zod/mini'
import { columnOf } from '#modules/integration/batches/mapped-reads.ts'
import type { CellFault } from '#modules/integration/batches/mapped-row.ts'
import { columnsOf, knownFields, Mapping } from '#modules/integration/batches/mapping.ts'
import { rowsOf } from '#modules/integration/batches/read-table.ts'
import { wrongUsage } from './runtime/command-errors.ts'

/** Reads a mapping; throws a usage error that says what is wrong with it, at which place. */
export async function mappingOf(file: string): Promise<Mapping> {
  let value: unknown
  try {
    value = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw wrongUsage(`The mapping ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  const read = Mapping.safeParse(value)
  if (!read.success) throw wrongUsage(`The mapping ${file} is not one:\n${z.prettifyError(read.error)}`)
  for (const { upsert, fields } of read.data.lines) {
    const known = knownFields(upsert)
    const strange = Object.keys(fields).filter((field) => !known.has(field.split('.')[0] ?? ''))
    if (strange.length > 0)
      throw wrongUsage(
        `The mapping ${file} names ${strange.join(', ')}, which no ${upsert} has. It may have: ${[...known].join(', ')}.`,
      )
  }
  return read.data
}

/** Faults of rows in the words of the table: the column, what stands there, and what is wanted. */
export function rowSentence(
  { line, code, errors = {} }: FailedLine,
  mapping: Mapping,
  faults: readonly CellFault[],
): string {
  const told = Object.entries(errors).map(([field, keys]) => {
    const fault = faults.find((one) => one.field === field)
    if (fault) return `“${fault.column}” is “${fault.text}”, and should be ${fault.wanted}`
    const column = columnOf(mapping, field)
    const what = keys.map(machineSentence).join(', ')
    return column === null ? `${field || 'the row'}: ${what}` : `“${column}” (${field}): ${what}`
  })
  return `row ${line}: ${told.length === 0 ? code : told.join('; ')}`
}

/** Writes the rows that failed as they stand in the table, each with its fault in front: to be mended and imported again. */
export async function writeReport(
  file: string,
  { table, mapping, sentences }: { table: string; mapping: Mapping; sentences: ReadonlyMap<number, readonly string[]> },
): Promise<void> {
  const rows: Record<string, string>[] = []
  for await (const { number, row } of rowsOf(createReadStream(table), mapping, columnsOf(mapping))) {
    const told = sentences.get(number)
    if (told) rows.push({ fault: told.join('; '), ...row })
  }
  const [first = { fault: '' }] = rows
  // A cell that a spreadsheet would run as a formula is shown as the text that it is.
  const text = stringify(rows, {
    header: true,
    columns: Object.keys(first),
    delimiter: mapping.separator ?? ';',
    bom: true,
    escape_formulas: true,
  })
  await writeFile(file, text, { mode: 0o600 })
}
