import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { afterAll, expect, it } from 'vitest'
import { replyAddress } from '#modules/refunds/conversations/messages/reply-address.ts'
import { readConfig } from '#platform/config/config.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { atDepth } from '../depth.ts'
import { endSpawned, freePort, spawnPortal } from '../program/spawn-portal.ts'
import { startPostgres } from '../servers/postgres.ts'

const mails = 20
const kills = atDepth(3, 20)

const directory = await mkdtemp(join(tmpdir(), 'coussinet-answers-'))
const postgres = await startPostgres({ durable: true })
afterAll(async () => {
  endSpawned()
  await postgres.close()
  await rm(directory, { recursive: true, force: true })
})

it(
  `[MSG-02] killed ${kills} times while ${mails} answers are handed in by relays that try again: each is one message, none is lost, and the thread has no gap`,
  { timeout: 60_000 + kills * 15_000 },
  async () => {
    const port = await freePort()
    const env = {
      DATABASE_URL: await postgres.createDatabase('answers'),
      SECRET_KEY: randomBytes(40).toString('base64'),
      INBOUND_MAIL_ADDRESS: 'answer@replies.example',
      INBOUND_MAIL_LISTEN: `127.0.0.1:${port}`,
      INBOUND_MAIL_RELAYS: '127.0.0.0/8',
      INBOUND_MAIL_AUTHSERV_ID: 'mx.insurer.example',
    }
    const data_dir = await mkdtemp(join(directory, 'portal-'))
    let portal = await spawnPortal(data_dir, env)
    const { db, close } = await openPostgres(env.DATABASE_URL, () => {})
    const { member_id, request_id, email } = await db
      .selectFrom('refund_requests')
      .innerJoin('members', 'members.member_id', 'refund_requests.member_id')
      .select(['members.member_id', 'request_id', 'email'])
      .where('status', '=', 'processing')
      .executeTakeFirstOrThrow()
    const config = readConfig({ ...env, DATA_DIR: data_dir })
    const to = replyAddress(config, { base: env.INBOUND_MAIL_ADDRESS, member_id, request_id, at: new Date() })
    const [, domain] = email.split('@')

    let tries = 0
    /** Hands a mail in as a relay does: again and again, until it hears that it is taken. */
    async function handIn(number: number): Promise<void> {
      for (;;) {
        tries += 1
        const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true, socketTimeout: 20_000 })
        try {
          await transport.sendMail({
            from: email,
            to,
            messageId: `<${number}@${domain}>`,
            text: `Réponse ${number}.`,
            headers: { 'Authentication-Results': `mx.insurer.example; dmarc=pass header.from=${domain}` },
          })
          return
        } catch (error) {
          const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
          if (status >= 500) throw error
          await pause(100 + Math.random() * 400)
        } finally {
          transport.close()
        }
      }
    }
    const queue = Array.from({ length: mails }, (_, number) => number)
    const pace = (kills * 3000) / mails
    const relay = async () => {
      for (let number = queue.shift(); number !== undefined; number = queue.shift()) {
        await handIn(number)
        await pause(pace * Math.random() * 3)
      }
    }
    const relays = Promise.all([relay(), relay(), relay()])
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(300 + Math.random() * 1200)
      await portal.kill('SIGKILL')
      portal = await spawnPortal(data_dir, env)
    }
    await relays
    const rows = await db
      .selectFrom('refund_request_messages')
      .select(['text', 'position'])
      .where('member_id', '=', member_id)
      .where('request_id', '=', request_id)
      .orderBy('position')
      .execute()
    await close()
    const answers = rows.flatMap(({ text }) => (/^Réponse \d+\.$/.test(text) ? [text] : []))
    expect(answers.toSorted()).toEqual(Array.from({ length: mails }, (_, number) => `Réponse ${number}.`).toSorted())
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => at + 1))
    expect(tries).toBeGreaterThan(mails)
  },
)
