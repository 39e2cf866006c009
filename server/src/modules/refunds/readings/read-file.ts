import { buffer } from 'node:stream/consumers'
import { dayOf } from '@coussinet/contract/domain/days.ts'
import type { Country } from '@coussinet/contract/fields.ts'
import { contractOf, findAnimals } from '#modules/policy/policy.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { announce } from '#platform/events.ts'
import type { Platform } from '#platform/portal.ts'
import { type StoredDocument, readDocument } from '../reading/read-document.ts'
import type { Known, Understood } from '../reading/understand.ts'
import { animalsOfRequests, lockRequest, replaceAnimals, updateDraft } from '../requests/refund-requests.store.ts'
import { type Filling, fillingOf } from './fill-draft.ts'
import type { Unread } from './reading-queue.ts'
import { findOverdue, findUnread, keepReading } from './readings.store.ts'

type Reading = Pick<Platform, 'db' | 'files' | 'clock'>
export type ReadDocument = typeof readDocument

/**
 * Reads a document that waits and fills its draft with what is sure; one that is gone, or read by now, is left alone. A
 * document that breaks the reader is not read, once and for all. Throws where the store or the database is away.
 */
export async function readFile(platform: Reading, unread: Unread, read: ReadDocument = readDocument): Promise<void> {
  const { db, files, clock } = platform
  const waiting = await findUnread(db, unread)
  if (!waiting) return
  const facts = await factsOf(db, unread.member_id, clock())
  if (!facts) return settle(db, unread, null, clock())
  const bytes = await bytesOf(files, waiting.stored_as)
  const media_type = mediaTypes.find((one) => one === waiting.media_type)
  const understood = bytes && media_type ? await read({ bytes, media_type }, facts) : null
  await settle(db, unread, understood, clock())
}

const mediaTypes: readonly StoredDocument['media_type'][] = ['image/jpeg', 'image/png', 'application/pdf']

async function bytesOf(files: Platform['files'], key: string): Promise<Buffer | null> {
  try {
    return await buffer((await files.open(key)).stream)
  } catch (error) {
    // Taken off a moment ago.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

async function factsOf(db: Db, member_id: string, now: Date): Promise<(Known & { country: Country }) | null> {
  const contract = await contractOf(db, member_id)
  if (!contract) return null
  const animals = await findAnimals(db, member_id)
  return {
    country: contract.country,
    today: dayOf(now),
    covered: { from: contract.effective_date, to: contract.end_date },
    chips: animals.flatMap(({ icad }) => icad ?? []),
    names: animals.map(({ name }) => name),
  }
}

/** Keeps what was read and fills the draft, in one transaction: what was told, or taken off, meanwhile stands. */
async function settle(db: Db, unread: Unread, understood: Understood | null, at: Date): Promise<void> {
  const { member_id, request_id } = unread
  await inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, member_id, request_id)
    if (!request || !(await findUnread(tx, unread))) return
    if (understood === null) {
      await keepReading(tx, unread, { status: 'failed' })
    } else {
      if (request.status === 'draft' && !request.is_pile) await fillFrom(tx, unread, understood, at)
      else await keepReading(tx, unread, { status: 'done', understood, filled: [], told: [] })
    }
    await announce(tx, member_id, 'refund-requests')
  })
}

/** Fills a draft, whose row is held, with what is sure of its invoice's reading, and keeps the reading with what it filled. */
export async function fillFrom(db: Db, unread: Unread, understood: Understood, at: Date): Promise<void> {
  const { member_id, request_id } = unread
  const draft = await lockRequest(db, member_id, request_id)
  const contract = await contractOf(db, member_id)
  const chosen = await animalsOfRequests(db, member_id, [request_id])
  // Only an invoice tells what the draft asks for.
  const { changes, animal_ids, filled } =
    draft && contract && understood.document === 'invoice'
      ? fillingOf({ ...draft, animal_ids: chosen.map(({ animal_id }) => animal_id) }, understood, {
          today: dayOf(at),
          country: contract.country,
          animals: await findAnimals(db, member_id),
        })
      : nothing
  if (filled.length > 0) await updateDraft(db, member_id, request_id, changes, at)
  if (animal_ids.length > 0) await replaceAnimals(db, member_id, request_id, animal_ids)
  await keepReading(db, unread, { status: 'done', understood, filled, told: [] })
}

const nothing: Filling = { changes: {}, animal_ids: [], filled: [] }

// Longer than all tries of the queue.
const longestWait = 10 * 60_000
const batch = 200

/** Gives up the documents whose reading was cut off for good: their members wait for nothing. */
export async function giveUpUnread({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const at = clock()
  for (const unread of await findOverdue(db, new Date(at.getTime() - longestWait), batch))
    await settle(db, unread, null, at)
}
