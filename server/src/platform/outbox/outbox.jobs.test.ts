import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { getMe } from '@coussinet/contract/profile.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { type MailServer, mailServer } from '#testing/servers/smtp.ts'
import { ownPortal, type TestPortal } from '#testing/start-portal.ts'
import { newId } from '../crypto/ids.ts'
import { outboxPace } from './outbox.jobs.ts'
import { sendMail, sendSms } from './outbox.ts'
import { aLetter, french, italian } from './tests/a-letter.ts'

const public_url = 'https://members.example'
let server: MailServer
let portal: TestPortal
let helene: TestMember

beforeAll(async () => {
  server = await mailServer()
  portal = await ownPortal({
    env: { PUBLIC_URL: public_url, SMTP_URL: server.url, MAIL_FROM: 'Coussinet <bonjour@members.example>' },
  })
  helene = await aMember(portal)
})
afterAll(async () => {
  await portal.close()
  await server.close()
})

const to = 'helene.carpentier@example.org'
const write = (more: Partial<Parameters<typeof sendMail>[2]> = {}) =>
  portal.db.transaction().execute((tx) =>
    sendMail(tx, portal.platform, {
      member_id: helene.member_id,
      to,
      reader: french,
      letter: aLetter(public_url),
      ...more,
    }),
  )
const rows = () =>
  portal.db.selectFrom('outgoing_messages').selectAll().where('member_id', '=', helene.member_id).execute()

async function until(holds: () => boolean | Promise<boolean>, seconds = 15): Promise<void> {
  const deadline = performance.now() + seconds * 1000
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error('It did not come to be in time.')
    await pause(25)
  }
}
const allClosed = async () => (await rows()).every(({ sealed }) => sealed === null)

describe('the outbox', () => {
  it('[I18N-06][SEC-11][SEC-34] delivers HTML and text with their headers, in each language', async () => {
    const before = performance.now()
    await write()
    await write({ reader: italian })
    await until(() => server.taken.length === 2)
    expect(performance.now() - before).toBeLessThan(10_000)
    const messages = server.taken
      .map(({ mail }) => mail)
      .toSorted((one, other) => (one.html ?? '').indexOf('lang="fr"') - (other.html ?? '').indexOf('lang="fr"'))
    expect(messages.map(({ headers }) => headers.find(({ key }) => key === 'content-language')?.value)).toEqual([
      'it',
      'fr',
    ])
    for (const mail of messages) {
      expect(mail).toMatchObject({
        subject: 'Votre mot de passe a changé',
        from: { name: 'Coussinet', address: 'bonjour@members.example' },
        to: [{ address: to }],
      })
      expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
      expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@members\.example>$/)
      expect(mail.text).toContain(`${public_url}/not-me#token=abc-_123`)
      const links = [...(mail.html ?? '').matchAll(/href="(https?:[^"]+)"/g)].map(([, href = '']) => href)
      expect(links.length).toBeGreaterThan(0)
      expect(links.every((href) => href.startsWith(`${public_url}/`))).toBe(true)
    }
    await until(allClosed)
    expect(await rows()).toEqual([
      expect.objectContaining({ sent_at: expect.any(Date) }),
      expect.objectContaining({ sent_at: expect.any(Date) }),
    ])
  })

  it('[SEC-11] takes no message that leads elsewhere', async () => {
    await expect(write({ letter: aLetter('https://elsewhere.example') })).rejects.toThrow(
      'may link to https://members.example alone',
    )
    await expect(write({ letter: aLetter(`${public_url}.evil.example`) })).rejects.toThrow('alone')
    const sms = { member_id: helene.member_id, to: '+33639981204', text: 'Votre lien : http://members.example/x' }
    await expect(portal.db.transaction().execute((tx) => sendSms(tx, portal.platform, sms))).rejects.toThrow('alone')
  })

  it('[REL-05] sends nothing of what was rolled back', async () => {
    const { length } = server.seen
    const failing = portal.db.transaction().execute(async (tx) => {
      await sendMail(tx, portal.platform, {
        member_id: helene.member_id,
        to,
        reader: french,
        letter: aLetter(public_url),
      })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await write({ letter: aLetter(public_url, { subject: 'Après' }) })
    await until(() => server.seen.length > length)
    await until(allClosed)
    expect(server.seen.slice(length).map(({ mail }) => mail.subject)).toEqual(['Après'])
  })

  it(
    '[REL-05] waits for a mail server that is down, while the API answers, and delivers once it is back',
    { timeout: 40_000 },
    async () => {
      const { port } = server
      await server.close()
      await write({ letter: aLetter(public_url, { subject: 'Pendant la panne' }) })
      expect((await portal.call(getMe, { as: helene })).status).toBe(200)
      await until(async () => (await tries()) > 0)
      expect((await rows()).filter(({ sealed }) => sealed !== null)).toHaveLength(1)
      server = await mailServer({ port })
      await until(() => server.taken.length > 0, 30)
      await until(allClosed)
      expect(server.taken.map(({ mail }) => mail.subject)).toEqual(['Pendant la panne'])
    },
  )

  it('[REL-05] tries again after 451, under the same Message-ID', { timeout: 40_000 }, async () => {
    const { port } = server
    await server.close()
    server = await mailServer({ port, content: (count) => (count === 1 ? { status: 451, words: 'later' } : null) })
    await write()
    await until(() => server.taken.length > 0, 30)
    await until(allClosed)
    expect(server.seen).toHaveLength(2)
    expect(new Set(server.seen.map(({ mail }) => mail.messageId)).size).toBe(1)
    expect(server.taken).toHaveLength(1)
  })
})

it(
  '[REL-14] a mail server that never greets holds ten connections at most, each for less than 5 s, and no call waits for it',
  { timeout: 60_000 },
  async () => {
    const open = new Map<Socket, number>()
    const held: number[] = []
    let most = 0
    const hanging = createServer((socket) => {
      open.set(socket, performance.now())
      most = Math.max(most, open.size)
      socket.on('error', () => {})
      socket.on('close', () => {
        held.push(performance.now() - (open.get(socket) ?? 0))
        open.delete(socket)
      })
      socket.resume()
    }).listen(0, '127.0.0.1')
    await once(hanging, 'listening')
    const address = hanging.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const stuck = await ownPortal({ env: { PUBLIC_URL: public_url, SMTP_URL: `smtp://127.0.0.1:${port}` } })
    try {
      const member = await aMember(stuck)
      for (let count = 0; count < 25; count += 1)
        await stuck.db.transaction().execute((tx) =>
          sendMail(tx, stuck.platform, {
            member_id: member.member_id,
            to,
            reader: french,
            letter: aLetter(public_url),
          }),
        )
      await until(() => open.size > 0)
      const before = performance.now()
      expect((await stuck.call(getMe, { as: member })).status).toBe(200)
      expect(performance.now() - before).toBeLessThan(2000)
      await until(() => held.length >= 10, 20)
      expect(most).toBeLessThanOrEqual(outboxPace.at_once)
      expect(Math.max(...held)).toBeLessThan(5000)
    } finally {
      await stuck.close()
      hanging.close()
      for (const socket of open.keys()) socket.destroy()
    }
  },
)

it(
  '[REL-05] never pauses longer than 30 s between two tries, and tries for more than a day',
  { timeout: 30_000 },
  async () => {
    const { port } = server
    await server.close()
    const message_id = newId()
    await write({ letter: aLetter(public_url, { subject: message_id }) })
    await until(async () => (await tries()) > 0)
    await sql`update pgboss.job set retry_count = 500, start_after = now() where name = 'outbox.deliver' and state = 'retry'`.execute(
      portal.db,
    )
    await until(async () => (await tries()) > 501)
    const { rows: jobs } = await sql<{ pause: number; retry_limit: number }>`
    select extract(epoch from start_after - now())::float8 as pause, retry_limit from pgboss.job where name = 'outbox.deliver' and state = 'retry'`.execute(
      portal.db,
    )
    expect(jobs).toHaveLength(1)
    for (const { pause: waits, retry_limit } of jobs) {
      expect(waits).toBeGreaterThan(20)
      expect(waits).toBeLessThanOrEqual(30)
      expect((retry_limit * outboxPace.longest_pause) / 3600).toBeGreaterThan(24)
    }
    server = await mailServer({ port })
  },
)

/** Counts how often the job that is tried again has been tried. */
async function tries(): Promise<number> {
  const { rows: jobs } = await sql<{
    retry_count: number
  }>`select retry_count + 1 as retry_count from pgboss.job where name = 'outbox.deliver' and state = 'retry'`.execute(
    portal.db,
  )
  return Math.max(0, ...jobs.map(({ retry_count }) => retry_count))
}
