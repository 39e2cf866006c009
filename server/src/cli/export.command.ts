import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { exampleNevg } from '@coussinet/contract/brand/nevg-like.ts'
import { normaliseNevg } from '@coussinet/contract/brand/nevg.ts'
import type { Command } from 'commander'
import { archiveByNevg } from '#modules/privacy/personal-data/personal-data.ts'
import type { OpenContext } from './runtime/run.ts'

/** `coussinet export`: writes all data of a member (SEC-55). */
export function exportCommand(program: Command, open: OpenContext): void {
  program
    .command('export')
    .argument('<nevg>', 'the customer number')
    .requiredOption('--to <file>', 'a new file, readable only by its owner; `-` writes to stdout')
    .description('writes all data of a member, the same archive that the member can download')
    .addHelpText('after', `\nExample:\n  coussinet export ${exampleNevg} --to ${exampleNevg}.zip`)
    .action((nevg: string, { to }: { to: string }) =>
      open(async ({ database, files, clock, out, stdout, signal }) => {
        const { db } = await database()
        let changed = 0
        const log = {
          error(what: object) {
            changed += 1
            out.fault(JSON.stringify(what))
          },
        }
        const archive = await archiveByNevg({ db, clock, files: await files(), log }, normaliseNevg(nevg))
        if (!archive) throw new Error(`There is no member ${nevg}.`)
        if (to === '-') {
          await pipeline(archive.stream, stdout, { signal, end: false })
          return
        }
        await pipeline(archive.stream, createWriteStream(to, { flags: 'wx', mode: 0o600 }), { signal }).catch(
          async (error: NodeJS.ErrnoException) => {
            // Never overwrites an existing file; deletes an incomplete archive.
            if (error.code === 'EEXIST') throw new Error(`${to} is there already: it is left as it is.`)
            await rm(to, { force: true })
            throw error
          },
        )
        out.one(
          { nevg, file: to, missing_or_changed: changed },
          changed === 0 ? to : `${to}: ${changed} files are missing or changed, files.json names them`,
        )
      }),
    )
}
