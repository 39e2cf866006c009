import { createReadStream } from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Command } from 'commander'
import { type ReadLine, readText, type UpsertKind } from '#modules/integration/batches/apply-line.ts'
import { operatorCaller } from '#modules/integration/batches/apply-lines.ts'
import { applyRows, type RowOutcome, type ReadRow, tryRows } from '#modules/integration/batches/apply-rows.ts'
import { openContradictions } from '#modules/integration/batches/contradictions.ts'
import { readLines, untilAborted } from '#modules/integration/batches/lines-of.ts'
import { mappedReads } from '#modules/integration/batches/mapped-reads.ts'
import type { TableMapping } from '#modules/integration/batches/mapping.ts'
import { TableProblem } from '#modules/integration/batches/read-table.ts'
import { auditOperation } from '#platform/records/audit.ts'
import { type ImportFault, faultLine, faultsOfRow, type FaultSource } from './import-faults.ts'
import { openSummary, summaryLines } from './import-summary.ts'
import { loadMapping, writeReport } from './import-table.ts'
import type { CommandContext } from './runtime/command-context.ts'
import { wrongUsage } from './runtime/command-errors.ts'
import type { OpenContext } from './runtime/run.ts'

// Members written concurrently; the embedded database has one connection.
const lanes = 4
// A member’s own calls wait while their rows are written: this few rows take a tenth of a second.
const together = 20

type ImportCommandOptions = { dryRun?: boolean; map?: string; report?: string }

/** `coussinet import`: imports the insurer's data from a file. */
export function importCommand(program: Command, open: OpenContext): void {
  program
    .command('import')
    .argument(
      '<file>',
      'NDJSON, one record per line as in `POST /integration/v1/batches` (docs/integration.md), or a CSV with --map; `-` reads stdin',
    )
    .description(
      'imports members, contracts, animals, opening balances, past refunds, contributions and godchildren; failed lines are reported by number, the others are stored, and the whole file may be imported again',
    )
    .option(
      '--dry-run',
      'checks each line against the brand and the database, reports what it would do, and rolls back',
    )
    .option('--map <file>', 'reads a CSV with this mapping of its columns (docs/importing.md)')
    .option('--report <file>', 'with --map: writes the rows that failed, each with its fault, to a CSV')
    .addHelpText(
      'after',
      '\nExamples:\n  coussinet import members.ndjson --dry-run\n  coussinet import members.csv --map members.json --report faults.csv\n  zcat members.ndjson.gz | coussinet import -',
    )
    .action((file: string, { dryRun = false, map, report: reported }: ImportCommandOptions) =>
      open(async (context) => {
        const { out, clock, stdin } = context
        if (reported !== undefined && (map === undefined || file === '-'))
          throw wrongUsage('--report needs --map, and a file that can be read twice.')
        const mapping = map === undefined ? null : await loadMapping(map)
        const source = untilAborted(file === '-' ? stdin : await streamOf(file), context.signal)
        const what = mapping ? 'rows' : 'lines'
        const progress = out.progress(what)
        const { summary, add } = openSummary()
        const failed: ImportFault[] = []
        const sentences = new Map<number, string>()
        function onRow({ source: rowSource, kinds, entries }: SourcedRow, outcomes: readonly RowOutcome[]): void {
          add({ kinds, entries }, outcomes)
          const faults = faultsOfRow(rowSource, outcomes)
          failed.push(...faults)
          if (faults[0]) sentences.set(faults[0].line, faultLine(rowSource, faults))
          progress.step()
        }
        const rows = mapping ? tableRows(mappedReads(source, mapping), mapping) : lineRows(source)
        const complete = await tableProblems(() => bring(context, rows, { isTried: dryRun, onRow }))
        progress.done()
        const { received, applied } = summary
        if (!dryRun)
          await auditOperation((await context.database()).db, {
            action: 'import',
            details: { file: basename(file), received, applied, failed: received - applied, complete },
            at: clock(),
          })
        if (reported !== undefined && mapping) await writeReport(reported, { table: file, mapping, sentences })
        const ordered = [...sentences].toSorted(([one], [other]) => one - other).map(([, sentence]) => sentence)
        const lines = summaryLines(summary, { what, isTried: dryRun, isComplete: complete })
        failed.sort((one, other) => one.line - other.line)
        out.one({ dry_run: dryRun, ...summary, failed, complete }, [...ordered, ...lines].join('\n'))
        if (failed.length > 0 || !complete) out.failed()
      }),
    )
}

type SourcedRow = ReadRow & { source: FaultSource; kinds: (UpsertKind | null)[] }

/** Opens the file for reading, once it exists. */
async function streamOf(file: string): Promise<AsyncIterable<Uint8Array>> {
  const handle = await openFile(file)
  return createReadStream('', { fd: handle })
}

async function* lineRows(source: AsyncIterable<Uint8Array>): AsyncGenerator<SourcedRow> {
  for await (const line of readLines(source)) {
    const { number } = line
    const { read, value } = readText(line)
    const kind = kindOf(read)
    yield { number, entries: [read], kinds: [kind], source: { of: 'lines', line: { number, upsert: kind, value } } }
  }
}

async function* tableRows(rows: ReturnType<typeof mappedReads>, mapping: TableMapping): AsyncGenerator<SourcedRow> {
  for await (const row of rows) yield { ...row, kinds: row.entries.map(kindOf), source: { of: 'table', row, mapping } }
}

const kindOf = (read: ReadLine): UpsertKind | null => ('line' in read ? read.line.upsert : read.upsert)

type ImportRunOptions = { isTried: boolean; onRow(row: SourcedRow, outcomes: readonly RowOutcome[]): void }

async function bring(
  { platform, database, signal }: CommandContext,
  rows: AsyncIterable<SourcedRow>,
  { isTried, onRow }: ImportRunOptions,
): Promise<boolean> {
  const opened = await platform()
  const looked = lookedAt(rows)
  if (!isTried)
    return applyRows(opened, operatorCaller, looked, {
      at_once: opened.config.database_url ? lanes : 1,
      together,
      onRow,
      signal,
    })
  // One transaction for the whole table.
  return (await database()).withoutTimeouts((db) =>
    tryRows({ ...opened, db }, operatorCaller, looked, { onRow, signal }),
  )
}

async function* lookedAt(rows: AsyncIterable<SourcedRow>): AsyncGenerator<SourcedRow> {
  const look = openContradictions()
  for await (const row of rows) yield look(row)
}

/** Reports a table that does not fit its mapping as a usage error. */
async function tableProblems<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof TableProblem ? wrongUsage(error.message) : error
  }
}
