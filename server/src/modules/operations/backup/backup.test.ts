import { appendFile, cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signed } from '#modules/contributions/tests/a-wizard.ts'
import { newId } from '#platform/crypto/ids.ts'
import { hash } from '#platform/crypto/keys.ts'
import type { OpenDatabase } from '#platform/db/db.ts'
import { openEmbedded } from '#platform/db/embedded.ts'
import { migrate } from '#platform/db/migrations.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { diskFileStore, type FileStore } from '#platform/files/file-store.ts'
import { outboxQueue, sendMail } from '#platform/outbox/outbox.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { atDepth } from '#testing/depth.ts'
import { dropTestSchema } from '#testing/outgoing/sent-mails.ts'
import { startPostgres } from '#testing/servers/postgres.ts'
import { ownPortal, type TestPortal } from '#testing/start-portal.ts'
import { manyClaims } from '../tests/many-claims.ts'
import { verifyEvidence } from '../verify/verify-evidence.ts'
import { backup, leftOut } from './backup.ts'
import { compareHeads } from './compare-heads.ts'
import { restore } from './restore.ts'
import { findTables } from './rows/schema.store.ts'

const claims = atDepth(500, 10_000)
const files = atDepth(30, 600)

let folder = ''
let portal: TestPortal
let member: TestMember
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coussinet-backup-'))
  portal = await ownPortal()
  member = await aMember(portal)
  await signed(portal, member, { uses: ['premium', 'refunds'] })
  await dropTestSchema(portal.db)
}, 60_000)
afterAll(async () => {
  await portal.close()
  await rm(folder, { recursive: true, force: true })
})

const options = (to: string) => ({
  database: { db: portal.db, embedded: true },
  files: portal.platform.files,
  secrets: [portal.platform.config.secret] as const,
  clock: portal.clock.now,
  directory: join(folder, to),
})
type Place = { database: OpenDatabase; files: FileStore }
const bringBack = ({ database, files: store }: Place, path: string) =>
  restore({ database, files: store, secrets: [portal.platform.config.secret], clock: portal.clock.now, path })

let places = 0
/** An empty embedded database, and an empty store. */
async function anEmptyPlace(): Promise<Place> {
  places += 1
  return { database: await openEmbedded({ memory: null }), files: await diskFileStore(join(folder, `place-${places}`)) }
}

/** A fingerprint of all rows of a table, the same on each engine. */
async function printOf({ db }: Pick<OpenDatabase, 'db'>, table: string): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('timezone', 'UTC', true)`.execute(tx)
    const { rows } = await sql<{
      print: string
    }>`select md5(string_agg(t::text, chr(10) order by t::text collate "C")) as print from ${sql.table(table)} t`.execute(
      tx,
    )
    return `${table} ${rows[0]?.print}`
  })
}

const letter = { subject: 's', title: 't', paragraphs: [] }

/** Copies a backup, so that a test may damage it. */
async function aCopy(from: string): Promise<{ path: string; generation: string }> {
  places += 1
  const path = join(folder, `copy-${places}`)
  await cp(join(folder, from), path, { recursive: true })
  const generation = (await readdir(path)).find((name) => name !== 'files') ?? ''
  return { path, generation: join(path, generation) }
}

async function aKeptFile(path: string): Promise<string> {
  const entries = await readdir(join(path, 'files'), { recursive: true, withFileTypes: true })
  const file = entries.find((entry) => entry.isFile())
  return join(file?.parentPath ?? '', file?.name ?? '')
}

describe('a backup of a few rows', () => {
  let made: Awaited<ReturnType<typeof backup>>
  let empty: Place
  beforeAll(async () => {
    await manyClaims(portal.db, portal.platform.files, { claims: 20, files: 4, as: 'few', at: portal.clock.now() })
    const answer = '{"b": 1,\n "a":  "é"}'
    await sql`insert into idempotency_keys (member_id, idempotency_key, request_hash, status, answer, created_at) values (${member.member_id}, 'k', '\\x01', 200, ${answer}::json, '2026-11-20T09:59:59.123456Z')`.execute(
      portal.db,
    )
    await portal.db.transaction().execute((tx) =>
      sendMail(tx, portal.platform, {
        member_id: member.member_id,
        to: 'h@example.org',
        reader: { language: 'fr', country: 'FR' },
        letter,
      }),
    )
    made = await backup(options('small'))
    empty = await anEmptyPlace()
  }, 60_000)
  afterAll(() => empty.database.close())

  it('[REL-15] is not made under a secret that the database does not know, nor compared with; during a rotation the former one will do', async () => {
    const another = Buffer.alloc(48, 'k')
    await expect(backup({ ...options('unreadable'), secrets: [another] })).rejects.toThrow(
      'SECRET_KEY is not the one that this database knows',
    )
    expect(await readdir(folder)).not.toContain('unreadable')
    await expect(compareHeads(portal.db, join(folder, 'small'), [another])).rejects.toThrow('SECRET_KEY is not the one')
    await backup({ ...options('rotated'), secrets: [another, portal.platform.config.secret] })
    await expect(compareHeads(portal.db, join(folder, 'rotated'), [portal.platform.config.secret])).rejects.toThrow(
      'made under another SECRET_KEY',
    )
  })

  it('copies no file again that is there whole, and one again that was damaged', async () => {
    expect(made.copied).toBe(4)
    portal.clock.advance({ minutes: 1 })
    expect((await backup(options('small'))).copied).toBe(0)
    await appendFile(await aKeptFile(join(folder, 'small')), 'x')
    portal.clock.advance({ minutes: 1 })
    const again = await backup({ ...options('small'), keep: 1 })
    expect([again.copied, again.pruned]).toEqual([1, { backups: 2, files: 0 }])
  })

  it('[SEC-56] lets go of the files that no kept backup names', async () => {
    await sql`delete from documents where file_id = md5('fewfile1')::uuid`.execute(portal.db)
    portal.clock.advance({ minutes: 1 })
    const next = await backup({ ...options('small'), keep: 1 })
    expect([next.pruned, next.manifest.files.lines]).toEqual([{ backups: 1, files: 1 }, 3])
  })

  type Damage = [what: string, sentence: RegExp, harm: (copy: { path: string; generation: string }) => Promise<void>]
  it.each<Damage>([
    [
      'a part that was cut off',
      /tables\/members\.ndjson\.gz of the backup is cut off/,
      ({ generation }) => truncate(join(generation, 'tables/members.ndjson.gz'), 40),
    ],
    [
      'a part that is missing',
      /tables\/refunds\.ndjson\.gz is missing/,
      ({ generation }) => rm(join(generation, 'tables/refunds.ndjson.gz')),
    ],
    [
      'a row that is missing',
      /tables\/refunds\.ndjson\.gz of the backup was changed/,
      ({ generation }) =>
        rewrite(
          join(generation, 'tables/refunds.ndjson.gz'),
          (text) => `${text.slice(text.indexOf('\n') + 1).padEnd(text.length + 4000)}`,
        ),
    ],
    [
      'a manifest that was changed',
      /was changed after it was written/,
      async ({ generation }) =>
        writeFile(
          join(generation, 'manifest.json'),
          (await readFile(join(generation, 'manifest.json'), 'utf8')).replace(/"lines": ?20\b/, '"lines": 19'),
        ),
    ],
    [
      'a backup that was never finished',
      /never finished|no finished backup/,
      ({ generation }) => rm(join(generation, 'manifest.json')),
    ],
  ])('[REL-15] refuses %s, before anything is written', async (_what, sentence, harm) => {
    const copy = await aCopy('small')
    await harm(copy)
    await expect(bringBack(empty, copy.path)).rejects.toThrow(sentence)
    expect(
      (await sql`select 1 from pg_namespace where nspname = 'coussinet_restore'`.execute(empty.database.db)).rows,
    ).toEqual([])
  })

  it('is refused by a place that is not empty, and under another key', { timeout: 60_000 }, async () => {
    const other = { ...empty, secrets: [Buffer.alloc(48, 'k')], clock: portal.clock.now, path: join(folder, 'small') }
    await expect(restore(other)).rejects.toThrow('made under another SECRET_KEY')
    await empty.files.put(crypto.randomUUID(), Buffer.from('of somebody'))
    await expect(bringBack(empty, join(folder, 'small'))).rejects.toThrow('The file store is not empty')
    await migrate(empty.database.db)
    await expect(bringBack(empty, join(folder, 'small'))).rejects.toThrow('The database is not empty')
  })

  it(
    '[REL-15] refuses a file that was cut or changed; no portal starts on what is half restored, and the same restore begins it anew',
    { timeout: 120_000 },
    async () => {
      const copy = await aCopy('small')
      const file = await aKeptFile(copy.path)
      const bytes = await readFile(file)
      const place = await anEmptyPlace()
      await writeFile(file, bytes.subarray(0, 10))
      await expect(bringBack(place, copy.path)).rejects.toThrow(
        /The file [\da-f-]{36} of the backup is cut off: 10 of 300 bytes/,
      )
      await expect(migrate(place.database.db)).rejects.toThrow('This database is half restored')
      await writeFile(file, Buffer.concat([Buffer.from([bytes.readUInt8() ^ 1]), bytes.subarray(1)]))
      await expect(bringBack(place, copy.path)).rejects.toThrow('was changed: its hash is not the one that was written')
      await writeFile(file, bytes)
      expect(await bringBack(place, copy.path)).toMatchObject({ faults: [], files: 3 })
      await migrate(place.database.db)
      const { rows } = await sql<{
        answer: string
      }>`select answer::text as answer from idempotency_keys where idempotency_key = 'k'`.execute(place.database.db)
      expect(rows).toEqual([{ answer: '{"b": 1,\n "a":  "é"}' }])
      await place.database.close()
    },
  )

  it('[SEC-33] notices a chain of evidence that was made anew since, and one that lost its end', async () => {
    const known = [portal.platform.config.secret]
    expect(await compareHeads(portal.db, join(folder, 'small'), known)).toMatchObject({ compared: 1, faults: [] })
    const { member_id } = member
    await sql`create table kept_evidence as select * from evidence`.execute(portal.db)
    await sql`update evidence set hash = ${hash('another')} where member_id = ${member_id}`.execute(portal.db)
    expect((await compareHeads(portal.db, join(folder, 'small'), known)).faults).toMatchObject([
      { member_id, what: 'rewritten' },
    ])
    await sql`delete from evidence where position > 1`.execute(portal.db)
    expect((await compareHeads(portal.db, join(folder, 'small'), known)).faults).toMatchObject([
      { member_id, what: 'shortened' },
    ])
    await sql`delete from evidence`.execute(portal.db)
    expect((await compareHeads(portal.db, join(folder, 'small'), known)).faults).toMatchObject([
      { member_id, what: 'gone' },
    ])
    await sql`insert into evidence select * from kept_evidence`.execute(portal.db)
    await sql`drop table kept_evidence`.execute(portal.db)
  })

  it(
    'says which row had lost its bytes already, and takes files that are deleted meanwhile for what they are',
    { timeout: 60_000 },
    async () => {
      const { files: store } = portal.platform
      const { rows } = await sql<{
        stored_as: string
      }>`select stored_as from documents order by file_id limit 2`.execute(portal.db)
      const [lost = { stored_as: '' }, deleted = { stored_as: '' }] = rows
      const kept = Buffer.concat(await (await store.open(lost.stored_as)).stream.toArray())
      await store.remove(lost.stored_as)
      let opened = 0
      const meanwhile: Pick<FileStore, 'open'> = {
        async open(key) {
          opened += 1
          if (key === deleted.stored_as) {
            await sql`delete from documents where stored_as = ${key}`.execute(portal.db)
            await store.remove(key)
          }
          return store.open(key)
        },
      }
      const result = await backup({ ...options('faulty'), files: meanwhile })
      expect(result.manifest.faults).toEqual([{ table: 'documents', stored_as: lost.stored_as, what: 'missing' }])
      expect(result.manifest.files.lines).toBe(1)
      expect(opened).toBeGreaterThan(3)
      const place = await anEmptyPlace()
      expect((await bringBack(place, join(folder, 'faulty'))).faults).toEqual([
        `documents: the file ${lost.stored_as} is missing, as it was when the backup was made`,
      ])
      await place.database.close()
      await store.put(lost.stored_as, kept)
    },
  )
})

async function rewrite(path: string, change: (text: string) => string): Promise<void> {
  await writeFile(path, gzipSync(change(gunzipSync(await readFile(path)).toString()), { level: 0 }))
}

it('[REL-16] brings a backup of an older version up to this one', { timeout: 60_000 }, async () => {
  const old = await anEmptyPlace()
  await migrate(old.database.db, { to: '0008_help' })
  await manyClaims(old.database.db, old.files, { claims: 10, files: 1, as: 'old', at: portal.clock.now() })
  await backup({ ...options('old'), database: old.database, files: old.files })
  const place = await anEmptyPlace()
  const restored = await bringBack(place, join(folder, 'old'))
  expect(restored.migrated).toContain('0012_keeping')
  expect(restored.faults).toEqual([])
  expect(await place.database.db.selectFrom('members').select('erased_at').executeTakeFirst()).toEqual({
    erased_at: null,
  })
  await Promise.all([old.database.close(), place.database.close()])
})

it('[REL-15] ends links for vets and forgets devices that show notifications', { timeout: 60_000 }, async () => {
  const { member_id, animals } = member
  const at = portal.clock.now()
  const request_id = newId()
  await sql`insert into refund_requests (member_id, request_id, status, created_at, changed_at)
    values (${member_id}, ${request_id}, 'draft', ${at}, ${at})`.execute(portal.db)
  const links = [
    { link_id: newId(), used_at: null },
    { link_id: newId(), used_at: at },
  ]
  for (const link of links)
    await portal.db
      .insertInto('vet_links')
      .values({
        ...link,
        member_id,
        token_hash: hash(link.link_id),
        purpose: 'draft',
        request_id,
        animal_id: animals[0]?.id ?? '',
        shows_amount: false,
        created_at: at,
        expires_at: new Date(at.getTime() + 86_400_000),
      })
      .execute()
  const device = { member_id, subscription_id: newId(), endpoint_hash: hash('device') }
  await portal.db.insertInto('push_owners').values(device).execute()
  await portal.db
    .insertInto('push_subscriptions')
    .values({ ...device, session_id: newId(), sealed: hash('sealed'), user_agent: 'phone', created_at: at })
    .execute()
  await backup(options('doors'))
  const place = await anEmptyPlace()
  await bringBack(place, join(folder, 'doors'))
  const { db } = place.database
  const restored = await db.selectFrom('vet_links').select(['link_id', 'revoked_at']).execute()
  expect(new Map(restored.map(({ link_id, revoked_at }) => [link_id, revoked_at !== null]))).toEqual(
    new Map(links.map(({ link_id, used_at }) => [link_id, used_at === null])),
  )
  expect(await db.selectFrom('push_subscriptions').select('member_id').execute()).toEqual([])
  expect(await db.selectFrom('push_owners').select('member_id').execute()).toEqual([])
  await place.database.close()
  await portal.db.deleteFrom('refund_requests').where('request_id', '=', request_id).execute()
})

// Sessions end, links and devices die with a restore, tokens are not in a backup, and the store gets its mark.
const doors = ['sessions', 'links', 'vet_links', 'push_subscriptions', 'push_owners']
const changedByRestore = new Set([...leftOut, ...doors, 'portal_facts'])

describe('[REL-15] the drill', () => {
  it(
    `backs up ${claims} claims beside the running portal and restores them into an empty PostgreSQL, whole`,
    { timeout: 600_000 },
    async () => {
      await manyClaims(portal.db, portal.platform.files, { claims, files, as: 'many', at: portal.clock.now() })
      const [{ count: requests, held } = { count: 0, held: 0 }] = (
        await sql<{
          count: number
          held: number
        }>`select count(*)::integer as count, (select count(*)::integer from documents) as held from refund_requests`.execute(
          portal.db,
        )
      ).rows
      const names = (await findTables(portal.db)).map(({ name }) => name).filter((name) => !changedByRestore.has(name))
      expect(names.length).toBeGreaterThan(40)
      // As it is now: the portal goes on meanwhile.
      const prints = new Map<string, string>()
      for (const name of names) prints.set(name, await printOf(portal, name))
      const made = await backup(options('drill'))
      expect(made.manifest.tables.find(({ name }) => name === 'refund_requests')?.part.lines).toBe(requests)
      expect([made.manifest.files.lines, made.manifest.faults]).toEqual([held, []])

      const server = await startPostgres()
      try {
        const database = await openPostgres(await server.createDatabase('restored'), () => {})
        const store = await diskFileStore(join(folder, 'drilled'))
        const began = performance.now()
        const restored = await bringBack({ database, files: store }, join(folder, 'drill'))
        const seconds = (performance.now() - began) / 1000
        expect(seconds).toBeLessThan(300)
        expect(restored).toMatchObject({ files: held, faults: [] })

        for (const [name, print] of prints) expect(await printOf(database, name)).toBe(print)
        expect(await verifyEvidence(database.db)).toMatchObject({ faults: [] })
        const { rows: waiting } = await sql<{
          name: string
        }>`select name from pgboss.job where name = ${outboxQueue} and state = 'created'`.execute(database.db)
        expect(waiting.length).toBe(restored.jobs)
        expect(waiting.length).toBeGreaterThan(0)
        expect(
          await database.db.selectFrom('sessions').select('session_id').where('ended_at', 'is', null).execute(),
        ).toEqual([])
        expect(await database.db.selectFrom('access_tokens').select('session_id').execute()).toEqual([])
        await database.close()
      } finally {
        await server.close()
      }
    },
  )
})
