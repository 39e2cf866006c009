import { createReadStream } from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { machineSentence } from '@coussinet/contract/integration/field-codes.ts'
import type { BatchReport, FailedLine } from '@coussinet/contract/integration/upserts/batch.ts'
import type { Command } from 'commander'
import { type ReadLine, readLine } from '#modules/integration/batches/apply-line.ts'
import { applyReads, operatorCaller } from '#modules/integration/batches/apply-lines.ts'
import { linesOf } from '#modules/integration/batches/lines-of.ts'
import { type MappedRead, mappedReads } from '#modules/integration/batches/mapped-reads.ts'
import type { CellFault } from '#modules/integration/batches/mapped-row.ts'
import { TableProblem } from '#modules/integration/batches/read-table.ts'
import { auditOperation } from '#platform/records/audit.ts'
import { mappingOf, rowSentence, writeReport } from './import-table.ts'
import type { CommandContext } from './runtime/command-context.ts'
import { wrongUsage } from './runtime/command-errors.ts'
import type { Open } from './runtime/run.ts'

// Members whose lines are written at the same time; the embedded database is one connection.
const lanes = 4

type Options = { dryRun?: boolean; map?: string; report?: string }

/** `coussinet import`: members, contracts, animals, contributions and godchildren from a file. */
export function importCommand(program: Command, open: Open): void {
  program
    .command('import')
    .argument(
      '<file>',
      'NDJSON, a line each as `POST /integration/v1/batches` takes it (docs/integration.md), or with --map a CSV; `-` reads stdin',
    )
    .description(
      'brings members, contracts, animals, contributions and godchildren; a line that fails is told with its number, the others stand, and all of it may be imported again',
    )
    .option('--dry-run', 'checks the form of each line, and writes nothing')
    .option('--map <file>', 'reads a CSV by this mapping of its columns (docs/importing.md)')
    .option('--report <file>', 'with --map: writes the rows that failed, each with its fault, to a CSV')
    .addHelpText(
      'after',
      '\nExamples:\n  coussinet import members.ndjson --dry-run\n  coussinet import members.csv --map members.json --report faults.csv\n  zcat members.ndjson.gz | coussinet import -',
    )
    .action((file: string, { dryRun = false, map, report: reported }: Options) =>
      open(async (context) => {
        const { out, clock, stdin } = context
        if (reported !== undefined && (map === undefined || file === '-'))
          throw wrongUsage('--report needs --map, and a file that can be read twice.')
        const mapping = map === undefined ? null : await mappingOf(map)
        const source = file === '-' ? stdin : await streamOf(file)
        const progress = out.progress('lines')
        const faults = new Map<number, readonly CellFault[]>()
        const reads = mapping ? withFaults(mappedReads(source, mapping), faults) : null
        const report = await tableProblems(() =>
          dryRun
            ? checkReads(context, reads ?? readsOf(source), progress.step)
            : writeReads(context, reads ?? readsOf(source), progress.step),
        )
        progress.done()
        const { received, applied, failed, complete } = report
        if (!dryRun)
          await auditOperation((await context.database()).db, {
            action: 'import',
            details: { file: basename(file), received, applied, failed: failed.length, complete },
            at: clock(),
          })
        const told = failed.map((one) =>
          mapping ? rowSentence(one, mapping, faults.get(one.line) ?? []) : sentence(one),
        )
        if (reported !== undefined && mapping) {
          const sentences = Map.groupBy(told, (_sentence, index) => failed[index]?.line ?? 0)
          await writeReport(reported, { table: file, mapping, sentences })
        }
        const summary = `${received} lines: ${applied} ${dryRun ? 'have the right form' : 'applied'}, ${failed.length} failed${complete ? '' : '; stopped before the end'}`
        out.one({ dry_run: dryRun, ...report }, [...told, summary].join('\n'))
        if (failed.length > 0 || !complete) out.failed()
      }),
    )
}

/** The file as it is read, once it is there. */
async function streamOf(file: string): Promise<AsyncIterable<Uint8Array>> {
  const held = await openFile(file)
  return createReadStream('', { fd: held })
}

async function writeReads(
  { platform, signal }: CommandContext,
  reads: AsyncIterable<ReadLine>,
  onLine: () => void,
): Promise<BatchReport> {
  const held = await platform()
  return applyReads(held, operatorCaller, reads, { at_once: held.config.database_url ? lanes : 1, onLine, signal })
}

async function* readsOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<ReadLine> {
  for await (const line of linesOf(source)) yield readLine(line)
}

/** Entries as they come, the cells that could not be read kept by their row. */
async function* withFaults(
  reads: AsyncIterable<MappedRead>,
  faults: Map<number, readonly CellFault[]>,
): AsyncGenerator<ReadLine> {
  for await (const { faults: wrong, ...read } of reads) {
    if (wrong.length > 0) faults.set(read.number, [...(faults.get(read.number) ?? []), ...wrong])
    yield read
  }
}

/** A table that does not fit its mapping is the caller's to mend. */
async function tableProblems<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof TableProblem ? wrongUsage(error.message) : error
  }
}

async function checkReads(
  { signal }: CommandContext,
  reads: AsyncIterable<ReadLine>,
  onLine: () => void,
): Promise<BatchReport> {
  const report: BatchReport = { received: 0, applied: 0, failed: [], complete: true }
  for await (const read of reads) {
    if (signal.aborted) return { ...report, complete: false }
    report.received += 1
    if ('failed' in read) report.failed.push(read.failed)
    else report.applied += 1
    onLine()
  }
  return report
}

function sentence({ line, code, errors = {} }: FailedLine): string {
  const fields = Object.entries(errors).map(
    ([field, keys]) => `${field || 'the line'}: ${keys.map(machineSentence).join(', ')}`,
  )
  return `line ${line}: ${[code, ...fields].join('; ')}`
}
