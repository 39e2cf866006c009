import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { createRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { type MailServer, mailServer } from '#testing/servers/smtp.ts'
import { ownPortal, type TestPortal } from '#testing/start-portal.ts'
import { newId } from '../crypto/ids.ts'
import { sendMail, sendSms } from '../outbox/outbox.ts'
import { aLetter, french } from '../outbox/tests/a-letter.ts'

// A mail server and an SMS gateway that are away for ten minutes.
const public_url = 'https://members.example'
let portal: TestPortal
let helene: TestMember
let mail: MailServer
let gateway: Server
const heard: { to: string; text: string }[] = []

async function startGateway(port: number): Promise<number> {
  gateway = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push(JSON.parse(body))
      response.writeHead(202).end()
    })
  }).listen(port, '127.0.0.1')
  await once(gateway, 'listening')
  const address = gateway.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function stopGateway(): Promise<void> {
  gateway.closeAllConnections()
  gateway.close()
  await once(gateway, 'close')
}

beforeAll(async () => {
  mail = await mailServer()
  const port = await startGateway(0)
  portal = await ownPortal({
    env: { PUBLIC_URL: public_url, SMTP_URL: mail.url, SMS_URL: `http://127.0.0.1:${port}/send` },
  })
  helene = await aMember(portal)
})
afterAll(async () => {
  await portal.close()
  await mail.close()
  await stopGateway()
})

const waiting = () =>
  portal.db.selectFrom('outgoing_messages').select('message_id').where('sealed', 'is not', null).execute()
async function until(holds: () => Promise<boolean>, seconds: number): Promise<void> {
  const deadline = performance.now() + seconds * 1000
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error('It did not come to be in time.')
    await setTimeout(50)
  }
}

it(
  '[REL-05] ten minutes without either: the API answers, then each message comes once and soon, none of what was undone, and no code that has died',
  { timeout: 120_000 },
  async () => {
    const address = gateway.address()
    const gateway_port = typeof address === 'object' && address ? address.port : 0
    const before = await portal.app.inject({ url: '/readyz' })
    expect(JSON.parse(before.body)).toMatchObject({ mail: 'up', sms: 'up' })
    await mail.close()
    await stopGateway()

    const { member_id } = helene
    const subjects = Array.from({ length: 100 }, (_, place) => `Lettre ${place}`)
    const write = (subject: string) =>
      portal.db.transaction().execute((tx) =>
        sendMail(tx, portal.platform, {
          member_id,
          to: 'helene@example.org',
          reader: french,
          letter: aLetter(public_url, { subject }),
        }),
      )
    for (const subject of subjects) {
      await write(subject)
      // Between them, as many facts that were undone.
      await portal.db
        .transaction()
        .execute(async (tx) => {
          await sendMail(tx, portal.platform, {
            member_id,
            to: 'helene@example.org',
            reader: french,
            letter: aLetter(public_url, { subject: `Jamais : ${subject}` }),
          })
          await sendSms(tx, portal.platform, { member_id, to: '+33639981204', text: 'jamais' })
          throw new Error('undone')
        })
        .catch(() => {})
    }
    const dies = new Date(portal.clock.now().getTime() + 600_000)
    await portal.db.transaction().execute(async (tx) => {
      await sendSms(tx, portal.platform, { member_id, to: '+33639981204', text: 'Code 123 456', expires_at: dies })
      await sendSms(tx, portal.platform, { member_id, to: '+33639981204', text: 'Votre compte a changé' })
    })
    expect(
      (await portal.call(createRefundRequest, { as: helene, headers: { 'idempotency-key': newId() } })).status,
    ).toBe(201)
    await until(
      async () =>
        (
          await sql<{
            count: number
          }>`select count(*)::int as count from pgboss.job where name = 'outbox.deliver' and state = 'retry'`.execute(
            portal.db,
          )
        ).rows[0]?.count === 102,
      60,
    )
    expect(await waiting()).toHaveLength(102)

    // As they stand after ten minutes: many tries, and the next one up to 30 s away, of which these tests wait for the first seconds.
    portal.clock.advance({ minutes: 10, seconds: 1 })
    await sql`update pgboss.job set retry_count = 25, start_after = now() + random() * interval '5 seconds' where name = 'outbox.deliver' and state = 'retry'`.execute(
      portal.db,
    )
    mail = await mailServer({ port: mail.port })
    await startGateway(gateway_port)
    const back = performance.now()
    await until(async () => (await waiting()).length === 0, 30)
    expect(performance.now() - back).toBeLessThan(30_000)
    expect(mail.taken).toHaveLength(subjects.length)
    expect(new Set(mail.taken.map(({ mail: { subject } }) => subject))).toEqual(new Set(subjects))
    expect(heard.map((sms) => sms.text)).toEqual(['Votre compte a changé'])
  },
)
