import { topics } from '@coussinet/contract/events.ts'
import { hashPassword } from '#modules/accounts/accounts.ts'
import { saveExternalIds } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { announce } from '#platform/db/events.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { Platform } from '#platform/portal.ts'
import { demoPassword } from './demo-accounts.ts'
import { findUpserted, deleteMembers, isLoaded, restoreSessions, storedKeys } from './demo.store.ts'
import { demoId } from './seed/demo-id.ts'
import { demoTime } from './seed/demo-time.ts'
import { insertDisputes } from './seed/seed-disputes.ts'
import { insertFiles, storePapers } from './seed/seed-files.ts'
import { insertFormulaChanges } from './seed/seed-formula-changes.ts'
import { insertGodchildren } from './seed/seed-godchildren.ts'
import { insertMembers } from './seed/seed-members.ts'
import { insertMessages } from './seed/seed-messages.ts'
import { insertNotifications } from './seed/seed-notifications.ts'
import { insertOpenings } from './seed/seed-openings.ts'
import { insertQuotes, storeQuotePapers } from './seed/seed-quotes.ts'
import { insertRefunds } from './seed/seed-refunds.ts'
import { seedMembers } from './seed/seed-rows.ts'
import { insertThreads } from './seed/seed-threads.ts'

type DemoDeps = Pick<Platform, 'db' | 'files' | 'clock' | 'config' | 'jobs'>

/** Loads the demo's members with their history, unless they are there already. */
export async function loadDemo(platform: DemoDeps): Promise<void> {
  if (!(await isLoaded(platform.db))) await resetDemo(platform)
}

/** Brings the demo's members back to their beginning, their dates moved to the days around now; sessions stay open. */
export async function resetDemo(platform: DemoDeps): Promise<void> {
  const { db, files, clock, config, jobs } = platform
  const time = demoTime(clock())
  const earlier = await storedKeys(db)
  const drawing = storePapers(files, time)
  // Its failure is met inside the transaction, where it is awaited.
  drawing.catch(() => {})
  const quoting = storeQuotePapers(files, time)
  quoting.catch(() => {})
  // History notifies nobody, and no job follows it.
  const silent = { clock, config, jobs: { ...jobs, send: async () => {} } }
  const password_hash = await hashPassword(demoPassword)
  await inTransaction(db, async (tx) => {
    const sessions = await deleteMembers(tx)
    await insertMembers(tx, time, password_hash)
    await restoreSessions(tx, sessions)
    await insertOpenings(tx, time)
    await insertRefunds(tx, silent, time)
    await insertDisputes(tx, time)
    await insertFormulaChanges(tx, time)
    await insertGodchildren(tx, { config, clock }, time)
    await saveDemoExternalIds(tx)
    await insertFiles(tx, await drawing)
    await insertQuotes(tx, { time, files: await quoting })
    await insertMessages(tx, time)
    await insertThreads(tx, time)
    await insertNotifications(tx, config, time)
    for (const { id } of seedMembers) for (const topic of topics) await announce(tx, demoId(id), topic)
  })
  const tables = new Set(
    [...(await drawing), ...(await quoting)].flatMap(({ stored_as, thumbnail_stored_as }) => [
      stored_as,
      thumbnail_stored_as,
    ]),
  )
  await Promise.all(earlier.filter((key) => !tables.has(key)).map((key) => files.remove(key)))
}

/** Remembers to which member of the demo each thing belongs, so that nobody can bring it under another member. */
async function saveDemoExternalIds(db: Db): Promise<void> {
  const { members, contracts, animals, receipts, godchildren, mandates } = await findUpserted(db)
  await saveExternalIds(db, [
    ...members.map((one) => ({ kind: 'member' as const, ...one })),
    ...contracts.map((one) => ({ kind: 'contract' as const, ...one })),
    ...animals.map((one) => ({ kind: 'animal' as const, ...one })),
    ...receipts.map((one) => ({ kind: 'receipt' as const, ...one })),
    ...godchildren.map((one) => ({ kind: 'sponsorship_request' as const, ...one })),
    ...mandates.map((one) => ({ kind: 'mandate' as const, ...one })),
  ])
}
