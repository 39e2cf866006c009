import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { listFiledRequestMessages, sendFiledRequestMessage } from '@coussinet/contract/integration/request-messages.ts'
import {
  listRequestMessages,
  longestQuotedText,
  mostMessageFiles,
  mostThreadMessages,
} from '@coussinet/contract/request-messages.ts'
import { createTransport } from 'nodemailer'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notificationSamples } from '#modules/notifications/notifications.mails.ts'
import { newId } from '#platform/crypto/ids.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { aMember, type TestMember, changeMemberRow } from '#testing/a-member.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { heardEvents } from '#testing/outgoing/heard-events.ts'
import { hintsArrived } from '#testing/outgoing/hints-arrived.ts'
import { sentMails } from '#testing/outgoing/sent-mails.ts'
import { findProgram } from '#testing/servers/find-program.ts'
import { ownPortal, type TestPortal } from '#testing/start-portal.ts'
import { aDraft, aFiledRequest, photo, timePasses } from '../../tests/a-request.ts'
import { replyAddress } from './reply-address.ts'

const base = 'reponse@replies.example'
const settings = {
  INBOUND_MAIL_ADDRESS: base,
  INBOUND_MAIL_LISTEN: '127.0.0.1:0',
  INBOUND_MAIL_RELAYS: '127.0.0.0/8',
  INBOUND_MAIL_AUTHSERV_ID: 'mx.insurer.example',
}
const passed = 'mx.insurer.example; dmarc=pass header.from=example.org'

let portal: TestPortal
let helene: TestMember
let request = ''
let address = ''
let lines: string[] = []
let made = 0

beforeAll(async () => {
  portal = await ownPortal({ env: settings, log: (line) => lines.push(line) })
})
afterAll(() => portal.close())
beforeEach(async () => {
  made += 1
  helene = await aMember(portal, { email: `helene${made}@example.org`, features: ['notifications'] })
  request = (await aFiledRequest(portal, helene)).id
  address = addressOf(helene, request)
  lines = []
})

const addressOf = ({ member_id }: TestMember, request_id: string, at = portal.clock.now()) =>
  replyAddress(portal.platform.config, { base, member_id, request_id, at })

type Sent = {
  from?: string
  to?: string
  envelope_from?: string
  results?: string[]
  text?: string
  html?: string
  message_id?: string
  subject?: string
  headers?: Record<string, string>
  attachments?: {
    filename?: string
    content: Buffer
    contentType: string
    cid?: string
    contentDisposition?: 'inline' | 'attachment'
  }[]
}

/** Hands a mail in as a relay does; returns the server's last words. */
async function send(mail: Sent = {}): Promise<string> {
  const { from = `Hélène <helene${made}@example.org>`, to = address, text, html, results = [passed] } = mail
  const transport = createTransport({ host: '127.0.0.1', port: portal.inbound_mail?.port ?? 0, ignoreTLS: true })
  try {
    const { response } = await transport.sendMail({
      from,
      to,
      subject: mail.subject ?? 'Re: Oslo : un message de notre équipe',
      envelope: { from: mail.envelope_from ?? 'helene@example.org', to: [to] },
      ...(mail.message_id ? { messageId: mail.message_id } : {}),
      ...(text === undefined && html === undefined ? { text: 'Voici la radio.' } : {}),
      ...(text === undefined ? {} : { text }),
      ...(html === undefined ? {} : { html }),
      ...(mail.attachments ? { attachments: mail.attachments } : {}),
      headers: [
        ...results.map((value) => ({ key: 'Authentication-Results', value })),
        ...Object.entries(mail.headers ?? {}).map(([key, value]) => ({ key, value })),
      ],
    })
    return response
  } catch (error) {
    if (error instanceof Error && 'response' in error) return String(error.response)
    throw error
  } finally {
    transport.close()
  }
}

const thread = async (as = helene, id = request) =>
  (await portal.call(listRequestMessages, { as, params: { id }, query: {} })).body
const texts = async () => (await thread()).data.map(({ text }) => text)
const told = () =>
  lines
    .filter((line) => line.includes('"event":"inbound_mail"'))
    .map((line): { outcome: string; reason?: string } => JSON.parse(line))
const storedKeys = () => Array.fromAsync(portal.platform.files.keys())

describe('[MSG-02] an answer by mail', () => {
  it('stands in the thread as the member’s message, and is told as one of the page', async () => {
    await hintsArrived(portal)
    const hints: string[] = []
    const stop = portal.platform.events.subscribe(helene.member_id, (topic) => hints.push(topic))
    expect(await send({ text: 'Voici la radio.\n\n-- \nHélène' })).toBe('250 2.6.0 Message taken')
    const { data } = await thread()
    expect(data).toEqual([
      {
        id: expect.any(String),
        author: 'member',
        author_name: 'Hélène Carpentier',
        text: 'Voici la radio.',
        quoted_text: '--\nHélène',
        files: [],
        created_at: portal.clock.now().toISOString(),
        read_at: null,
      },
    ])
    await hintsArrived(portal)
    stop()
    expect(hints).toEqual(['refund-requests'])
    const events = await heardEvents(portal, helene.member_id)
    expect(events.filter(({ event }) => event === 'refund_request.message_sent')).toMatchObject([
      { request_id: request, message_id: data[0]?.id },
    ])
    const audited = await auditLines(portal, helene.member_id, ['actor', 'details'], 'refund_request.message_sent')
    expect(audited).toMatchObject([{ actor: 'member', details: { channel: 'email' } }])
  })

  it('is cleaned of what it quotes, as Outlook and Gmail write it', async () => {
    const outlook = `Bonjour,

Voici la radio demandée.

Cordialement,
Hélène

________________________________
De : Coussinet <no-reply@members.example>
Envoyé : jeudi 26 novembre 2026 10:12
À : Hélène Carpentier <helene@example.org>
Objet : Oslo : un message de notre équipe

Camille vous a écrit.`
    expect(await send({ text: outlook.replaceAll('\n', '\r\n') })).toMatch(/^250/)
    const html = `<html><head><style>p{color:red}</style></head><body><div dir="ltr">Oui, il va&nbsp;mieux&nbsp;!<br>Merci &amp; à bientôt</div><br>
      <div class="gmail_quote"><div dir="ltr" class="gmail_attr">Le jeu. 26 nov. 2026 à 10:12, Coussinet &lt;<a href="mailto:no-reply@members.example">no-reply@members.example</a>&gt; a écrit :<br></div>
      <blockquote class="gmail_quote" style="margin:0"><div>Camille vous a écrit.</div></blockquote></div></body></html>`
    expect(await send({ html })).toMatch(/^250/)
    expect(await texts()).toEqual([
      'Oui, il va mieux !\nMerci & à bientôt',
      'Bonjour,\n\nVoici la radio demandée.\n\nCordialement,\nHélène',
    ])
  })

  it('is taken once, however often its relay hands it in', async () => {
    const mail = {
      message_id: '<one@example.org>',
      attachments: [{ filename: 'radio.jpg', content: await photo(), contentType: 'image/jpeg' }],
    }
    const answers = await Promise.all([send(mail), send(mail), send(mail)])
    expect(answers).toEqual(answers.map(() => '250 2.6.0 Message taken'))
    await timePasses(portal, { days: 3 })
    expect(await send(mail)).toMatch(/^250/)
    expect(await texts()).toHaveLength(1)
    expect(
      told()
        .map(({ outcome }) => outcome)
        .toSorted(),
    ).toEqual(['known', 'known', 'known', 'taken'])
    // A photo and its thumbnail.
    const { data } = await thread()
    expect(data[0]?.files).toHaveLength(1)
    expect(await send({ message_id: '<two@example.org>' })).toMatch(/^250/)
    expect(await texts()).toHaveLength(2)
  })

  it('without an id of its own is known by its day and its words', async () => {
    const raw = (text: string) =>
      `Authentication-Results: ${passed}\r\nFrom: helene${made}@example.org\r\nDate: Thu, 26 Nov 2026 10:12:00 +0100\r\n\r\n${text}\r\n`
    for (const text of ['Oui.', 'Oui.', 'Non.'])
      expect(await talk([...envelope(), 'DATA', `${raw(text)}.`])).toMatch(/^250/)
    expect(await texts()).toEqual(['Non.', 'Oui.'])
  })

  it('leaves one line in the log, without an address or a word of it', async () => {
    await send({ text: 'Voici la radio de mon chien.' })
    await send({ from: 'stranger@evil.example', text: 'Un autre mot.' })
    const said = lines.join('')
    for (const word of ['helene', 'example.org', 'radio', 'evil', 'autre mot', 'reponse', address.slice(8, 53)])
      expect(said).not.toContain(word)
    expect(told()).toMatchObject([
      { outcome: 'taken', member_id: helene.member_id, bytes: expect.any(Number), ms: expect.any(Number) },
      { outcome: 'refused', reason: 'sender' },
    ])
  })
})

const envelope = (to = address) => ['EHLO mx.insurer.example', 'MAIL FROM:<helene@example.org>', `RCPT TO:<${to}>`]

/** Speaks line by line, each after the answer to the one before; returns the last answer. */
async function talk(said: readonly string[], port = portal.inbound_mail?.port ?? 0): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const heard = answersOf(socket)
  let last = await heard()
  for (const line of said) {
    socket.write(`${line}\r\n`)
    last = await heard()
  }
  socket.destroy()
  return last
}

function answersOf(socket: Socket): () => Promise<string> {
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
  return async () => {
    for (;;) {
      const { value, done } = await lines.next()
      if (done) return ''
      if (/^\d{3} /.test(String(value))) return String(value)
    }
  }
}

describe('[MSG-02] an address', () => {
  it('is refused before the mail is sent, when it was not made here or is over', async () => {
    const other = await aMember(portal)
    const draft = (await aDraft(portal, helene)).id
    const wrong = [
      base,
      'someone@replies.example',
      'someone@elsewhere.example',
      address.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@')),
      addressOf(other, request),
      addressOf(helene, draft),
      address.replace('replies.example', 'elsewhere.example'),
    ]
    for (const to of wrong)
      expect([to, await talk(envelope(to))]).toEqual([
        to,
        expect.stringMatching(/^550 5\.1\.1 Cette adresse ne mene a aucune/),
      ])
    const old = addressOf(helene, request, new Date(portal.clock.now().getTime() - 91 * 86_400_000))
    expect(await talk(envelope(old))).toMatch(/^550 5\.1\.6 Cette adresse ne recoit plus de reponse/)
    expect(await talk(envelope(address.toUpperCase()))).toMatch(/^250/)
    expect(told().map(({ reason }) => reason)).toEqual([...wrong.map(() => 'unknown_address'), 'expired_address'])
    expect((await thread()).data).toEqual([])
  })

  it('of a member who was shut out, who may not write, or of whom nothing is left, is refused', async () => {
    const set = (columns: object) => changeMemberRow(portal, helene.member_id, columns)
    await set({ disabled_at: portal.clock.now() })
    expect(await talk(envelope())).toMatch(/^550 5\.1\.1/)
    await set({ disabled_at: null, permissions: ['refunds:read'] })
    expect(await talk(envelope())).toMatch(/^550 5\.1\.1/)
    await set({ permissions: ['contact:write'], email: '' })
    expect(await talk(envelope())).toMatch(/^550 5\.1\.1/)
  })

  it('is one a mail, and few wrong ones are answered', async () => {
    const second = addressOf(helene, (await aFiledRequest(portal, helene)).id)
    expect(await talk([...envelope(), `RCPT TO:<${second}>`])).toMatch(/^452 4\.5\.3|^452/)
    const guesses = Array.from(
      { length: 6 },
      (_, at) => `RCPT TO:<reponse+${String(at).padStart(45, '0')}@replies.example>`,
    )
    expect(await talk(['EHLO x', 'MAIL FROM:<a@example.org>', ...guesses])).toMatch(/^421/)
  })
})

describe('[MSG-02] who writes', () => {
  it.each([
    [
      'a stranger whose own domain is proven',
      { from: 'stranger@evil.example', results: ['mx.insurer.example; dmarc=pass header.from=evil.example'] },
    ],
    ['somebody else of the same domain', { from: 'somebody@example.org' }],
    [
      'the member’s name before another address',
      {
        from: '"helene@example.org" <stranger@evil.example>',
        results: ['mx.insurer.example; dmarc=pass header.from=evil.example'],
      },
    ],
    ['the right address without a result', { results: [] }],
    [
      'the right address that failed',
      { results: ['mx.insurer.example; dmarc=fail header.from=example.org; spf=fail smtp.mailfrom=example.org'] },
    ],
    ['a result of another server', { results: ['mx.evil.example; dmarc=pass header.from=example.org'] }],
    [
      'a forged result below the relay’s own',
      { results: ['mx.insurer.example; dmarc=fail header.from=example.org', passed] },
    ],
  ] satisfies [string, Sent][])('is refused: %s', async (_name, mail) => {
    const answer = await send(mail)
    expect(answer).toMatch(/^550 5\.7\.1 Nous ne pouvons pas verifier que ce message vient de vous/)
    expect(answer).not.toContain('helene')
    expect((await thread()).data).toEqual([])
    expect(told()).toMatchObject([{ outcome: 'refused', reason: 'sender' }])
  })

  const wrapped = {
    from: `"Per conto di: helene${made}@example.org" <posta-certificata@pec.example>`,
    results: ['mx.insurer.example; dmarc=pass header.from=pec.example'],
    subject: 'POSTA CERTIFICATA: Re: Oslo',
    attachments: [
      {
        filename: 'postacert.eml',
        contentType: 'message/rfc822',
        content: Buffer.from(`From: helene${made}@example.org\r\nSubject: Re: Oslo\r\n\r\nVoici la radio.\r\n`),
      },
      { filename: 'daticert.xml', contentType: 'application/xml', content: Buffer.from('<postacert/>') },
    ],
  }

  it.each([
    ['as providers mark it', { ...wrapped, headers: { 'X-Trasporto': 'posta-certificata' } }],
    ['without the mark', wrapped],
    // Whoever has such an address at the member's own provider of free mailboxes could claim to write for them.
    [
      'in the member’s own domain',
      {
        ...wrapped,
        from: `"Per conto di: helene${made}@example.org" <posta-certificata@example.org>`,
        results: [passed],
      },
    ],
    ['whose domain no name server knew', { ...wrapped, results: ['mx.insurer.example; dmarc=temperror'] }],
  ] satisfies [string, Sent][])('is told what to do instead of certified mail: %s', async (_name, mail) => {
    expect(await send(mail)).toMatch(
      /^550 5\.7\.1 Nous ne pouvons pas recevoir de reponse par courrier certifie \(PEC\)\. Repondez depuis votre espace/,
    )
    expect((await thread()).data).toEqual([])
    expect(told()).toMatchObject([{ outcome: 'refused', reason: 'sender' }])
  })

  it.each(['accettazione', 'avvenuta-consegna', 'errore-consegna'])(
    'is no provider that sends a receipt of certified mail: %s',
    async (kind) => {
      const from = 'posta-certificata@pec.example'
      expect(await send({ ...wrapped, from, headers: { 'X-Ricevuta': kind } })).toMatch(/^250/)
      expect(told()).toMatchObject([{ outcome: 'automatic' }])
      expect((await thread()).data).toEqual([])
    },
  )

  it.each([
    'From: helene@example.org\r\nFrom: stranger@example.org',
    'From: helene@example.org, stranger@example.org',
    'From: <helene@example.org> <stranger@example.org>',
    'From: Hélène: helene@example.org;',
    'Sender: helene@example.org',
  ])('is refused when it can be read in two ways: %j', async (from) => {
    const mail = `Authentication-Results: ${passed}\r\n${from.replaceAll('helene@', `helene${made}@`)}\r\n\r\nBonjour\r\n.`
    expect(await talk([...envelope(), 'DATA', mail])).toMatch(/^550 5\.7\.1/)
  })

  it('is taken with the case of the address otherwise, by DKIM or SPF where DMARC was not asked', async () => {
    expect(await send({ from: `HELENE${made}@Example.ORG` })).toMatch(/^250/)
    expect(await send({ results: ['mx.insurer.example; dkim=pass header.d=example.org header.s=a'] })).toMatch(/^250/)
    expect(await send({ results: ['mx.other.example; dmarc=fail', passed] })).toMatch(/^250/)
  })

  it('[MSG-03] is asked for later where the relay could not look up what decides, and refused where it could', async () => {
    const dkim = 'mx.insurer.example; dkim=pass header.d=example.org'
    expect(await send({ results: [`${dkim}; dmarc=temperror header.from=example.org`] })).toMatch(/^451 4\.7\.0/)
    expect(await send({ results: ['mx.insurer.example; dkim=temperror header.d=example.org'] })).toMatch(/^451 4\.7\.0/)
    expect(await send({ results: [`${dkim}; dmarc=fail header.from=example.org`] })).toMatch(/^550 5\.7\.1/)
    expect(told().map(({ outcome }) => outcome)).toEqual(['deferred', 'deferred', 'refused'])
    expect((await thread()).data).toEqual([])
    expect(await send({ results: [`${dkim}; dmarc=permerror header.from=example.org`] })).toMatch(/^250/)
  })

  it('is a relay of the settings, and nobody else', async () => {
    const own = await ownPortal({ env: { ...settings, INBOUND_MAIL_RELAYS: '192.0.2.0/24' } })
    expect(await talk([], own.inbound_mail?.port)).toMatch(/^554 5\.7\.1/)
    await own.close()
  })

  it.each([
    ['an absence', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['a list', { headers: { Precedence: 'bulk' } }],
    ['an old absence', { headers: { 'X-Autoreply': 'yes' } }],
    ['a report', { envelope_from: '' }],
    ['an absence that only its subject says', { subject: 'Réponse automatique : Oslo : un message de notre équipe' }],
    ['one in Italian', { subject: 'Risposta automatica: Oslo' }],
    ['one in Dutch', { subject: 'Automatisch antwoord: Oslo' }],
    ['one of an old program', { subject: 'Absent(e) du bureau : Oslo' }],
    ['one in English', { subject: 'Out of Office: Oslo' }],
  ] satisfies [string, Sent][])(
    'is a program: %s is taken and kept nowhere, so that nothing is answered to it',
    async (_name, mail) => {
      expect(await send(mail)).toMatch(/^250/)
      expect((await thread()).data).toEqual([])
      expect(told()).toMatchObject([{ outcome: 'automatic' }])
    },
  )

  it('is a person with “Auto-Submitted: no”, or who answers a program or writes of an absence', async () => {
    expect(await send({ headers: { 'Auto-Submitted': 'no' } })).toMatch(/^250/)
    expect(await send({ subject: 'Re: Réponse automatique : Oslo' })).toMatch(/^250/)
    expect(await send({ subject: 'Fuori ufficio fino a lunedì' })).toMatch(/^250/)
    expect(await texts()).toHaveLength(3)
  })
})

describe('[MSG-02] what is written', () => {
  it.each([
    [
      'nothing but a quote',
      { text: 'Le 26/11/2026 à 10:12, Coussinet a écrit :\n> Bonjour' },
      /^550 5\.6\.0 Ce message ne contient pas de texte/,
    ],
    ['4001 letters', { text: 'é'.repeat(4001) }, /^550 5\.6\.0 Ce message depasse 4000 caracteres/],
    [
      'the number of a card',
      { text: 'ma carte 4242 4242 4242 4242' },
      /^550 5\.6\.0 Ce message contient un numero de carte/,
    ],
  ] satisfies [string, Sent, RegExp][])('is refused in a sentence: %s', async (_name, mail, answer) => {
    const said = await send(mail)
    expect(said).toMatch(answer)
    expect(said).not.toContain('4242')
    expect((await thread()).data).toEqual([])
  })

  it('may have 4000 letters, and those of every language', async () => {
    expect(await send({ text: 'é'.repeat(4000) })).toMatch(/^250/)
    expect(await send({ text: 'Ça va — « mieux » 🐕\u202e\u0007' })).toMatch(/^250/)
    expect((await texts())[0]).toBe('Ça va — « mieux » 🐕')
  })

  it('is refused in the language of who wrote', async () => {
    const giulia = await aMember(portal, { email: 'giulia@example.org', locale: 'it', country: 'IT' })
    const to = addressOf(giulia, (await aFiledRequest(portal, giulia)).id)
    expect(
      await send({ to, from: 'giulia@example.org', text: 'Il 26/11/2026 10:12, Coussinet ha scritto:\n> a' }),
    ).toMatch(/^550 5\.6\.0 Questo messaggio non contiene testo/)
  })

  it('counts as what is written on the page: by the day and by the thread', async () => {
    const ofTheDay = { key: `request messages member ${helene.member_id}`, limit: 30, window_seconds: 86_400 }
    for (let count = 0; count < 29; count += 1) await countAttempt(portal.db, ofTheDay, portal.clock.now())
    expect(await send({ text: 'Le dernier' })).toMatch(/^250/)
    expect(await send({ text: 'Un de trop' })).toMatch(/^550 5\.7\.1 Vous avez ecrit beaucoup de messages/)
    await timePasses(portal, { hours: 23, minutes: 30 })
    expect(await send({ text: 'Bientôt' })).toMatch(/^451 4\.3\.0/)
    await timePasses(portal, { minutes: 31 })
    expect(await send({ text: 'Le lendemain' })).toMatch(/^250/)
    const { member_id } = helene
    const full = Array.from({ length: mostThreadMessages }, (_, at) => ({
      member_id,
      request_id: request,
      message_id: newId(),
      position: 10 + at,
      author: 'member',
      author_name: 'Hélène Carpentier',
      text: 'Bonjour',
      content_hash: Buffer.alloc(32),
      created_at: portal.clock.now(),
    }))
    await portal.db.insertInto('refund_request_messages').values(full).execute()
    expect(await send({ text: 'Un de trop' })).toMatch(/^550 5\.2\.2 Vous avez ecrit 200 messages dans cette demande/)
  })
})

const quote = 'Le 26/11/2026 à 10:12, Coussinet a écrit :\n> Avez-vous la radio ?'
const clinic = `---------- Forwarded message ---------
De : Clinique <contact@clinique.example>
Date: jeu. 26 nov. 2026 à 10:12
Subject: Oslo
To: <helene@example.org>

Oslo a été opéré le 3 novembre à 12 h.`

describe('[MSG-03] what is cut from an answer', () => {
  it('is kept beside it, for both sides, and null where nothing was cut', async () => {
    expect(await send({ text: `La voici.\n\n${quote}` })).toMatch(/^250/)
    expect(await send({ text: 'Et la facture.' })).toMatch(/^250/)
    const kept = [
      { text: 'Et la facture.', quoted_text: null },
      { text: 'La voici.', quoted_text: quote },
    ]
    expect((await thread()).data).toMatchObject(kept)
    const insurer = await aMachine(portal, ['refunds:read'])
    const query = { as: insurer, params: { id: request }, query: {} }
    expect((await askMachine(portal, listFiledRequestMessages, query)).body.data).toMatchObject(kept)
  })

  it('is no mail that is passed on, as long as there is room for it', async () => {
    expect(await send({ text: `Leur réponse.\n\n${clinic}` })).toMatch(/^250/)
    expect(await send({ text: clinic })).toMatch(/^250/)
    const long = `${clinic}\n${'Un mot. '.repeat(500)}`.trim()
    expect(await send({ text: `Leur réponse.\n\n${long}` })).toMatch(/^250/)
    expect((await thread()).data).toMatchObject([
      { text: 'Leur réponse.', quoted_text: long },
      { text: clinic, quoted_text: null },
      { text: `Leur réponse.\n\n${clinic}`, quoted_text: null },
    ])
    // Nobody can make shorter what a clinic wrote.
    expect(await send({ text: long })).toMatch(/^250/)
    expect((await thread()).data[0]).toMatchObject({ text: long.slice(0, 4000).trim(), quoted_text: long })
    expect(await send({ text: long, attachments: [await jpeg()] })).toMatch(/^250/)
    expect((await thread()).data[0]).toMatchObject({ text: '', quoted_text: long })
  })

  it('is refused in a sentence where it is too long, or holds the number of a card, and nothing is kept', async () => {
    const line = `> ${'x'.repeat(96)}\n`
    const tooLong = `${quote}\n${line.repeat(longestQuotedText / 99)}`
    expect(await send({ text: `Oui.\n\n${tooLong}` })).toMatch(/^550 5\.6\.0 Ce message cite plus de 50000 caracteres/)
    const answer = await send({ text: `Oui.\n\n${quote}\n> 4242 4242 4242 4242` })
    expect(answer).toMatch(/^550 5\.6\.0 Ce message contient un numero de carte/)
    expect((await thread()).data).toEqual([])
    expect(await send({ text: `Oui.\n\n${quote}\n> a\u202e\u0007b` })).toMatch(/^250/)
    expect((await thread()).data[0]?.quoted_text).toBe(`${quote}\n> ab`)
  })
})

describe('[MSG-03] a picture alone', () => {
  it('is an answer, with what a program adds beside it', async () => {
    expect(await send({ text: '', attachments: [await jpeg()] })).toMatch(/^250/)
    expect(await send({ text: `Envoyé de mon iPhone\n\n${quote}`, attachments: [await jpeg()] })).toMatch(/^250/)
    expect((await thread()).data).toMatchObject([
      { text: '', quoted_text: `Envoyé de mon iPhone\n\n${quote}`, files: [{ name: 'radio.jpg' }] },
      { text: '', quoted_text: null, files: [{ name: 'radio.jpg' }] },
    ])
    expect(await send({ text: quote })).toMatch(/^550 5\.6\.0 Ce message ne contient pas de texte/)
  })

  it('is one however small it stands in the text, and none beside words', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
    const small = {
      filename: 'IMG_1.jpeg',
      cid: 'x@y',
      contentDisposition: 'inline' as const,
      contentType: 'image/jpeg',
      content: await sharp({ create: { width: 320, height: 240, channels: 3, background: '#fff', noise } })
        .jpeg()
        .toBuffer(),
    }
    expect(
      await send({ html: '<div><img src="cid:x@y"></div><div>Envoyé de mon iPhone</div>', attachments: [small] }),
    ).toMatch(/^250/)
    expect(await send({ html: '<div>Bonjour</div><img src="cid:x@y">', attachments: [small] })).toMatch(/^250/)
    expect((await thread()).data.map(({ text, files }) => [text, files.length])).toEqual([
      ['Bonjour', 0],
      ['', 1],
    ])
  })

  it('is two where two come without an id on one day', async () => {
    const raw = async (bytes: Buffer) =>
      `Authentication-Results: ${passed}\r\nFrom: helene${made}@example.org\r\nDate: Thu, 26 Nov 2026 10:12:00 +0100\r\nContent-Type: image/jpeg\r\nContent-Disposition: attachment; filename=a.jpg\r\nContent-Transfer-Encoding: base64\r\n\r\n${bytes.toString('base64').replaceAll(/(.{76})/g, '$1\r\n')}\r\n.`
    const [one, other] = [await photo(), await photo()]
    for (const bytes of [one, other, one]) expect(await talk([...envelope(), 'DATA', await raw(bytes)])).toMatch(/^250/)
    expect((await thread()).data).toHaveLength(2)
  })
})

const jpeg = async (filename = 'radio.jpg') => ({ filename, content: await photo(), contentType: 'image/jpeg' })

describe('[MSG-02] files of an answer', () => {
  it('are made anew as uploads, and stand in the message', async () => {
    expect(await send({ attachments: [await jpeg(), await jpeg('suite.JPG')] })).toMatch(/^250/)
    const { data } = await thread()
    expect(
      data[0]?.files.map(({ name, media_type, thumbnail_href }) => [name, media_type, thumbnail_href !== null]),
    ).toEqual([
      ['radio.jpg', 'image/jpeg', true],
      ['suite.JPG', 'image/jpeg', true],
    ])
  })

  it('are those that were sent, and not the marks of a signature', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
    const picture = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#fff', noise } })
        .png()
        .toBuffer()
    const html =
      '<p>Voici la radio.</p><img src="cid:photo@x"><p>Hélène</p><img src="cid:logo@x"><img src="cid:dot@x"><img src="cid:gif@x">'
    const inline = (filename: string, cid: string, content: Buffer, contentType = 'image/png') => ({
      filename,
      cid,
      content,
      contentType,
      contentDisposition: 'inline' as const,
    })
    expect(
      await send({
        html,
        attachments: [
          inline('image001.png', 'photo@x', await picture(800, 600)),
          inline('logo.png', 'logo@x', await picture(400, 200)),
          inline('dot.png', 'dot@x', await picture(10, 10)),
          inline('mark.gif', 'gif@x', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(9000)]), 'image/gif'),
          { filename: 'smime.p7s', content: Buffer.alloc(3000), contentType: 'application/pkcs7-signature' },
        ],
      }),
    ).toMatch(/^250/)
    const { data } = await thread()
    expect(data[0]?.files.map(({ name }) => name)).toEqual(['image001.png'])
    // The same small picture, attached, is a file.
    expect(
      await send({
        attachments: [
          {
            filename: 'recu.png',
            content: await picture(100, 100),
            contentType: 'image/png',
            contentDisposition: 'attachment',
          },
        ],
      }),
    ).toMatch(/^250/)
    expect((await thread()).data[0]?.files).toHaveLength(1)
  })

  it('that cannot be taken are told, and nothing of the mail is kept', async () => {
    const before = await storedKeys()
    const bad = { filename: 'virus.exe', content: Buffer.from('MZ'), contentType: 'application/octet-stream' }
    expect(await send({ attachments: [await jpeg(), bad] })).toMatch(
      /^550 5\.6\.1 Un fichier joint n'est pas accepte, rien n'a ete recu\. Ce format/,
    )
    const many = await Promise.all(Array.from({ length: mostMessageFiles + 1 }, () => jpeg()))
    expect(await send({ attachments: many })).toMatch(/^550 5\.6\.0 Ce message a plus de 5 fichiers/)
    const large = { ...(await jpeg()), content: Buffer.concat([await photo(), Buffer.alloc(5_242_880)]) }
    expect(await send({ attachments: [large] })).toMatch(/^550 5\.6\.1 .*Ce fichier depasse 5 Mo/)
    expect((await thread()).data).toEqual([])
    expect(await storedKeys()).toEqual(before)
  })
})

describe('[MSG-02] the door', () => {
  it(
    'says how large a mail may be, and refuses a larger one before and while it comes',
    { timeout: 60_000 },
    async () => {
      const announced = await talk(['EHLO x', 'MAIL FROM:<a@example.org> SIZE=27262977'])
      expect(announced).toMatch(/^552/)
      const piece = `${'x'.repeat(76)}\r\n`.repeat(14_000)
      const head = `Authentication-Results: ${passed}\r\nFrom: helene${made}@example.org\r\n\r\n`
      expect(await talk([...envelope(), 'DATA', `${head}${piece.repeat(26)}.`])).toMatch(/^552/)
      expect(told().at(-1)).toMatchObject({ outcome: 'refused', reason: 'too_large' })
      expect((await thread()).data).toEqual([])
    },
  )

  it('takes a mail later that the database could not take now, and once', async () => {
    const { db } = portal.platform
    const away = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' })
    portal.platform.db = new Proxy(db, {
      get: (_db, name) =>
        name === 'transaction' || name === 'selectFrom'
          ? () => {
              throw away
            }
          : Reflect.get(db, name),
    })
    try {
      expect(await talk(envelope())).toMatch(/^451 4\.3\.0/)
      expect(await talk(envelope('nobody@replies.example'))).toMatch(/^550/)
    } finally {
      portal.platform.db = db
    }
    expect(await send({ message_id: '<late@example.org>' })).toMatch(/^250/)
    expect(await send({ message_id: '<late@example.org>' })).toMatch(/^250/)
    expect(await texts()).toHaveLength(1)
  })

  it('keeps nothing of a mail that breaks off', async () => {
    const socket = connect(portal.inbound_mail?.port ?? 0, '127.0.0.1')
    const heard = answersOf(socket)
    await heard()
    for (const line of [...envelope(), 'DATA']) {
      socket.write(`${line}\r\n`)
      await heard()
    }
    socket.write(`Authentication-Results: ${passed}\r\nFrom: helene${made}@example.org\r\n\r\nVoici la r`)
    await setTimeout(50)
    socket.destroy()
    const deadline = performance.now() + 5000
    while (told().length === 0 && performance.now() < deadline) await setTimeout(20)
    expect(told()).toMatchObject([{ outcome: 'broken_off' }])
    expect((await thread()).data).toEqual([])
  })

  it(
    'survives what is no mail: pipelined nonsense, endless lines, a mail of nothing but parts or ends of lines',
    { timeout: 60_000 },
    async () => {
      expect(await talk(['x'.repeat(5000)])).toMatch(/^421/)
      expect(await talk(['GET / HTTP/1.1'])).toMatch(/^421/)
      const socket = connect(portal.inbound_mail?.port ?? 0, '127.0.0.1')
      const heard = answersOf(socket)
      await heard()
      socket.write('NONSENSE\r\n'.repeat(50_000))
      await new Promise((resolve) => socket.once('close', resolve))
      const head = `Authentication-Results: ${passed}\r\nFrom: helene${made}@example.org\r\n`
      const parts = `${head}Content-Type: multipart/mixed; boundary=x\r\n\r\n${'--x\r\n\r\na\r\n'.repeat(100_000)}.`
      expect(await talk([...envelope(), 'DATA', parts])).toMatch(/^550 5\.6\.0 Ce message n'a pas pu etre lu/)
      const ends = `${head}\r\n${'\r\n'.repeat(10_000_000)}.`
      expect(await talk([...envelope(), 'DATA', ends])).toMatch(/^550 5\.6\.0/)
      const long = `${head}X: ${'x'.repeat(300_000)}\r\n\r\nBonjour\r\n.`
      expect(await talk([...envelope(), 'DATA', long])).toMatch(/^550/)
      expect(await send()).toMatch(/^250/)
    },
  )

  it('takes few connections at once', async () => {
    const port = portal.inbound_mail?.port ?? 0
    const sockets = await Promise.all(
      Array.from({ length: 21 }, async () => {
        const socket = connect(port, '127.0.0.1')
        return { socket, first: await answersOf(socket)() }
      }),
    )
    const greeted = sockets.filter(({ first }) => first.startsWith('220'))
    expect([greeted.length, sockets.filter(({ first }) => first.startsWith('421')).length]).toEqual([20, 1])
    for (const { socket } of sockets) socket.destroy()
  })

  it('finishes a mail in hand when the portal stops, and takes no other', async () => {
    const place = await ownPortal({ env: settings })
    const member = await aMember(place, { email: 'stop@example.org' })
    const id = (await aFiledRequest(place, member)).id
    const to = replyAddress(place.platform.config, {
      base,
      member_id: member.member_id,
      request_id: id,
      at: place.clock.now(),
    })
    const port = place.inbound_mail?.port ?? 0
    const idle = connect(port, '127.0.0.1')
    const idleHeard = answersOf(idle)
    await idleHeard()
    const socket = connect(port, '127.0.0.1')
    const heard = answersOf(socket)
    await heard()
    for (const line of [...envelope(to), 'DATA']) {
      socket.write(`${line}\r\n`)
      await heard()
    }
    let answer = ''
    let rows = 0
    const kept = (async () => {
      answer = await heard()
      rows = (await place.db.selectFrom('refund_request_messages').select('message_id').execute()).length
    })()
    const began = performance.now()
    const closing = place.close()
    expect(await idleHeard()).toMatch(/^421/)
    await setTimeout(300)
    socket.write(`Authentication-Results: ${passed}\r\nFrom: stop@example.org\r\n\r\nVoici.\r\n.\r\n`)
    await Promise.all([closing, kept])
    expect([answer, rows]).toEqual(['250 2.6.0 Message taken', 1])
    expect(performance.now() - began).toBeLessThan(6000)
    await expect(talk([], port)).rejects.toThrow('ECONNREFUSED')
  })
})

describe('[MSG-02] by TLS', () => {
  it('is spoken with who asks for it alone, when there is a certificate', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'coussinet-tls-'))
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
    const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
    execFileSync(findProgram('openssl'), [...made, '-subj', '/CN=localhost', '-keyout', key, '-out', cert], {
      stdio: 'pipe',
    })
    const own = await ownPortal({
      env: { ...settings, INBOUND_MAIL_TLS_CERT_FILE: cert, INBOUND_MAIL_TLS_KEY_FILE: key },
    })
    const member = await aMember(own, { email: 'tls@example.org' })
    const id = (await aFiledRequest(own, member)).id
    const to = replyAddress(own.platform.config, {
      base,
      member_id: member.member_id,
      request_id: id,
      at: own.clock.now(),
    })
    const port = own.inbound_mail?.port ?? 0
    expect(await talk(['EHLO x', 'MAIL FROM:<tls@example.org>'], port)).toMatch(/^530 5\.7\.0/)
    const transport = createTransport({ host: '127.0.0.1', port, requireTLS: true, tls: { rejectUnauthorized: false } })
    const headers = { 'Authentication-Results': passed }
    const { response } = await transport.sendMail({ from: 'tls@example.org', to, text: 'Voici.', headers })
    expect(response).toMatch(/^250/)
    transport.close()
    await own.close()
    await rm(folder, { recursive: true })
  })
})

/** Writes to a member as the insurer's systems do; returns the letter that tells of it. */
async function letterFor(of: TestPortal, member: TestMember, id: string) {
  const insurer = await aMachine(of, ['refunds:read', 'messages:write'])
  const { status } = await askMachine(of, sendFiledRequestMessage, {
    as: insurer,
    params: { id },
    form: { fields: { text: 'Avez-vous la radio ?', author_name: 'Camille' }, files: [] },
  })
  expect(status).toBe(201)
  return (await sentMails(of, member.member_id)).at(-1)
}

it('[MSG-02] is counted by its outcome, and the door is a part of those that are watched', async () => {
  const read = async () => {
    const { body } = await portal.app.inject({ url: '/metrics' })
    const valueOf = (outcome: string) =>
      Number(new RegExp(`^coussinet_inbound_mails_total{outcome="${outcome}"} (\\d+)$`, 'm').exec(body)?.[1])
    return [valueOf('taken'), valueOf('refused'), valueOf('automatic')]
  }
  const [taken = 0, refused = 0, automatic = 0] = await read()
  await send()
  await send({ results: [] })
  await send({ envelope_from: '' })
  expect(await read()).toEqual([taken + 1, refused + 1, automatic + 1])
  const { body } = await portal.app.inject({ url: '/readyz' })
  expect(JSON.parse(body)).toMatchObject({ inbound_mail: 'up' })
})

describe('[MSG-02] the letter of a message', () => {
  it('says that it can be answered, and its answer goes to the thread', async () => {
    const sent = await letterFor(portal, helene, request)
    expect(sent?.letter.paragraphs.at(-1)).toBe(
      'Répondez à cet e-mail pour écrire à Camille : votre réponse, avec ses fichiers, s’ajoute à la conversation.',
    )
    expect(sent?.reply_to).toBe(addressOf(helene, request))
    expect(await send({ to: sent?.reply_to ?? '', text: 'La voici.' })).toMatch(/^250/)
    expect(await texts()).toEqual(['La voici.', 'Avez-vous la radio ?'])
  })

  it.each([
    ['it', 'Risponda a questa e-mail per scrivere a Camille:'],
    ['nl', 'Antwoord op deze e-mail om aan Camille te schrijven:'],
  ] as const)('says so in the language of the member: %s', (language, begin) => {
    const [sample] = notificationSamples.filter(({ name }) => name === 'notification-message-received-by-mail')
    expect(sample?.letter(language).paragraphs.at(-1)).toContain(begin)
  })

  it('says nothing of it without the setting: nothing listens, and there is no address', async () => {
    const plain = await ownPortal()
    expect([plain.inbound_mail, plain.platform.config.inbound_mail]).toEqual([null, null])
    const member = await aMember(plain)
    const sent = await letterFor(plain, member, (await aFiledRequest(plain, member)).id)
    expect(sent?.reply_to).toBeUndefined()
    expect(sent?.letter.paragraphs.join()).not.toContain('Répondez à cet e-mail')
    await plain.close()
  })
})
