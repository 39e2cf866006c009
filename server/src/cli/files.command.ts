import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { readS3Url } from '#platform/config/s3-settings.ts'
import { copyStore } from '#platform/files/store/copy-store.ts'
import { openBucket } from '#platform/files/store/open-store.ts'
import { adoptStore } from '#platform/files/store/store-id.ts'
import { auditOperation } from '#platform/records/audit.ts'
import { wrongUsage } from './runtime/command-errors.ts'
import type { OpenContext } from './runtime/run.ts'

/** `coussinet files`: shows and moves the location of the members' documents. */
export function filesCommand(program: Command, open: OpenContext): void {
  const files = program
    .command('files')
    .description('copies the files to a bucket, and links a store to its database')
    .addHelpText('after', '\nExample:\n  coussinet files copy --to new-bucket.url')
  copying(files, open)
  adopting(files, open)
}

function copying(files: Command, open: OpenContext): void {
  files
    .command('copy')
    .description('copies every file that a bucket lacks, while the portal keeps running on its current store')
    .requiredOption(
      '--to <file>',
      'a file with the address of the bucket in the form of S3_URL; other users could read it on the command line',
    )
    .addHelpText('after', '\nExample:\n  coussinet files copy --to new-bucket.url')
    .action(({ to }: { to: string }) =>
      open(async ({ config, database, clock, files: storeOf, out, signal }) => {
        const target = await openBucket(await bucketIn(to, config.production))
        const progress = out.progress('files copied')
        try {
          const done = await copyStore(await storeOf(), target, { signal, copied: () => progress.step(1) })
          progress.done()
          const { db } = await database()
          await auditOperation(db, { action: 'files.copied', at: clock(), details: done })
          out.one(
            done,
            `${done.copied} files were copied, ${done.there} were there before. Once the portal is stopped, copy again, then start it with that S3_URL.`,
          )
        } finally {
          await target.close()
        }
      }),
    )
}

async function bucketIn(path: string, production: boolean) {
  const text = await readFile(path, 'utf8').catch(() => {
    throw wrongUsage(`${path} cannot be read: it must be a file that holds the address of the bucket.`)
  })
  const wrong: string[] = []
  const settings = readS3Url(text.trim(), { name: path, production }, wrong)
  if (settings === null || wrong.length > 0) throw wrongUsage(wrong.join('\n'))
  return settings
}

function adopting(files: Command, open: OpenContext): void {
  files
    .command('adopt')
    .description('links the configured store to the configured database, after both were moved by other means')
    .option(
      '--yes',
      'confirms that the store has the files of this database; files without a row are deleted within hours',
    )
    .addHelpText('after', '\nExample:\n  coussinet files adopt --yes')
    .action(({ yes }: { yes?: true }) =>
      open(async ({ database, clock, files: storeOf, out }) => {
        if (!yes)
          throw wrongUsage(
            'The portal deletes the files of its store that no row of its database names. Say --yes when they belong together.',
          )
        const { db } = await database()
        await adoptStore(db, await storeOf('any'))
        await auditOperation(db, { action: 'files.adopted', at: clock() })
        out.one({ adopted: true }, 'The store belongs to this database now.')
      }),
    )
}
