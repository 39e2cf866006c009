import type { Command } from 'commander'
import { openJobs } from '#platform/db/jobs.ts'
import { migrate, pendingMigrations } from '#platform/db/migrations.ts'
import { auditOperation } from '#platform/records/audit.ts'
import type { OpenContext } from './runtime/run.ts'

/** `coussinet migrate`: migrates the database to the schema of this version. */
export function migrateCommand(program: Command, open: OpenContext): void {
  program
    .command('migrate')
    .description('applies pending migrations; safe while nodes run, and when run twice at once')
    .option('--dry-run', 'only shows what would be applied')
    .addHelpText('after', '\nExample:\n  coussinet migrate --dry-run')
    .action(({ dryRun }: { dryRun?: true }) =>
      open(async ({ database, clock, out, log }) => {
        const opened = await database('any')
        const { pending, unknown } = await pendingMigrations(opened.db)
        if (unknown.length > 0) out.say(`A newer version has applied ${unknown.join(', ')}: that stays.`)
        const words = (names: readonly string[], done: string) =>
          names.length === 0
            ? 'Nothing to apply: the database is up to date.'
            : names.map((name) => `${done} ${name}`).join('\n')
        if (dryRun) return out.one({ dry_run: true, pending }, words(pending, 'would apply'))
        const done = await opened.withoutTimeouts((unlimited) => migrate(unlimited, { report: out.say }))
        // The job library creates its own tables: here, with the role that may change the schema.
        const jobs = await openJobs(opened, (error) => log.error({ err: error }), {}, { works: false })
        await jobs.close()
        if (done.length > 0)
          await auditOperation(opened.db, { action: 'database.migrated', details: { applied: done }, at: clock() })
        out.one({ dry_run: false, applied: done }, words(done, 'applied'))
      }),
    )
}
