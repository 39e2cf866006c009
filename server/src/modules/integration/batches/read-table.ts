import { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import type { RowByColumn } from './mapped-row.ts'
import type { TableMapping } from './mapping.ts'

/** A row with the number of its last line; `row` is null if it does not match the table. */
export type TableRow = { number: number; row: RowByColumn | null }

/** A table that does not fit its mapping: describes the fault for its author. */
export class TableProblem extends Error {}

const longestRow = 262_144

/**
 * Parses the rows of a CSV as they arrive, with few in memory. Throws `TableProblem` if a column of the mapping is
 * missing in the first line, if that line is invalid, and for a row without an end, after which nothing is a row.
 */
export async function* readTableRows(
  source: AsyncIterable<Uint8Array>,
  { encoding, separator }: TableMapping,
  columns: readonly string[],
  onHead: (names: readonly string[]) => void = () => {},
): AsyncGenerator<TableRow> {
  const skipped: number[] = []
  let last = 1
  const endless: { sentence: string; line: number }[] = []
  const chunks = decoded(source, encoding)
  const head = await headOf(chunks)
  const hint = separatorHint(head)
  const parser = parse({
    bom: true,
    columns: (names: string[]) => {
      const there = checkedColumns(names, columns)
      onHead(there)
      return there
    },
    delimiter: separator ?? hint?.mark ?? separatorOf(head),
    ...(hint ? { from_line: 2 } : {}),
    info: true,
    max_record_size: longestRow,
    on_record: (record: RowByColumn, { lines }: { lines: number }) => {
      last = lines
      return record
    },
    // A head written by another program may have other line ends than the rows.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count_less: true,
    skip_empty_lines: true,
    // Spreadsheets write rows below the last one, of separators alone.
    skip_records_with_empty_values: true,
    skip_records_with_error: true,
    on_skip: (error: CsvError | undefined) => {
      const line = Number(error?.['lines'] ?? 0)
      if (error?.code === 'CSV_MAX_RECORD_SIZE') endless.push({ sentence: endlessRow(last + 1, error['column']), line })
      else if (error) skipped.push(line)
      return undefined
    },
  })
  const text = Readable.from(after(head, chunks, () => endless.length > 0))
  text.on('error', (error) => parser.destroy(error))
  text.pipe(parser)
  for await (const { record, info } of parser) {
    for (const number of skipped.splice(0)) yield { number, row: null }
    // Rows after a row without an end are not valid.
    if (endless[0] && info.lines >= endless[0].line) break
    yield { number: info.lines, row: unguarded(record) }
  }
  if (endless[0]) throw new TableProblem(endless[0].sentence)
  for (const number of skipped.splice(0)) yield { number, row: null }
}

/** Detects a cell with the `'` that keeps spreadsheets from running it, as our reports and other programs write it. */
const isGuarded = (text: string) => /^'[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text)

function unguarded(row: Record<string, string>): RowByColumn {
  for (const [name, text] of Object.entries(row)) if (isGuarded(text)) row[name] = text.slice(1)
  return row
}

const endlessRow = (line: number, column: unknown) =>
  `The row that begins in line ${line} or soon after has more than ${longestRow / 1024} kB${typeof column === 'string' ? `, up to its column “${column}”` : ''}: a quotation mark before it may have no other one. Nothing behind it was read.`

/** The beginning of a table: at least its first line, or all of it. */
async function headOf(chunks: AsyncGenerator<string>): Promise<string> {
  let head = ''
  while (!head.includes('\n') && head.length < longestRow) {
    const { value, done } = await chunks.next()
    if (done === true) break
    head += value
  }
  return head
}

/** The beginning and the rest, until the reader stops. */
async function* after(head: string, chunks: AsyncGenerator<string>, isEnough: () => boolean): AsyncGenerator<string> {
  yield head
  for await (const chunk of chunks) {
    if (isEnough()) return
    yield chunk
  }
}

const separators = [';', ',', '\t', '|']

/** The separator that a first line such as `sep=;` names to a spreadsheet, which shows it nowhere; null for another. */
function separatorHint(head: string): { mark: string } | null {
  const [, mark] = /^\ufeff?"?sep=([;,\t|])"?(?=[\r\n])/i.exec(head) ?? []
  return mark === undefined ? null : { mark }
}

/** Most frequent separator in the first line; quoted names may contain any. */
function separatorOf(head: string): string {
  const [line = ''] = head.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/)
  const count = (mark: string) => line.split(mark).length
  return separators.toSorted((one, other) => count(other) - count(one))[0] ?? ';'
}

const utf8Mark = Buffer.from([0xef, 0xbb, 0xbf])

/** Decodes a table; a UTF-8 byte order mark, as spreadsheets and our reports write it, overrides the given encoding. */
async function* decoded(source: AsyncIterable<Uint8Array>, encoding: TableMapping['encoding']): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | null = null
  try {
    for await (const chunk of source) {
      const isMarked = Buffer.from(chunk.subarray(0, 3)).equals(utf8Mark)
      decoder ??=
        isMarked || encoding === 'utf-8' ? new TextDecoder('utf-8', { fatal: true }) : new TextDecoder(encoding)
      yield decoder.decode(chunk, { stream: true })
    }
    yield decoder?.decode() ?? ''
  } catch (error) {
    if (error instanceof TypeError)
      throw new TableProblem('The table is not in UTF-8: say its encoding in the mapping.')
    throw error
  }
}

function checkedColumns(names: string[], columns: readonly string[]): string[] {
  const there = names.map((name) => (isGuarded(name) ? name.slice(1) : name).trim())
  const missing = columns.filter((column) => !there.includes(column))
  if (missing.length > 0)
    throw new TableProblem(
      `The table has no column ${missing.map((name) => `“${name}”`).join(', ')}. It has: ${there.map((name) => `“${name}”`).join(', ')}.`,
    )
  const twice = columns.filter((column) => there.indexOf(column) !== there.lastIndexOf(column))
  if (twice.length > 0)
    throw new TableProblem(`The table has two columns ${twice.map((name) => `“${name}”`).join(', ')}: name each once.`)
  return there
}
