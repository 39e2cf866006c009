import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { listMailFiles, type MailServer, mailServer } from '#testing/servers/smtp.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { openApp } from '../../app.ts'
import { fileKey } from '../files/file-store.ts'
import { deliver, type MessageKey } from './deliver.ts'
import { sendMail, sendSms } from './outbox.ts'
import { smtpTransport } from './smtp.ts'
import { aLetter, french } from './tests/a-letter.ts'
import type { OutboxTransports } from './transport.ts'

// A portal without settings for mail leaves its messages where they are: these tests deliver them by hand.
const public_url = 'https://members.example'
const mail_from = { name: 'Coussinet', address: 'bonjour@members.example' }
const to = 'helene.carpentier@example.org'
const portal = portalForTests({ env: { PUBLIC_URL: public_url } })
let helene: TestMember
let server: MailServer
let logged = ''
const { log } = openApp(
  {
    logger: {
      stream: new Writable({
        write: (chunk, _encoding, done) => {
          logged += String(chunk)
          done()
        },
      }),
    },
  },
  [],
)

beforeEach(async () => {
  portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  helene = await aMember(portal)
  server = await mailServer()
  logged = ''
})
afterEach(() => server.close())

const smtp = (port = server.port): OutboxTransports => ({
  mail: smtpTransport({
    smtp: { host: '127.0.0.1', port, secure: false, user: null, password: '', demands_tls: false },
    mail_from,
  }),
})
const handle = (key: MessageKey, transports = smtp()) => deliver({ ...portal.platform, log }, transports, key)
const rowOf = ({ message_id }: MessageKey) =>
  portal.db.selectFrom('outgoing_messages').selectAll().where('message_id', '=', message_id).executeTakeFirstOrThrow()

async function written(message: Partial<Parameters<typeof sendMail>[2]> = {}): Promise<MessageKey> {
  const { member_id } = await aMember(portal)
  await portal.db
    .transaction()
    .execute((tx) =>
      sendMail(tx, portal.platform, { member_id, to, reader: french, letter: aLetter(public_url), ...message }),
    )
  return keyOf(member_id)
}

async function keyOf(member_id: string): Promise<MessageKey> {
  return portal.db
    .selectFrom('outgoing_messages')
    .select(['member_id', 'message_id'])
    .where('member_id', '=', member_id)
    .executeTakeFirstOrThrow()
}

describe('a message', () => {
  it('[REL-05] is sent once however often its job runs, and what it said is gone', async () => {
    const key = await written()
    await handle(key)
    await handle(key)
    expect(server.taken).toHaveLength(1)
    expect(await rowOf(key)).toMatchObject({ sent_at: portal.clock.now(), sealed: null, dropped_at: null })
  })

  it('[REL-05] comes twice at most when the process dies between the server’s yes and its own note, both under one Message-ID', async () => {
    const key = await written()
    const { mail } = smtp()
    const killed: OutboxTransports = {
      mail: async (message) => {
        await mail?.(message)
        throw new Error('killed')
      },
    }
    await expect(handle(key, killed)).rejects.toThrow('killed')
    await handle(key)
    await handle(key)
    expect(server.taken.map(({ mail: { messageId } }) => messageId)).toEqual([
      `<${key.message_id}@members.example>`,
      `<${key.message_id}@members.example>`,
    ])
  })

  it('[REL-05] is not sent once what it holds has expired', async () => {
    const expires_at = new Date(portal.clock.now().getTime() + 600_000)
    const inTime = await written({ expires_at })
    const late = await written({ expires_at })
    portal.clock.advance({ minutes: 9, seconds: 59 })
    await handle(inTime)
    portal.clock.advance({ seconds: 1 })
    await handle(late)
    expect(server.taken.map(({ mail: { messageId } }) => messageId)).toEqual([`<${inTime.message_id}@members.example>`])
    expect(await rowOf(late)).toMatchObject({ sent_at: null, sealed: null, dropped_at: portal.clock.now() })
  })

  it('waits while nobody takes it, and is given up after a day of tries, with a line in the log', async () => {
    const key = await written()
    await server.close()
    await expect(handle(key)).rejects.toThrow('ESOCKET')
    expect(await rowOf(key)).toMatchObject({ tries: 1, tried_at: portal.clock.now(), last_failure: 'ESOCKET CONN' })
    portal.clock.advance({ hours: 23, minutes: 59 })
    await expect(handle(key)).rejects.toThrow('ESOCKET')
    expect(logged).toBe('')
    portal.clock.advance({ minutes: 1 })
    await handle(key)
    expect(await rowOf(key)).toMatchObject({
      sent_at: null,
      sealed: null,
      dropped_at: portal.clock.now(),
      tries: 3,
      last_failure: 'ESOCKET CONN',
    })
    expect(JSON.parse(logged)).toMatchObject({
      level: 50,
      message_id: key.message_id,
      to: 'h****@example.org',
      reason: 'ESOCKET CONN',
    })
  })

  it('[SEC-50] is dropped when its recipient is refused for good, and the log holds no address and no word of it', async () => {
    const refusing = await mailServer({
      recipient: (address) => ({ status: 550, words: `no such mailbox ${address}` }),
    })
    const key = await written()
    await handle(key, smtp(refusing.port))
    await handle(key, smtp(refusing.port))
    await refusing.close()
    expect(refusing.recipients).toEqual([to])
    expect(await rowOf(key)).toMatchObject({ sent_at: null, sealed: null, dropped_at: expect.any(Date) })
    expect(JSON.parse(logged)).toMatchObject({ level: 40, to: 'h****@example.org', reason: 'EENVELOPE RCPT TO 550' })
    for (const word of [to, 'mailbox', 'abc-_123', 'Hélène']) expect(logged).not.toContain(word)
  })

  it('is tried again when its recipient is refused for now', async () => {
    const busy = await mailServer({ recipient: () => ({ status: 452, words: 'full' }) })
    const key = await written()
    await expect(handle(key, smtp(busy.port))).rejects.toThrow('452')
    await busy.close()
    expect(await rowOf(key)).toMatchObject({ sent_at: null, dropped_at: null, sealed: expect.anything() })
  })
})

describe('[SEC-49] on the wire', () => {
  it.each([
    ['line ends', 'Bonjour\r\nBcc: eve@example.net\r\n\r\nautre corps'],
    ['a lone line feed', 'Bonjour\nBcc: eve@example.net'],
    ['a folded header', 'Bonjour\r\n Bcc: eve@example.net'],
    ['a command', 'Bonjour\r\n.\r\nRCPT TO:<eve@example.net>'],
    ['commas and quotes', '"Bonjour" <eve@example.net>, eve@example.net'],
    ['an encoded word', '=?utf-8?q?Bonjour=0d=0aBcc:_eve@example.net?='],
  ])('%s in what a letter says yield one recipient and no new header', async (_name, payload) => {
    await handle(await written())
    const key = await written({
      letter: aLetter(public_url, {
        subject: payload,
        title: payload,
        greeting: payload,
        paragraphs: [payload],
        facts: [{ label: payload, value: payload }],
      }),
    })
    await handle(key)
    expect(server.recipients).toEqual([to, to])
    const [plain, attacked] = server.taken.map(({ raw }) => headerNames(raw))
    expect(attacked).toEqual(plain)
    expect(server.taken[1]?.mail).toMatchObject({ to: [{ address: to }] })
    expect(server.taken[1]?.mail.bcc).toBeUndefined()
  })

  it.each([
    ['a quote and an apostrophe', "o'neil+chien@example.org", 1],
    ['a comma', 'helene@example.org, eve@example.net', 0],
    ['a line end', 'helene@example.org>\r\nRCPT TO:<eve@example.net', 0],
    ['a header', 'helene@example.org\r\nBcc: eve@example.net', 0],
    ['a display name', '"helene@example.org" <eve@example.net>', 0],
    ['a quoted list', '"helene,eve@example.net"@example.org', 0],
    ['a group', 'all: helene@example.org, eve@example.net;', 0],
  ])('%s in an address never yields a second recipient', async (_name, address, sent) => {
    const key = await written({ to: address })
    await handle(key)
    expect(server.recipients).toEqual(sent === 1 ? [address] : [])
    const row = await rowOf(key)
    expect(row.sealed).toBeNull()
    expect(row.sent_at !== null).toBe(sent === 1)
    expect(logged).not.toContain('eve@')
  })

  it.each([
    ['line ends', 'a@example.org\r\nBcc: eve@example.net'],
    ['a comma', 'a@example.org, eve@example.net'],
    ['a display name', '"a@example.org" <eve@example.net>'],
    ['a quoted list', '"a,eve@example.net"@example.org'],
    ['a group', 'all: eve@example.net;'],
  ])(
    '%s in the address for answers yield no header of it, and the mail comes all the same',
    async (_name, reply_to) => {
      await handle(await written())
      await handle(await written({ reply_to }))
      expect(server.recipients).toEqual([to, to])
      const [plain, attacked] = server.taken.map(({ raw }) => headerNames(raw))
      expect(attacked).toEqual(plain)
      expect(server.taken[1]?.raw).not.toContain('eve@')
    },
  )

  it('an address for answers is one header with one address', async () => {
    await handle(await written({ reply_to: "o'neil+chien@example.org" }))
    expect(server.recipients).toEqual([to])
    expect(server.taken[0]?.mail.replyTo).toEqual([expect.objectContaining({ address: "o'neil+chien@example.org" })])
  })

  it.each([
    ['line ends', 'facture\r\nBcc: eve@example.net.pdf'],
    ['commas and quotes', '"facture", <eve@example.net>; filename="x.exe".pdf'],
    ['a path', '../../etc/passwd.pdf'],
    ['another direction', 'facture\u202efdp.pdf'],
    ['an encoded word', '=?utf-8?q?a=0d=0aBcc:_eve@example.net?=.pdf'],
  ])('%s in the name of a file yield one recipient, no new header and one file', async (_name, name) => {
    const stored_as = fileKey()
    await portal.platform.files.put(stored_as, Buffer.from('%PDF-1.7 a'))
    const attached = (given: string) => ({ attachments: [{ stored_as, name: given, media_type: 'application/pdf' }] })
    await handle(await written(attached('facture.pdf')))
    await handle(await written(attached(name)))
    expect(server.recipients).toEqual([to, to])
    const [plain, attacked] = server.taken.map(({ raw }) => headerNames(raw))
    expect(attacked).toEqual(plain)
    const files = server.taken.map(listMailFiles)
    expect(files.map((of) => of.length)).toEqual([1, 1])
    const [file] = files[1] ?? []
    expect(file).toMatchObject({ mimeType: 'application/pdf', disposition: 'attachment' })
    expect(file?.filename).toMatch(/\.pdf$/)
    expect(file?.filename).not.toMatch(/[\r\n"<>/\\:|?*\u202e]/)
  })

  it('never reads a file or an address that a letter names', async () => {
    await handle(await written({ letter: aLetter(public_url, { paragraphs: ['file:///etc/passwd', '/etc/passwd'] }) }))
    expect(server.taken.map(listMailFiles)).toEqual([[]])
    expect(server.taken[0]?.mail.text).toContain('file:///etc/passwd')
  })
})

it('a mail brings the mark along, which its HTML shows', async () => {
  await handle(await written({}))
  const [taken] = server.taken
  const [mark, ...others] = taken?.mail.attachments ?? []
  expect(others).toEqual([])
  expect(mark).toMatchObject({ mimeType: 'image/png', disposition: 'inline', related: true })
  const id = mark?.contentId?.replaceAll(/[<>]/g, '')
  expect(taken?.mail.html).toContain(`src="cid:${id}"`)
})

describe('an SMS', () => {
  it.each([
    ['+262692123456', '+262692123456'],
    // as a former version stored them
    ['+33692123456', '+262692123456'],
    ['+33690123456', '+590690123456'],
  ])('[SEC-28] for the overseas number %s goes to %s', async (stored, dialled) => {
    const sent: string[] = []
    await portal.db
      .transaction()
      .execute((tx) => sendSms(tx, portal.platform, { member_id: helene.member_id, to: stored, text: 'Code 123456' }))
    await handle(await keyOf(helene.member_id), {
      sms: async (sms) => {
        sent.push(sms.to)
        return { sent: true }
      },
    })
    expect(sent).toEqual([dialled])
  })

  it.each([
    ['a French mobile', '+33639981204', 1],
    ['an Italian one', '+393401234567', 1],
    ['a Belgian one', '+32470123456', 1],
    ['a landline', '+33472000000', 0],
    ['a premium number', '+33899123456', 0],
    ['another country', '+447700900123', 0],
    ['a number written the national way', '0639981204', 0],
  ])('to %s', async (_name, number, count) => {
    const sent: string[] = []
    await portal.db
      .transaction()
      .execute((tx) => sendSms(tx, portal.platform, { member_id: helene.member_id, to: number, text: 'Code 123456' }))
    await handle(await keyOf(helene.member_id), {
      sms: async (sms) => {
        sent.push(sms.to)
        return { sent: true }
      },
    })
    expect(sent).toEqual(count === 1 ? [number] : [])
    if (count === 0)
      expect(JSON.parse(logged)).toMatchObject({
        channel: 'sms',
        to: expect.stringMatching(/^(?:\+\d\d \d )?\*\* \*\* (?:\*\* )?\d\d$/),
        reason: 'not a mobile number of FR, IT or BE',
      })
  })

  it('is dropped with a line in the log where no gateway is set', async () => {
    await portal.db
      .transaction()
      .execute((tx) =>
        sendSms(tx, portal.platform, { member_id: helene.member_id, to: '+33639981204', text: 'Code 123456' }),
      )
    await handle(await keyOf(helene.member_id))
    expect(JSON.parse(logged)).toMatchObject({ reason: 'SMS_URL is not set' })
    expect(logged).not.toContain('123456')
  })
})

describe('the files of a mail', () => {
  const attachment = (stored_as: string, name: string) => ({ stored_as, name, media_type: 'image/jpeg' })

  it('[SUP-02] leave with it, byte for byte, under a name that opens', async () => {
    const bytes = randomBytes(300_000)
    const stored_as = fileKey()
    await portal.platform.files.put(stored_as, bytes)
    await handle(await written({ attachments: [attachment(stored_as, 'Facture d’été n°\u00a05.heic')] }))
    const [file] = server.taken.flatMap(listMailFiles)
    expect(file).toMatchObject({ filename: 'Facture d’été n° 5.jpg', mimeType: 'image/jpeg' })
    expect(file?.content instanceof ArrayBuffer && Buffer.from(file.content).equals(bytes)).toBe(true)
  })

  it('[SUP-02] do not hold the mail back when the store has them no more: it names them', async () => {
    await handle(await written({ attachments: [attachment(fileKey(), 'perdue.jpg')] }))
    expect(server.taken.map(listMailFiles)).toEqual([[]])
    expect(server.taken[0]?.mail.text).toContain('perdue.jpg')
    expect(JSON.parse(logged.split('\n')[0] ?? '')).toMatchObject({ level: 40, missing: [expect.any(String)] })
  })

  it('[SUP-02] make it wait while the store cannot be asked', async () => {
    const key = await written({ attachments: [attachment(fileKey(), 'a.jpg')] })
    const files = { ...portal.platform.files, open: () => Promise.reject(new Error('EIO')) }
    await expect(deliver({ ...portal.platform, files, log }, smtp(), key)).rejects.toThrow('EIO')
    expect(await rowOf(key)).toMatchObject({ sent_at: null, dropped_at: null, sealed: expect.anything() })
  })

  it('[SUP-02] are left off for a mailbox that refuses them, and the words come', async () => {
    const small = await mailServer({ content: (count) => (count === 1 ? { status: 552, words: 'too large' } : null) })
    const stored_as = fileKey()
    await portal.platform.files.put(stored_as, Buffer.from('a'))
    const key = await written({ attachments: [attachment(stored_as, 'grande.jpg')] })
    await handle(key, smtp(small.port))
    await small.close()
    expect(small.seen).toHaveLength(2)
    expect(small.taken.map(listMailFiles)).toEqual([[]])
    expect(small.taken[0]?.mail.text).toContain('grande.jpg')
    expect(await rowOf(key)).toMatchObject({ sent_at: portal.clock.now() })
  })
})

const headerNames = (raw: string) =>
  (raw.split('\r\n\r\n')[0] ?? '').split('\r\n').flatMap((line) => /^([\w-]+):/.exec(line)?.[1] ?? [])
