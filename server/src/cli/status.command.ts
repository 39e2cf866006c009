import type { Command } from 'commander'
import { databaseVersion, countPending } from '#modules/operations/back-office/status.ts'
import { halfRestored } from '#platform/db/half-restored.ts'
import { countJobs } from '#platform/db/jobs.ts'
import { pendingMigrations } from '#platform/db/migrations.ts'
import type { CommandContext } from './runtime/command-context.ts'
import type { OpenContext } from './runtime/run.ts'
import { facts, moment } from './runtime/table.ts'

/** `coussinet status`: shows versions, storage and queues. */
export function statusCommand(program: Command, open: OpenContext): void {
  program
    .command('status')
    .description(
      'shows versions, pending migrations, waiting jobs, messages and webhooks, and whether the files respond; exits with 1 if something needs attention',
    )
    .addHelpText('after', '\nExample:\n  coussinet status --json')
    .action(() =>
      open(async (context) => {
        const status = await statusOf(context, program.version() ?? '')
        context.out.one(status, wordsOf(status))
        if (!status.well) context.out.failed()
      }),
    )
}

async function statusOf(context: CommandContext, version: string) {
  const opened = await context.database('there')
  const { db, embedded } = opened
  const { applied, pending, unknown } = await pendingMigrations(db)
  const half = await halfRestored(db)
  const usable = pending.length === 0 && half === null
  const files = usable ? await answerOf(context) : null
  const jobs = await countJobs(db, context.clock())
  return {
    well: usable && files === 'answers',
    version,
    node: process.versions.node,
    database: {
      kind: embedded ? ('embedded' as const) : ('postgresql' as const),
      version: await databaseVersion(db),
      migrations: { applied: applied.length, pending, of_newer_versions: unknown },
      half_restored_from: half?.backup ?? null,
    },
    files,
    jobs,
    ...(usable ? await countPending(db) : { outbox: [], webhooks: null }),
  }
}
type PortalStatus = Awaited<ReturnType<typeof statusOf>>

/** `answers`, or the error of the file store. */
async function answerOf(context: CommandContext): Promise<string> {
  return context
    .files()
    .then((files) => files.probe())
    .then(
      () => 'answers',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
}

const since = (oldest: Date | null) => (oldest === null ? '' : `, the oldest since ${moment(oldest)}`)

function wordsOf({ version, node, database, files, jobs, outbox, webhooks }: PortalStatus): string {
  const { pending, applied, of_newer_versions } = database.migrations
  return facts([
    ['portal', `${version}, Node ${node}`],
    ['database', `${database.kind === 'embedded' ? 'embedded PostgreSQL' : 'PostgreSQL'} ${database.version}`],
    [
      'restore',
      database.half_restored_from === null ? null : `broken off, from ${database.half_restored_from}: run it again`,
    ],
    [
      'migrations',
      `${applied} applied${pending.length === 0 ? '' : `, pending: ${pending.join(', ')}; run: coussinet migrate`}${of_newer_versions.length === 0 ? '' : `, of a newer version: ${of_newer_versions.join(', ')}`}`,
    ],
    ['files', files],
    ...outbox.map(
      ({ channel, waiting, failing, oldest }) =>
        [
          channel === 'sms' ? 'SMS' : 'mails',
          `${waiting} wait${since(oldest)}; ${failing} failed at least once`,
        ] as const,
    ),
    [
      'webhooks',
      webhooks &&
        `${webhooks.active} active, ${webhooks.waiting} deliveries wait${since(webhooks.oldest)}; ${webhooks.failed} given up`,
    ],
    ...jobs
      .filter(({ waiting, active, failed, oldest }) => active > 0 || failed > 0 || (waiting > 0 && oldest !== null))
      .map(
        ({ queue, waiting, active, failed, oldest }) =>
          [`job ${queue}`, `${waiting} wait${since(oldest)}; ${active} in hand, ${failed} failed`] as const,
      ),
  ])
}
