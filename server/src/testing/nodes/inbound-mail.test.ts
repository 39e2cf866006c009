import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { replyAddress } from '#modules/refunds/conversations/messages/reply-address.ts'
import { readConfig } from '#platform/config/config.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { endSpawned, freePort, spawnPortal } from '../program/spawn-portal.ts'
import { startPostgres, type TestPostgres } from '../servers/postgres.ts'
import { type S3Server, startS3 } from '../servers/s3.ts'

const base = 'answer@replies.example'
const settings = {
  SECRET_KEY: 'Iv0zq9Ls3kYt7wPaXc5uRm2nBe8hDf1gJo4iVy6t',
  INBOUND_MAIL_ADDRESS: base,
  INBOUND_MAIL_RELAYS: '127.0.0.0/8',
  INBOUND_MAIL_AUTHSERV_ID: 'mx.insurer.example',
}

let directory: string
let postgres: TestPostgres
let s3: S3Server
let database_url: string
let doors: number[]
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'coussinet-listeners-'))
  ;[postgres, s3] = await Promise.all([startPostgres({ durable: true }), startS3()])
  database_url = await postgres.createDatabase('listeners')
  doors = [await freePort(), await freePort()]
  // The demo is loaded by the first.
  for (const [place, port] of doors.entries())
    await spawnPortal(join(directory, `node-${place}`), {
      ...settings,
      DATABASE_URL: database_url,
      S3_URL: s3.url,
      INBOUND_MAIL_LISTEN: `127.0.0.1:${port}`,
    })
}, 120_000)
afterAll(async () => {
  endSpawned()
  await s3.close()
  await postgres.close()
  await rm(directory, { recursive: true, force: true })
})

it('[MSG-02][REL-11] the same mail that a relay hands to two nodes at once, or to the other one later, is one message', async () => {
  const { db, close } = await openPostgres(database_url, () => {})
  const { member_id, request_id, email } = await db
    .selectFrom('refund_requests')
    .innerJoin('members', 'members.member_id', 'refund_requests.member_id')
    .select(['members.member_id', 'request_id', 'email'])
    .where('status', '=', 'processing')
    .executeTakeFirstOrThrow()
  const [, domain] = email.split('@')
  const config = readConfig({ ...settings, DATABASE_URL: database_url, DATA_DIR: directory })
  const to = replyAddress(config, { base, member_id, request_id, at: new Date() })

  /** Hands a mail in at the door of a node; returns what it says. */
  const handIn = async (port: number, number: number): Promise<string> => {
    const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true, socketTimeout: 30_000 })
    try {
      const { response } = await transport.sendMail({
        from: email,
        to,
        messageId: `<${number}@${domain}>`,
        text: `Réponse ${number}.`,
        headers: { 'Authentication-Results': `mx.insurer.example; dmarc=pass header.from=${domain}` },
      })
      return response
    } finally {
      transport.close()
    }
  }
  const numbers = [1, 2, 3, 4, 5, 6]
  for (const number of numbers) {
    const answers = await Promise.all(doors.map((port) => handIn(port, number)))
    expect(answers.map((answer) => answer.slice(0, 3))).toEqual(['250', '250'])
  }
  for (const [place, number] of numbers.entries()) expect(await handIn(doors[place % 2] ?? 0, number)).toMatch(/^250/)

  const rows = await db
    .selectFrom('refund_request_messages')
    .select(['text', 'position', 'message_id'])
    .where('member_id', '=', member_id)
    .where('request_id', '=', request_id)
    .orderBy('position')
    .execute()
  const events = await db
    .selectFrom('insurer_events')
    .select('data')
    .where('member_id', '=', member_id)
    .where('event', '=', 'refund_request.message_sent')
    .execute()
  await close()
  const answers = rows.filter(({ text }) => /^Réponse \d\.$/.test(text))
  expect(answers.map(({ text }) => text)).toEqual(numbers.map((number) => `Réponse ${number}.`))
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => at + 1))
  const told = JSON.stringify(events)
  for (const { message_id } of answers) expect(told.split(message_id)).toHaveLength(2)
}, 120_000)
