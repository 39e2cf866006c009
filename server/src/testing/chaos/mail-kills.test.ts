import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, expect, it } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import type { Db } from '#platform/db/db.ts'
import { openJobs } from '#platform/db/jobs.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { outboxQueue, sendMail } from '#platform/outbox/outbox.ts'
import { aLetter, french } from '#platform/outbox/tests/a-letter.ts'
import { openPersistentKeys } from '#platform/records/persistent-keys.ts'
import { systemClock } from '#platform/time/clock.ts'
import { atDepth } from '../depth.ts'
import { endSpawned, freePort, spawnPortal } from '../program/spawn-portal.ts'
import { startPostgres, type TestPostgres } from '../servers/postgres.ts'
import { type MailServer, mailServer } from '../servers/smtp.ts'
import { keyedClient } from './keyed-client.ts'
import { newMember } from './members-at-work.ts'

const mails = atDepth(120, 300)
const kills = atDepth(1, 3)
/** ms that the mail server thinks about each recipient */
const slowness = 150
const soon = 60_000

const directory = await mkdtemp(join(tmpdir(), 'coussinet-mails-'))
let postgres: TestPostgres
let server: MailServer | null = null
afterEach(async () => {
  endSpawned()
  await server?.close()
  await postgres.close()
})
afterAll(() => rm(directory, { recursive: true, force: true }))

it(
  `[REL-05] killed ${kills === 1 ? 'once' : `${kills} times`} while ${mails} mails go out: each comes, within 60 s of the mail server’s return, one in a hundred twice at the most; nothing that was undone, no code that has died`,
  { timeout: 150_000 },
  async () => {
    postgres = await startPostgres({ durable: true })
    const DATABASE_URL = await postgres.createDatabase('mails')
    const port = await freePort()
    const env = { DATABASE_URL, SECRET_KEY: randomBytes(40).toString('base64'), SMTP_URL: `smtp://127.0.0.1:${port}` }
    const data_dir = await mkdtemp(join(directory, 'portal-'))
    const start = () => spawnPortal(data_dir, env)
    let portal = await start()
    const member = await newMember(keyedClient(portal.url))

    // With nobody at the mail server's address: what is owed, what is undone, and a code that dies in the meantime.
    const database = await openPostgres(DATABASE_URL, () => {})
    const jobs = await openJobs(database, () => {}, {}, { works: false })
    await jobs.declare(outboxQueue)
    const settings = readConfig({ ...env, DATA_DIR: data_dir })
    const platform = {
      clock: systemClock,
      jobs,
      config: { ...settings, persistent_keys: await openPersistentKeys(database.db, settings) },
    }
    const { member_id } = await database.db
      .selectFrom('members')
      .select('member_id')
      .where('nevg', '=', member.nevg)
      .executeTakeFirstOrThrow()
    const write = (db: Db, name: string, expires_at?: Date) =>
      sendMail(db, platform, {
        member_id,
        to: `${name}@example.org`,
        reader: french,
        letter: aLetter(settings.public_url),
        ...(expires_at ? { expires_at } : {}),
      })
    const dies = new Date(Date.now() + 2000)
    await inTransaction(database.db, async (db) => {
      for (let count = 0; count < mails; count += 1) await write(db, `owed${count}`)
      for (let count = 0; count < 5; count += 1) await write(db, `code${count}`, dies)
    })
    const undone = inTransaction(database.db, async (db) => {
      for (let count = 0; count < 5; count += 1) await write(db, `undone${count}`)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await pause(Math.max(0, dies.getTime() - Date.now()))

    // As slow as mail servers are.
    server = await mailServer({ port, slowness })
    const returned = performance.now()
    const { taken } = server
    const names = () => taken.map(({ mail }) => mail.to?.[0]?.address?.split('@')[0] ?? '')
    const owed = () => names().filter((name) => name.startsWith('owed'))
    for (let count = 1; count <= kills; count += 1) {
      await expect.poll(() => owed().length, { timeout: soon }).toBeGreaterThan((count * mails) / 5)
      // The count is seen right after mails were taken: any moment is to be as likely.
      await pause(Math.random() * 2 * slowness)
      await portal.kill('SIGKILL')
      portal = await start()
    }
    await expect.poll(() => new Set(owed()).size, { timeout: 2 * soon, interval: 200 }).toBe(mails)
    const took = performance.now() - returned
    // The last ones were taken a moment before they are written down as sent.
    const left = async () => {
      const { rows } = await sql<{
        left: number
      }>`select count(*)::integer as left from outgoing_messages where member_id = ${member_id} and sent_at is null and dropped_at is null`.execute(
        database.db,
      )
      return rows[0]?.left
    }
    await expect.poll(left, { timeout: soon }).toBe(0)
    await jobs.close()
    await database.close()

    const twice = owed().length - mails
    process.stdout.write(`REL-05: ${JSON.stringify({ took: Math.round(took), twice })}\n`)
    expect(names().filter((name) => /^(undone|code)/.test(name))).toEqual([])
    expect(took).toBeLessThan(soon)
    expect(twice).toBeLessThanOrEqual(mails / 100)
    // A mail that came twice bears one Message-ID: a mailbox shows it once.
    expect(new Set(taken.map(({ mail }) => mail.messageId)).size).toBe(new Set(names()).size)
    expect(await portal.kill('SIGTERM')).toBe(0)
  },
)
