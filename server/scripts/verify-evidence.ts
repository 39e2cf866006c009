// npm run verify: follows the chains of evidence and says what does not hold, with exit status 1.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { verifyEvidence } from '#features/evidence/verify/verify-evidence.ts'
import type { Fault } from '#features/evidence/verify/fault.ts'
import { type Config, ConfigProblem, readConfig } from '#platform/config.ts'
import type { OpenDatabase } from '#platform/db.ts'
import { lockDirectory } from '#platform/directory-lock.ts'

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function settings(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    return fail(error instanceof ConfigProblem ? error.sentences.join('\n') : String(error))
  }
}

/** The database of the settings, the embedded one held against a portal that would open it too. */
async function open({ database_url, data_dir }: Config): Promise<OpenDatabase> {
  if (database_url) return (await import('#platform/database/postgres.ts')).openPostgres(database_url, (error) => console.error(error.message))
  const directory = join(data_dir, 'postgres')
  if (!existsSync(directory)) return fail(`There is no database in ${data_dir}. Set DATA_DIR or DATABASE_URL.`)
  await lockDirectory(data_dir).catch(() => fail(`The portal is running on ${data_dir}, and its embedded database takes one process at a time. Stop it, then verify again.`))
  return (await import('#platform/database/embedded.ts')).openEmbedded({ directory })
}

const sentences: Record<Fault['what'], (where: Fault['where']) => string> = {
  gap: (where) => `a line is missing before line ${where}`,
  hash: (where) => `line ${where} is not what was hashed`,
  link: (where) => `line ${where} does not follow the one before it`,
  missing: (where) => `no line tells of ${where} as it should`,
  mandate: (where) => `the mandate ${where} is not what was signed`,
  account: (where) => `the account for refunds ${where} is not the one that was confirmed`,
  paper: (where) => `the paper of the mandate ${where} is not the one that was shown`,
}

const database = await open(settings())
try {
  const { members, lines, faults } = await verifyEvidence(database.db)
  for (const { member_id, what, where } of faults) console.log(`member ${member_id}: ${sentences[what](where)}`)
  console.log(`${members} members, ${lines} lines, ${faults.length} faults`)
  if (faults.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await database.close()
}
