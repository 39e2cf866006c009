import { resolve } from 'node:path'
import type { Command } from 'commander'
import { restore } from '#modules/operations/backup/restore.ts'
import { listSecrets } from '#platform/crypto/keys.ts'
import { auditOperation } from '#platform/records/audit.ts'
import { progressByPart } from './runtime/progress-by-part.ts'
import type { OpenContext } from './runtime/run.ts'

/** `coussinet restore`: restores a backup into an empty database of either engine. */
export function restoreCommand(program: Command, open: OpenContext): void {
  program
    .command('restore')
    .argument('<directory>', 'a backup, or a directory of backups: then the last complete one')
    .description(
      'restores a backup into an empty database and an empty file store, also from the embedded database to PostgreSQL and from an earlier version',
    )
    .addHelpText(
      'after',
      '\nEvery part and every file is compared with its hash; at the end all evidence is followed and all files are read. What breaks off leaves a database that no portal starts on: the same command begins it anew.\nMails, SMS and events that waited when the backup was made wait again, and leave when a portal starts: for a drill, start it without SMTP_URL and SMS_URL.\nAll sessions have ended.\n\nExample:\n  DATABASE_URL=postgres://… coussinet restore /var/backups/coussinet',
    )
    .action((directory: string) =>
      open(async ({ config, clock, database, files, out, signal }) => {
        const opened = await database('any')
        const store = await files('any')
        const { report, done } = progressByPart(out)
        const restored = await opened
          .withoutTimeouts((db) =>
            restore({
              database: { ...opened, db },
              files: store,
              secrets: listSecrets(config),
              clock,
              path: resolve(directory),
              signal,
              onProgress: report,
            }),
          )
          .finally(done)
        await auditOperation(opened.db, {
          action: 'backup.restored',
          at: clock(),
          details: { backup: restored.backup, faults: restored.faults.length },
        })
        for (const fault of restored.faults) out.fault(fault)
        const { backup, made_at, rows, jobs, migrated, faults } = restored
        out.one(
          restored,
          `${rows} rows, ${restored.files} files and ${jobs} waiting jobs of ${made_at} are back from ${backup}${migrated.length > 0 ? `, and brought up by ${migrated.length} migrations` : ''}; ${faults.length} faults`,
        )
      }),
    )
}
