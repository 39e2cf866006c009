import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { afterAll, expect, it } from 'vitest'
import { photo } from '#modules/refunds/tests/a-request.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { endSpawned, freePort, spawnPortal } from '../program/spawn-portal.ts'
import { startPostgres } from '../servers/postgres.ts'

const mails = 6
const kills = 3

const directory = await mkdtemp(join(tmpdir(), 'coussinet-invoices-'))
const postgres = await startPostgres({ durable: true })
afterAll(async () => {
  endSpawned()
  await postgres.close()
  await rm(directory, { recursive: true, force: true })
})

it(
  `[SHARE-02] killed ${kills} times while ${mails} invoices are handed in by relays that try again: each is one draft with its file, and none is lost`,
  { timeout: 60_000 + kills * 20_000 },
  async () => {
    const port = await freePort()
    const env = {
      DATABASE_URL: await postgres.createDatabase('invoices'),
      SECRET_KEY: randomBytes(40).toString('base64'),
      INBOUND_MAIL_ADDRESS: 'answer@replies.example',
      INBOUND_MAIL_INVOICE_ADDRESS: 'invoices@replies.example',
      INBOUND_MAIL_LISTEN: `127.0.0.1:${port}`,
      INBOUND_MAIL_RELAYS: '127.0.0.0/8',
      INBOUND_MAIL_AUTHSERV_ID: 'mx.insurer.example',
    }
    const data_dir = await mkdtemp(join(directory, 'portal-'))
    let portal = await spawnPortal(data_dir, env)
    const post = async (path: string, body: object, token?: string): Promise<Record<string, string>> => {
      const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
      const response = await fetch(`${portal.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      expect(response.ok).toBe(true)
      const answer: Record<string, string> = JSON.parse(await response.text())
      return answer
    }
    const signedIn = await post('/api/auth/token', { username: '412703584', password: 'Coussinet#2026' })
    const { address = '' } = await post('/api/invoice-address', {}, signedIn['access_token'])

    let tries = 0
    /** Hands a mail in as a relay does: again and again, until it hears that it is taken. */
    async function handIn(number: number): Promise<void> {
      const attachments = [{ filename: `${number}.jpg`, content: await photo(), contentType: 'image/jpeg' }]
      for (;;) {
        tries += 1
        const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true, socketTimeout: 20_000 })
        try {
          await transport.sendMail({
            from: 'accueil@clinique.example',
            to: address,
            messageId: `<${number}@clinique.example>`,
            attachments,
            headers: { 'Authentication-Results': 'mx.insurer.example; dmarc=pass header.from=clinique.example' },
          })
          return
        } catch (error) {
          const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
          if (status >= 500) throw error
          await pause(300 + Math.random() * 700)
        } finally {
          transport.close()
        }
      }
    }
    const queue = Array.from({ length: mails }, (_, number) => number)
    const relay = async () => {
      for (let number = queue.shift(); number !== undefined; number = queue.shift()) {
        await handIn(number)
        await pause(Math.random() * 2000)
      }
    }
    const relays = Promise.all([relay(), relay()])
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(200 + Math.random() * 800)
      await portal.kill('SIGKILL')
      portal = await spawnPortal(data_dir, env)
    }
    await relays
    const { db, close } = await openPostgres(env.DATABASE_URL, () => {})
    const rows = await db
      .selectFrom('refund_requests')
      .innerJoin('documents', 'documents.request_id', 'refund_requests.request_id')
      .select('name')
      .where('mailed_by', 'is not', null)
      .execute()
    await close()
    const names = Array.from({ length: mails }, (_, number) => `${number}.jpg`)
    expect(rows.map(({ name }) => name).toSorted()).toEqual(names)
    expect(tries).toBeGreaterThan(mails)
  },
)
