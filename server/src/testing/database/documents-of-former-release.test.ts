import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  deleteDocuments,
  findDocument,
  findDocuments,
  findKeysOfDocuments,
  insertDocuments,
  moveDocument,
  type QuoteDocument,
  type RequestDocument,
} from '#modules/refunds/documents/documents.store.ts'
import { newId } from '#platform/crypto/ids.ts'
import type { Db, OpenDatabase } from '#platform/db/db.ts'
import { migrate } from '#platform/db/migrations.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { startPostgres, type TestPostgres } from '../servers/postgres.ts'

/** The last migration of 0.1.1. */
const former = '0053_organisations'
const workers = 8
const at = new Date('2026-11-20T10:00:00Z')

let postgres: TestPostgres
const opened: OpenDatabase[] = []
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await Promise.all(opened.map(({ close }) => close()))
  await postgres.close()
})

type Owners = { member_id: string; request_id: string; quote_id: string; message_id: string }

/** A database of 0.1.1 with members who have documents of every kind. */
async function aFormerDatabase(name: string): Promise<OpenDatabase> {
  const database = await openPostgres(await postgres.createDatabase(name), () => {}, { connections: workers + 2 })
  opened.push(database)
  await database.withoutTimeouts((session) => migrate(session, { to: former }))
  const { db } = database
  await sql`insert into members (member_id, nevg, firstname, lastname, email, locale, line1, postal_code, city, country, created_at, updated_at)
    select gen_random_uuid(), n::text, 'Ada', 'Lovelace', n || '@example.org', 'fr', '1 RUE', '69003', 'LYON', 'FR', ${at}, ${at} from generate_series(1, 40) n`.execute(
    db,
  )
  await sql`insert into refund_requests (member_id, request_id, status, created_at, changed_at) select member_id, gen_random_uuid(), 'draft', ${at}, ${at} from members`.execute(
    db,
  )
  await sql`insert into quotes (member_id, quote_id, status, created_at, changed_at) select member_id, gen_random_uuid(), 'lapsed', ${at}, ${at} from members`.execute(
    db,
  )
  await sql`insert into refund_request_messages (member_id, request_id, message_id, position, author, author_name, text, content_hash, created_at)
    select member_id, request_id, gen_random_uuid(), 1, 'member', 'Ada', 'Bonjour', ''::bytea, ${at} from refund_requests`.execute(
    db,
  )
  for (const owners of await ownersOf(db)) {
    const [file_id] = await writeAsFormer(db, owners)
    await sql`insert into refund_request_awaited (member_id, request_id, awaited_id, position, reason_code, due_on, file_id)
      values (${owners.member_id}, ${owners.request_id}, ${newId()}, 1, 'unreadable', '2026-12-01', ${file_id})`.execute(
      db,
    )
  }
  return database
}

const ownersOf = async (db: Db): Promise<Owners[]> =>
  (
    await sql<Owners>`select m.member_id, m.request_id, q.quote_id, m.message_id
      from refund_request_messages m join quotes q on q.member_id = m.member_id`.execute(db)
  ).rows

/** Writes a document of each kind in the statements of 0.1.1; answers their ids: of the request, the quote, the message. */
async function writeAsFormer(db: Db, { member_id, request_id, quote_id, message_id }: Owners): Promise<string[]> {
  const [ofRequest, ofQuote, ofMessage] = [newId(), newId(), newId()]
  await sql`insert into "refund_request_files" ("member_id", "request_id", "file_id", "type", "animal_id", "name", "media_type", "size", "sha256", "source_sha256", "stored_as", "thumbnail_stored_as", "status", "refusal_code", "received_at", "reading")
    values (${member_id}, ${request_id}, ${ofRequest}, 'invoice', null, 'facture.jpg', 'image/jpeg', 1000, ${ofRequest}, ${ofRequest}, ${ofRequest}, null, 'received', null, ${at}, '{"status":"waiting"}')`.execute(
    db,
  )
  await sql`insert into "quote_files" ("member_id", "quote_id", "file_id", "type", "name", "media_type", "size", "sha256", "source_sha256", "stored_as", "thumbnail_stored_as", "received_at", "reading")
    values (${member_id}, ${quote_id}, ${ofQuote}, 'quote', 'devis.jpg', 'image/jpeg', 1000, ${ofQuote}, null, ${ofQuote}, null, ${at}, null)`.execute(
    db,
  )
  await sql`insert into "refund_request_message_files" ("member_id", "message_id", "position", "file_id", "name", "media_type", "size", "sha256", "stored_as", "thumbnail_stored_as")
    values (${member_id}, ${message_id}, 0, ${ofMessage}, 'radio.jpg', 'image/jpeg', 1000, ${ofMessage}, ${ofMessage}, null)`.execute(
    db,
  )
  return [ofRequest, ofQuote, ofMessage]
}

/** Adds, reads, changes, sums and takes off documents as a node of 0.1.1 does, each in a statement of its own. */
async function workAsFormer(db: Db, owners: Owners): Promise<void> {
  const { member_id, request_id, quote_id } = owners
  const [ofRequest, ofQuote, ofMessage] = await writeAsFormer(db, owners)
  const { rows } =
    await sql`select "file_id", "reading" from "refund_request_files" where "member_id" = ${member_id} and "request_id" = ${request_id} and "file_id" = ${ofRequest} for update`.execute(
      db,
    )
  if (rows.length !== 1) throw new Error('a row that was just written is not there')
  await sql`update refund_request_files set reading = '{"status":"failed"}'::jsonb where member_id = ${member_id}::uuid and request_id = ${request_id}::uuid and file_id = ${ofRequest}::uuid`.execute(
    db,
  )
  await sql`update "refund_request_files" set "status" = 'accepted', "refusal_code" = null where "member_id" = ${member_id} and "request_id" = ${request_id} and "status" = 'received' and "file_id" = ${ofRequest}`.execute(
    db,
  )
  await sql`select sum(size) as bytes from (
      select f.size from refund_request_files f join refund_requests r using (member_id, request_id) where f.member_id = ${member_id}::uuid and r.decided_at is null
      union all select f.size from quote_files f join quotes q using (member_id, quote_id) where f.member_id = ${member_id}::uuid and q.status in ('draft', 'pending')
      union all select f.size from refund_request_message_files f join refund_request_messages m using (member_id, message_id) where f.member_id = ${member_id}::uuid and m.author = 'member'
    ) kept`.execute(db)
  // The daily sweep of quotes names no table before "status".
  await sql`select array["quote_files"."stored_as", "quote_files"."thumbnail_stored_as"] as keys from "quote_files" join "quotes" using (member_id, "quote_id") where member_id = ${member_id} and "changed_at" < ${at} and (status in ('refused', 'withdrawn', 'lapsed', 'used'))`.execute(
    db,
  )
  await sql`delete from "quote_files" where "member_id" = ${member_id} and "quote_id" = ${quote_id} and "file_id" = ${ofQuote}`.execute(
    db,
  )
  await sql`delete from refund_request_message_files where member_id = ${member_id} and file_id = ${ofMessage}`.execute(
    db,
  )
  await sql`delete from "refund_request_files" where "member_id" = ${member_id} and "request_id" = ${request_id} and "file_id" = any(${[ofRequest]}::uuid[])`.execute(
    db,
  )
}

/** Nodes of the former release at work, without a pause between. */
function startWork(db: Db, owners: readonly Owners[]) {
  let stopped = false
  const load = { done: 0, failures: new Set<string>(), longest: 0, stop }
  async function work(_: unknown, place: number): Promise<void> {
    for (let turn = place; !stopped; turn += workers) {
      const one = owners[turn % owners.length]
      if (!one) throw new Error('nobody is there')
      const began = performance.now()
      await workAsFormer(db, one).catch((error: unknown) => load.failures.add(String(error)))
      load.longest = Math.max(load.longest, performance.now() - began)
      load.done += 1
    }
  }
  const working = Array.from({ length: workers }, work)
  async function stop(): Promise<void> {
    stopped = true
    await Promise.all(working)
  }
  return load
}

type Row = Record<string, unknown>
const formerTables = ['refund_request_files', 'quote_files', 'refund_request_message_files'] as const

/** All that 0.1.1 knows of documents, in the order of their ids. */
async function asFormerReads(db: Db): Promise<Row[][]> {
  const tables: Row[][] = []
  for (const table of formerTables) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)} order by file_id`.execute(db)
    tables.push(rows.map(({ owner_kind: _kind, ...row }) => row))
  }
  return tables
}

it(
  '[REL-16] documents of three tables become one table while nodes of 0.1.1 add, change and take off some, and not a row differs',
  { timeout: 120_000 },
  async () => {
    const database = await aFormerDatabase('under_load')
    const before = await asFormerReads(database.db)
    const load = startWork(database.db, await ownersOf(database.db))
    let done = 0
    try {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await database.withoutTimeouts(migrate)
      done = load.done
      await new Promise((resolve) => setTimeout(resolve, 500))
    } finally {
      // On a closed database the work would never end, nor let anything else run.
      await load.stop()
    }
    expect([...load.failures]).toEqual([])
    expect(load.done).toBeGreaterThan(done)
    // A call waits for the moment in which names change, never for a row: two seconds are the whole budget of one that is answered.
    expect(load.longest).toBeLessThan(2000)
    expect(await asFormerReads(database.db)).toEqual(before)
    const { rows } = await sql<{
      owner_kind: string
      count: number
    }>`select owner_kind, count(*)::integer as count from documents group by 1 order by 1`.execute(database.db)
    expect(rows).toEqual(['message', 'quote', 'request'].map((owner_kind) => ({ owner_kind, count: 40 })))
  },
)

it('[REL-16] what either release writes, changes or takes off is the same row for the other', async () => {
  const { db, withoutTimeouts } = await aFormerDatabase('both')
  await withoutTimeouts(migrate)
  const [owners] = await ownersOf(db)
  if (!owners) throw new Error('nobody is there')
  const { member_id, request_id, quote_id, message_id } = owners
  const key = { member_id, kind: 'request', owner_id: request_id } as const

  // The former writes, this one reads and changes.
  const [ofRequest = '', ofQuote = '', ofMessage = ''] = await writeAsFormer(db, owners)
  expect(await findDocument(db, { ...key, file_id: ofRequest })).toMatchObject({
    request_id,
    type: 'invoice',
    reading: { status: 'waiting' },
  })
  expect((await findDocuments(db, member_id, 'quote', [quote_id])).map(({ file_id }) => file_id)).toContain(ofQuote)
  expect((await findDocuments(db, member_id, 'message', [message_id])).map(({ file_id }) => file_id)).toContain(
    ofMessage,
  )
  expect(await findKeysOfDocuments(db, [ofRequest, ofQuote, ofMessage, 'nobody’s'])).toEqual(
    new Set([ofRequest, ofQuote, ofMessage]),
  )
  await moveDocument(db, {
    member_id,
    file_id: ofRequest,
    from: request_id,
    to: request_id,
    type: 'other',
    animal_id: null,
    reading: null,
  })
  const { rows } =
    await sql`select type, reading from refund_request_files where member_id = ${member_id} and file_id = ${ofRequest}`.execute(
      db,
    )
  expect(rows).toEqual([{ type: 'other', reading: null }])
  await deleteDocuments(db, { ...key, file_ids: [ofRequest] })
  expect((await asFormerReads(db))[0]?.some(({ file_id }) => file_id === ofRequest)).toBe(false)

  // This one writes, the former reads, changes and takes off.
  const bytes = {
    name: 'x.jpg',
    media_type: 'image/jpeg',
    size: 1,
    sha256: 'a',
    source_sha256: 'b',
    stored_as: newId(),
  }
  const common = { ...bytes, thumbnail_stored_as: null, received_at: at, reading: null }
  const request: RequestDocument = {
    ...common,
    file_id: newId(),
    request_id,
    type: 'other',
    animal_id: null,
    status: 'received',
    refusal_code: null,
  }
  const quote: QuoteDocument = { ...common, file_id: newId(), quote_id, type: 'other' }
  const message = { ...common, file_id: newId(), message_id, position: 1 }
  await insertDocuments(db, member_id, 'request', [request])
  await insertDocuments(db, member_id, 'quote', [quote])
  await insertDocuments(db, member_id, 'message', [message])
  const read = await asFormerReads(db)
  for (const [place, { file_id }] of [request, quote, message].entries())
    expect(read[place]?.find((row) => row['file_id'] === file_id)).toMatchObject({ name: 'x.jpg', sha256: 'a' })
  await sql`update refund_request_files set status = 'refused', refusal_code = 'unreadable' where member_id = ${member_id} and file_id = ${request.file_id}`.execute(
    db,
  )
  expect(await findDocument(db, { ...key, file_id: request.file_id })).toMatchObject({ status: 'refused' })
  await sql`delete from quote_files where member_id = ${member_id} and file_id = ${quote.file_id}`.execute(db)
  expect((await findDocuments(db, member_id, 'quote', [quote_id])).map(({ file_id }) => file_id)).not.toContain(
    quote.file_id,
  )
})

it('documents go with their owner, one that answers a question stays, and each has one owner', async () => {
  const { db, withoutTimeouts } = await aFormerDatabase('owners')
  await withoutTimeouts(migrate)
  const [owners] = await ownersOf(db)
  if (!owners) throw new Error('nobody is there')
  const { member_id, request_id, quote_id, message_id } = owners
  const countOf = async (id: string) =>
    (
      await sql<{ count: number }>`select count(*)::integer as count from documents
        where member_id = ${member_id} and (request_id = ${id} or quote_id = ${id} or message_id = ${id})`.execute(db)
    ).rows[0]?.count
  const [file] = await findDocuments(db, member_id, 'request', [request_id])
  const answers = { member_id, kind: 'request' as const, owner_id: request_id, file_ids: [file?.file_id ?? ''] }
  await expect(deleteDocuments(db, answers)).rejects.toThrow(/refund_request_awaited_file/)
  await expect(
    sql`update documents set quote_id = ${quote_id} where member_id = ${member_id} and request_id = ${request_id}`.execute(
      db,
    ),
  ).rejects.toThrow(/documents_of_requests_one_owner/)
  await sql`delete from quotes where member_id = ${member_id} and quote_id = ${quote_id}`.execute(db)
  await sql`delete from refund_request_awaited where member_id = ${member_id}`.execute(db)
  await sql`delete from refund_requests where member_id = ${member_id} and request_id = ${request_id}`.execute(db)
  expect([await countOf(request_id), await countOf(quote_id), await countOf(message_id)]).toEqual([0, 0, 0])
})
