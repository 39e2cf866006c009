// npm run export -- <nevg> --to <file>: everything that is held on a member, as the archive that the member can take.
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { archiveNumbered } from '#features/personal-data/personal-data.ts'
import { storedFiles } from '#platform/files/file-store.ts'
import { fail, openDatabase, settings } from './open-database.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } })
const { to } = values
const [nevg] = positionals
if (nevg === undefined || to === undefined || positionals.length > 1) fail('npm run export -- <nevg> --to <file.zip>')

const config = settings()
const database = await openDatabase(config)
let changed = 0
const log = {
  error(what: object) {
    changed += 1
    console.error(JSON.stringify(what))
  },
}
try {
  const archive = await archiveNumbered({ db: database.db, clock: () => new Date(), files: storedFiles(join(config.data_dir, 'files')), log }, nevg)
  if (!archive) throw new Error(`There is no member ${nevg}.`)
  await pipeline(archive.stream, createWriteStream(to, { flags: 'wx', mode: 0o600 })).catch(async (error: NodeJS.ErrnoException) => {
    // A file that was there is somebody's; half an archive is nobody's.
    if (error.code !== 'EEXIST') await rm(to, { force: true })
    throw error
  })
  console.log(changed === 0 ? to : `${to}: ${changed} files are missing or changed, files.json names them`)
  if (changed > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await database.close()
}
