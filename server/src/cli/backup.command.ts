import { resolve } from 'node:path'
import type { Command } from 'commander'
import { backup } from '#modules/operations/backup/backup.ts'
import { listSecrets } from '#platform/crypto/keys.ts'
import { auditOperation } from '#platform/records/audit.ts'
import { whole } from './runtime/command-errors.ts'
import { progressByPart } from './runtime/progress-by-part.ts'
import type { OpenContext } from './runtime/run.ts'

/** `coussinet backup`: writes a snapshot of all rows and every file they refer to. */
export function backupCommand(program: Command, open: OpenContext): void {
  program
    .command('backup')
    .argument('<directory>', 'a directory for the backups of this portal, and nothing else')
    .description(
      'writes a snapshot of all rows and every file that they refer to; on PostgreSQL while the portal runs, on the embedded database with the portal stopped',
    )
    .option(
      '--keep <n>',
      'removes all but the last n complete backups, and files that none of them needs',
      whole(1, 10_000),
    )
    .addHelpText(
      'after',
      '\nA file that is there already is not copied again. What breaks off leaves a backup without manifest.json, which nobody takes for one.\nThe SECRET_KEY is not in the backup: keep it elsewhere, or nothing that is sealed can be opened again.\n\nExample:\n  coussinet backup /var/backups/coussinet --keep 30',
    )
    .action((directory: string, { keep }: { keep?: number }) =>
      open(async ({ config, clock, database, files, out, signal }) => {
        const opened = await database()
        const store = await files()
        const { report, done } = progressByPart(out)
        const made = await opened
          .withoutTimeouts((db) =>
            backup({
              database: { db, embedded: opened.embedded },
              files: store,
              secrets: listSecrets(config),
              clock,
              directory: resolve(directory),
              ...(keep === undefined ? {} : { keep }),
              signal,
              onProgress: report,
            }),
          )
          .finally(done)
        const { path, manifest, copied, pruned } = made
        await auditOperation(opened.db, {
          action: 'backup.made',
          at: clock(),
          details: { path, faults: manifest.faults.length },
        })
        const rows = manifest.tables.reduce((sum, { part }) => sum + part.lines, 0)
        for (const { table, stored_as, what } of manifest.faults)
          out.fault(
            `${table}: the file ${stored_as} ${what === 'missing' ? 'is missing' : 'has other bytes than its row tells of'}`,
          )
        out.say('The SECRET_KEY is not in the backup: keep it elsewhere.')
        out.one(
          {
            path,
            made_at: manifest.made_at,
            rows,
            files: manifest.files.lines,
            bytes: manifest.files.content_bytes,
            copied,
            jobs: manifest.jobs.lines,
            removed_backups: pruned.backups,
            removed_files: pruned.files,
            faults: manifest.faults,
          },
          `${path}: ${rows} rows, ${manifest.files.lines} files (${copied} of them new), ${manifest.jobs.lines} waiting jobs${pruned.backups > 0 ? `; ${pruned.backups} earlier backups and ${pruned.files} files removed` : ''}`,
        )
      }),
    )
}
