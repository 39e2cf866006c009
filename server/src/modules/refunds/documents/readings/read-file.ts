import { buffer } from 'node:stream/consumers'
import type { Country } from '@coussinet/contract/domain/countries.ts'
import { toLocalDay } from '@coussinet/contract/domain/days.ts'
import type { StoredDocument } from '@coussinet/reading/read-and-understand.ts'
import type { UnderstoodPaper } from '@coussinet/reading/understand.ts'
import type { MemberFacts } from '@coussinet/reading/values/member-facts.ts'
import { inUnit } from '#modules/notifications/notifications.ts'
import { findAnimals, findContract, findCoveredDays } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import type { Platform } from '#platform/portal.ts'
import type { DocumentOwner, FindDocumentOwner } from '../document-owner.ts'
import {
  addReadAttempt,
  findOverdue,
  findUnread,
  saveReading,
  type ReadFile,
  undoReadAttempt,
} from '../documents.store.ts'
import { type DraftFilling, computeFilling } from './fill-draft.ts'
import { readDocument } from './read-document.ts'
import { countReadingTime, queueReading, rankReadings, readingQueue } from './reading-queue.ts'

type ReadFileDeps = Pick<Platform, 'db' | 'files' | 'clock' | 'config' | 'jobs'> & { findOwner: FindDocumentOwner }
export type ReadDocument = typeof readDocument

/**
 * Reads a waiting document and fills its draft with what is certain. A document that was deleted or already read is left alone; one that
 * crashes the reader is given up for good. Throws if the store or the database is unavailable.
 */
export async function readFile(
  platform: ReadFileDeps,
  unread: ReadFile,
  read: ReadDocument = readDocument,
): Promise<void> {
  const { db, files, clock, findOwner } = platform
  const waiting = await findUnread(db, unread)
  if (!waiting) return
  const facts = await factsOf(db, unread.member_id, clock())
  const owner = findOwner(unread)
  if (!facts) return settle(platform, owner, unread, null)
  const bytes = await bytesOf(files, waiting.stored_as)
  const media_type = mediaTypes.find((one) => one === waiting.media_type)
  await addReadAttempt(db, unread)
  const began = performance.now()
  const understood =
    bytes && media_type
      ? await read({ bytes, media_type, data: waiting.data ?? undefined }, facts).catch(async (error: unknown) => {
          // The node is stopping or no process started, so the document has not been tried.
          await undoReadAttempt(db, unread)
          throw error
        })
      : null
  await countReadingTime(db, platform, unread.member_id, performance.now() - began)
  await settle(platform, owner, unread, understood)
}

const mediaTypes: readonly StoredDocument['media_type'][] = ['image/jpeg', 'image/png', 'application/pdf']

async function bytesOf(files: Platform['files'], key: string): Promise<Buffer | null> {
  try {
    return await buffer((await files.open(key)).stream)
  } catch (error) {
    // Removed a moment ago.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

async function factsOf(db: Db, member_id: string, now: Date): Promise<(MemberFacts & { country: Country }) | null> {
  const contract = await findCoveredDays(db, member_id)
  if (!contract) return null
  const animals = await findAnimals(db, member_id)
  return {
    country: contract.country,
    today: toLocalDay(now),
    covered: { from: contract.first_day, to: contract.end_date },
    chips: animals.flatMap(({ icad }) => icad ?? []),
    names: animals.map(({ name }) => name),
  }
}

/** Stores the reading and fills the draft in one transaction; what the member entered or removed meanwhile takes precedence. */
async function settle(
  platform: Omit<ReadFileDeps, 'files'>,
  owner: DocumentOwner,
  unread: ReadFile,
  understood: UnderstoodPaper | null,
): Promise<void> {
  await inUnit(platform, { member_id: unread.member_id, actor: 'system' }, async (tx) => {
    const { db, at } = tx
    const locked = await owner.lock(db)
    if (!locked || !(await findUnread(db, unread))) return
    if (understood === null) await saveReading(db, unread, { status: 'failed' })
    else await fillFrom(db, { owner, locked }, unread, { understood, at })
    await tx.announce(owner.topic)
  })
}

/** Fills a locked draft with the certain values of a reading, if it still accepts them, and stores the reading. */
export async function fillFrom(
  db: Db,
  { owner, locked }: { owner: DocumentOwner; locked: Awaited<ReturnType<DocumentOwner['lock']>> },
  file: ReadFile,
  { understood, at }: { understood: UnderstoodPaper; at: Date },
): Promise<void> {
  const contract = await findContract(db, file.member_id)
  // Only the kind of paper that the draft requires fills its fields.
  const { changes, animal_ids, filled } =
    locked?.draft && contract && understood.document === owner.expects
      ? computeFilling(locked.draft, understood, {
          today: toLocalDay(at),
          country: contract.country,
          animals: await findAnimals(db, file.member_id),
        })
      : nothing
  if (filled.length > 0) await owner.fill(db, { changes, animal_ids: animal_ids.length > 0 ? animal_ids : null }, at)
  await saveReading(db, file, { status: 'done', understood, filled, told: [] })
}

const nothing: DraftFilling = { changes: {}, animal_ids: [], filled: [] }

// Longer than all tries of the queue.
const longestWait = 10 * 60_000
const mostOverdue = 5000
// A reading that ends is complete: only nodes killed while reading count, because the document may have killed them.
const mostTries = 10

/**
 * Checks documents that have waited long. One with a job keeps its place in the queue; one without is queued again, and
 * given up only after ten nodes were killed while reading it.
 */
export async function failStaleReadings(platform: Omit<ReadFileDeps, 'files'>): Promise<void> {
  const { db, clock, jobs, findOwner } = platform
  const at = clock()
  const standing = await jobs.standing<ReadFile>(
    db,
    readingQueue,
    ({ member_id, file_id }) => `${member_id} ${file_id}`,
  )
  await rankReadings(db, platform, [...new Set([...standing.keys()].map((name) => name.split(' ')[0] ?? ''))])
  for (const { file, tries } of await findOverdue(db, new Date(at.getTime() - longestWait), mostOverdue)) {
    if (standing.has(`${file.member_id} ${file.file_id}`)) continue
    if (tries < mostTries) await queueReading(db, platform, file)
    else await settle(platform, findOwner(file), file, null)
  }
}
