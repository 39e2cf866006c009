import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { verifyEvidence } from '#modules/operations/verify/verify-evidence.ts'
import type { Db } from '#platform/db/db.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import type { KeyedClient, Write } from './keyed-client.ts'
import { saidInThread } from './members-at-work.ts'

type NamedRecord = { id?: string; reference?: string; sha256?: string }

/** Every write was answered in the end, is there once, and nothing else is: no loss, no half, no double. */
export async function expectNothingLost(
  db: Db,
  files: Pick<FileStore, 'open'>,
  { writes }: KeyedClient,
  since: Date,
): Promise<{ requests: number; files: number; signed: number }> {
  const answered = (path: RegExp) =>
    writes.filter((write): write is Write<NamedRecord> => path.test(write.path)).map(({ settled }) => settled?.answer)
  expect(writes.filter(({ settled }) => settled === null)).toEqual([])

  const requests = await db
    .selectFrom('refund_requests')
    .select(['request_id', 'status', 'tracking_reference', 'submitted_at'])
    .where('created_at', '>=', since)
    .execute()
  expect(sorted(requests.map(({ request_id }) => request_id))).toEqual(
    sorted(answered(/^\/refund-requests$/).map((answer) => answer?.id)),
  )
  const submitted = new Set(answered(/\/submit$/).map((answer) => answer?.id))
  for (const { request_id, status, tracking_reference, submitted_at } of requests) {
    expect({
      request_id,
      isFiled: status !== 'draft',
      hasReference: tracking_reference !== null,
      hasMoment: submitted_at !== null,
    }).toEqual({
      request_id,
      isFiled: submitted.has(request_id),
      hasReference: submitted.has(request_id),
      hasMoment: submitted.has(request_id),
    })
  }

  const held = await db
    .selectFrom('documents')
    .select(['file_id', 'sha256', 'stored_as', 'name'])
    .where('received_at', '>=', since)
    .where('name', 'in', ['invoice.jpg', 'care-sheet.jpg'])
    .execute()
  expect(sorted(held.map(({ file_id }) => file_id))).toEqual(sorted(answered(/\/files$/).map((answer) => answer?.id)))
  for (const { stored_as, sha256 } of held) expect(await hashOf(files, stored_as)).toBe(sha256)

  const messages = await db
    .selectFrom('contact_messages')
    .select('reference')
    .where('created_at', '>=', since)
    .execute()
  expect(sorted(messages.map(({ reference }) => reference))).toEqual(
    sorted(answered(/^\/contact$/).map((answer) => answer?.reference)),
  )

  const said = await db
    .selectFrom('refund_request_messages')
    .select(['request_id', 'message_id', 'author', 'position', 'text'])
    .where('created_at', '>=', since)
    .orderBy('position')
    .execute()
  const own = said.filter(({ author }) => author === 'member')
  expect(sorted(own.map(({ message_id }) => message_id))).toEqual(
    sorted(answered(/\/messages$/).map((answer) => answer?.id)),
  )
  for (const [request_id, thread] of Map.groupBy(said, (message) => message.request_id)) {
    const words = thread.filter(({ author }) => author === 'member').map(({ text }) => text)
    expect([request_id, thread.map(({ position }) => position), words]).toEqual([
      request_id,
      thread.map((_, at) => at + 1),
      saidInThread.slice(0, words.length),
    ])
  }

  const confirmed = writes.filter(({ path }) => path.endsWith('/confirm')).map(({ path }) => path.split('/')[3])
  const accounts = await db
    .selectFrom('refund_accounts')
    .select('refund_account_id')
    .where('created_at', '>=', since)
    .where('evidence_hash', 'is not', null)
    .execute()
  expect(sorted(accounts.map(({ refund_account_id }) => refund_account_id))).toEqual(sorted(confirmed))
  expect((await verifyEvidence(db)).faults).toEqual([])

  // Filed requests were told to the insurer once; signatures, too.
  const events = await db.selectFrom('insurer_events').select('event').where('at', '>=', since).execute()
  expect(events.filter(({ event }) => event === 'refund_request.submitted')).toHaveLength(submitted.size)
  expect(events.filter(({ event }) => event === 'refund_account.changed')).toHaveLength(confirmed.length)
  return { requests: requests.length, files: held.length, signed: confirmed.length }
}

const sorted = (names: (string | undefined)[]) => names.map(String).toSorted()

async function hashOf(files: Pick<FileStore, 'open'>, key: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const bytes of (await files.open(key)).stream) hash.update(bytes)
  return hash.digest('hex')
}
