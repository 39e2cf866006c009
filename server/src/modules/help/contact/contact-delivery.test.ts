import { setTimeout as pause } from 'node:timers/promises'
import { sendContact } from '@coussinet/contract/contact.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { listMailFiles, type MailServer, mailServer } from '#testing/servers/smtp.ts'
import { ownPortal, type TestPortal } from '#testing/start-portal.ts'

// By a real mail server on this machine, as the wire shows it.
let server: MailServer
let portal: TestPortal
let helene: TestMember
const own = 'helene.carpentier@example.org'
const team = 'adherents@coussinet.example'

beforeAll(async () => {
  server = await mailServer()
  portal = await ownPortal({ env: { SMTP_URL: server.url } })
  helene = await aMember(portal, { email: own })
})
afterAll(async () => {
  await portal.close()
  await server.close()
})

const form = {
  topic: 'payment',
  subject: 'Changer de jour de prélèvement',
  message: 'Bonjour, je voudrais payer le 15 du mois.',
}
const send = (fields: Partial<typeof form> = {}, name = 'RIB.pdf') =>
  portal.call(sendContact, {
    as: helene,
    form: {
      fields: { ...form, ...fields },
      files: [{ bytes: photo, name: name.replace(/pdf$/, 'png'), media_type: 'image/png', part: 'files' }],
    },
  })
// A PNG of one pixel.
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function taken(count: number, seconds = 45) {
  const deadline = performance.now() + seconds * 1000
  while (server.taken.length < count) {
    if (performance.now() > deadline) throw new Error('They did not come in time.')
    await pause(25)
  }
  const mails = server.taken.splice(0)
  server.recipients.splice(0)
  const to = (address: string) =>
    mails.find(({ mail }) => mail.to?.some((one) => 'address' in one && one.address === address))
  return { mails, to }
}

it(
  '[SUP-02][REL-05] neither the message nor its confirmation is lost while the mail server is down',
  { timeout: 60_000 },
  async () => {
    const { port } = server
    await server.close()
    const answer = await send()
    expect(answer.status).toBe(202)
    await pause(500)
    server = await mailServer({ port })
    const { mails, to } = await taken(2)
    expect(mails).toHaveLength(2)
    const message = to(team)
    expect(message?.mail).toMatchObject({
      replyTo: [{ address: own }],
      subject: `${answer.body.reference} · Cotisation et prélèvement · ${form.subject}`,
    })
    expect(message && listMailFiles(message)).toEqual([
      expect.objectContaining({ filename: 'RIB.png', mimeType: 'image/png' }),
    ])
    for (const words of ['Hélène Carpentier', helene.nevg, form.message]) expect(message?.mail.text).toContain(words)
    expect(to(own)?.mail.text).toContain(answer.body.reference)
    expect(to(own)?.mail.replyTo).toBeUndefined()
  },
)

it(
  '[SEC-49][SEC-48] commas, quotes, markup and what would end a line yield one recipient a mail and no new header',
  { timeout: 60_000 },
  async () => {
    await send({ subject: 'Une question' })
    const plain = await taken(2)
    const payload = `"Hélène" <eve@example.net>, eve@example.net; <img src=x onerror=alert(1)>`
    const attack = await send(
      { subject: payload, message: `${payload}\r\n.\r\nRCPT TO:<eve@example.net>\r\n\r\nBcc: eve@example.net\n` },
      "a, <eve@example.net>; o'x.pdf",
    )
    expect(attack.status).toBe(202)
    const seen = await taken(2)
    for (const address of [team, own]) {
      const [expected, attacked] = [plain, seen].map(({ to }) => headerNames(to(address)?.raw ?? ''))
      expect(attacked).toEqual(expected)
      const mail = seen.to(address)?.mail
      expect([mail?.to?.length, mail?.cc, mail?.bcc]).toEqual([1, undefined, undefined])
      expect(mail?.html).not.toMatch(/<img (?!src="cid:)/)
      expect(mail?.text).toContain('> RCPT TO:<eve@example.net>')
    }
    expect((await send({ subject: 'Bonjour\r\nBcc: eve@example.net' })).status).toBe(422)
    expect((await send({ topic: 'payment\r\nBcc: eve@example.net' })).status).toBe(422)
  },
)

const headerNames = (raw: string) =>
  (raw.split('\r\n\r\n')[0] ?? '').split('\r\n').flatMap((line) => /^([\w-]+):/.exec(line)?.[1] ?? [])
