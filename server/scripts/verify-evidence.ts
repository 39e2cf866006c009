// npm run verify: follows the chains of evidence and says what does not hold, with exit status 1.
import { verifyEvidence } from '#features/evidence/verify/verify-evidence.ts'
import type { Fault } from '#features/evidence/verify/fault.ts'
import { openDatabase, settings } from './open-database.ts'

const sentences: Record<Fault['what'], (where: Fault['where']) => string> = {
  gap: (where) => `a line is missing before line ${where}`,
  hash: (where) => `line ${where} is not what was hashed`,
  link: (where) => `line ${where} does not follow the one before it`,
  missing: (where) => `no line tells of ${where} as it should`,
  mandate: (where) => `the mandate ${where} is not what was signed`,
  account: (where) => `the account for refunds ${where} is not the one that was confirmed`,
  paper: (where) => `the paper of the mandate ${where} is not the one that was shown`,
}

const database = await openDatabase(settings())
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
