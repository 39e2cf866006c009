import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { stringify } from 'csv-stringify/sync'
import { readMapping } from '#modules/integration/batches/check-mapping.ts'
import { listMappedColumns, type TableMapping } from '#modules/integration/batches/mapping.ts'
import { readTableRows } from '#modules/integration/batches/read-table.ts'
import { wrongUsage } from './runtime/command-errors.ts'

/** Reads a mapping; throws a usage error that lists all its faults with their places. */
export async function loadMapping(file: string): Promise<TableMapping> {
  let value: unknown
  try {
    value = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw wrongUsage(`The mapping ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  const read = readMapping(value)
  if ('mapping' in read) return read.mapping
  throw wrongUsage(`The mapping ${file} does not fit:\n${read.faults.map((fault) => `  ${fault}.`).join('\n')}`)
}

/** Writes the failed rows unchanged, each after its fault, to be corrected and imported again. */
export async function writeReport(
  file: string,
  { table, mapping, sentences }: { table: string; mapping: TableMapping; sentences: ReadonlyMap<number, string> },
): Promise<void> {
  const mapped = listMappedColumns(mapping)
  // A report imported again contains the earlier faults, which these replace.
  const fault = mapped.includes('fault') ? 'fault of the import' : 'fault'
  let head: readonly string[] = []
  const rows: Record<string, string>[] = []
  for await (const { number, row } of readTableRows(
    createReadStream(table),
    mapping,
    mapped,
    (names) => (head = names),
  )) {
    const sentence = sentences.get(number)
    if (sentence !== undefined) rows.push({ ...row, [fault]: sentence })
  }
  const text = stringify(rows, {
    header: true,
    columns: [fault, ...new Set(head.filter((name) => name !== fault))],
    delimiter: mapping.separator ?? ';',
    bom: true,
    // A cell that a spreadsheet would run as a formula is marked as text; `readTableRows` removes the mark.
    escape_formulas: true,
    // The separator of the input table may be another one than this file's.
    quoted_match: /[;,\t|]/,
  })
  await writeFile(file, text, { mode: 0o600 })
}
