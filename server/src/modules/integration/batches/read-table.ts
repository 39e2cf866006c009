import { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import type { Row } from './mapped-row.ts'
import type { Mapping } from './mapping.ts'

/** A row by the number of the line on which it ends; `row` is null for one that is no row of the table. */
export type TableRow = { number: number; row: Row | null }

/** A table that does not fit its mapping: what is wrong, for the person who wrote it. */
export class TableProblem extends Error {}

const longestRow = 262_144

/**
 * Rows of a CSV as they arrive, never more than a few held. Throws `TableProblem` where a column of the mapping is not in
 * the first line, and for a first line that cannot be read.
 */
export async function* rowsOf(
  source: AsyncIterable<Uint8Array>,
  { encoding, separator }: Mapping,
  columns: readonly string[],
): AsyncGenerator<TableRow> {
  const skipped: number[] = []
  const chunks = decoded(source, encoding)
  const head = await headOf(chunks)
  const parser = parse({
    bom: true,
    columns: (names: string[]) => checkedColumns(names, columns),
    delimiter: separator ?? separatorOf(head),
    info: true,
    max_record_size: longestRow,
    // A head that one program wrote above the rows of another may end otherwise than they do.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count_less: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error: CsvError | undefined) => {
      if (error) skipped.push(Number(error['lines'] ?? 0))
      return undefined
    },
  })
  const text = Readable.from(after(head, chunks))
  text.on('error', (error) => parser.destroy(error))
  text.pipe(parser)
  for await (const { record, info } of parser) {
    for (const number of skipped.splice(0)) yield { number, row: null }
    yield { number: info.lines, row: record }
  }
  for (const number of skipped.splice(0)) yield { number, row: null }
}

/** The beginning of a table: its first line at least, or all of it. */
async function headOf(chunks: AsyncGenerator<string>): Promise<string> {
  let head = ''
  while (!head.includes('\n') && head.length < longestRow) {
    const { value, done } = await chunks.next()
    if (done === true) break
    head += value
  }
  return head
}

async function* after(head: string, chunks: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head
  yield* chunks
}

const separators = [';', ',', '\t', '|']

/** The mark that parts the names of the first line most often; a name in quotes may hold any. */
function separatorOf(head: string): string {
  const [line = ''] = head.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/)
  const count = (mark: string) => line.split(mark).length
  return separators.toSorted((one, other) => count(other) - count(one))[0] ?? ';'
}

const utf8Mark = Buffer.from([0xef, 0xbb, 0xbf])

/** Text of what arrives; a mark of UTF-8 in front, as spreadsheets and our own reports have it, counts for more than the encoding that was told. */
async function* decoded(source: AsyncIterable<Uint8Array>, encoding: Mapping['encoding']): AsyncGenerator<string> {
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
  const there = names.map((name) => name.trim())
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
