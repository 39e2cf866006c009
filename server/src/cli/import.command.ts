import { createReadStream } from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { machineSentence } from '@coussinet/contract/integration/field-codes.ts'
import type { BatchReport, FailedLine } from '@coussinet/contract/integration/upserts/batch.ts'
import type { Command } from 'commander'
import { readLine } from '#modules/integration/batches/apply-line.ts'
import { applyLines, operatorCaller } from '#modules/integration/batches/apply-lines.ts'
import { linesOf } from '#modules/integration/batches/lines-of.ts'
import { auditOperation } from '#platform/records/audit.ts'
import type { CommandContext } from './runtime/command-context.ts'
import type { Open } from './runtime/run.ts'

// Members whose lines are written at the same time; the embedded database is one connection.
const lanes = 4

/** `coussinet import`: members, contracts, animals, contributions and godchildren from a file. */
export function importCommand(program: Command, open: Open): void {
  program
    .command('import')
    .argument(
      '<file>',
      'NDJSON, a line each as `POST /integration/v1/batches` takes it (docs/integration.md); `-` reads stdin',
    )
    .description(
      'brings members, contracts, animals, contributions and godchildren; a line that fails is told with its number, the others stand, and all of it may be imported again',
    )
    .option('--dry-run', 'checks the form of each line, and writes nothing')
    .addHelpText(
      'after',
      '\nExamples:\n  coussinet import members.ndjson --dry-run\n  zcat members.ndjson.gz | coussinet import -',
    )
    .action((file: string, { dryRun = false }: { dryRun?: boolean }) =>
      open(async (context) => {
        const { out, clock, stdin } = context
        const source = file === '-' ? stdin : await streamOf(file)
        const progress = out.progress('lines')
        const report = await (dryRun
          ? checkLines(context, source, progress.step)
          : writeLines(context, source, progress.step))
        progress.done()
        const { received, applied, failed, complete } = report
        if (!dryRun)
          await auditOperation((await context.database()).db, {
            action: 'import',
            details: { file: basename(file), received, applied, failed: failed.length, complete },
            at: clock(),
          })
        const summary = `${received} lines: ${applied} ${dryRun ? 'have the right form' : 'applied'}, ${failed.length} failed${complete ? '' : '; stopped before the end'}`
        out.one({ dry_run: dryRun, ...report }, [...failed.map(sentence), summary].join('\n'))
        if (failed.length > 0 || !complete) out.failed()
      }),
    )
}

/** The file as it is read, once it is there. */
async function streamOf(file: string): Promise<AsyncIterable<Uint8Array>> {
  const held = await openFile(file)
  return createReadStream('', { fd: held })
}

async function writeLines(
  { platform, signal }: CommandContext,
  source: AsyncIterable<Uint8Array>,
  onLine: () => void,
): Promise<BatchReport> {
  const held = await platform()
  return applyLines(held, operatorCaller, source, { at_once: held.config.database_url ? lanes : 1, onLine, signal })
}

async function checkLines(
  { signal }: CommandContext,
  source: AsyncIterable<Uint8Array>,
  onLine: () => void,
): Promise<BatchReport> {
  const report: BatchReport = { received: 0, applied: 0, failed: [], complete: true }
  for await (const line of linesOf(source)) {
    if (signal.aborted) return { ...report, complete: false }
    const read = readLine(line)
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
