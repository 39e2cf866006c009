import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import {
  createInvoiceAddress,
  getInvoiceAddress,
  invoiceMailLimits,
  revokeInvoiceAddress,
} from '@coussinet/contract/invoice-address.ts'
import { listNotifications } from '@coussinet/contract/notifications.ts'
import { getRefundPile, makePileDrafts } from '@coussinet/contract/refund-piles.ts'
import { deleteRefundRequest, getRefundRequest, listRefundRequests } from '@coussinet/contract/refund-requests.ts'
import { createTransport } from 'nodemailer'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { problem } from '#platform/core/problem.ts'
import { wrapInTnef } from '#platform/inbound-mail/tests/wrap-in-tnef.ts'
import { addAmount, findAttemptCount } from '#platform/limits/attempts.ts'
import { aMember, type TestMember, changeMemberRow, changeContractRow } from '#testing/a-member.ts'
import { hintsArrived } from '#testing/outgoing/hints-arrived.ts'
import { ownPortal, type TestPortal } from '#testing/start-portal.ts'
import { aDraft, look, photo, timePasses, upload } from '../../tests/a-request.ts'

vi.setConfig({ testTimeout: 60_000 })

const base = 'factures@replies.example'
const settings = {
  INBOUND_MAIL_ADDRESS: 'reponse@replies.example',
  INBOUND_MAIL_INVOICE_ADDRESS: base,
  INBOUND_MAIL_LISTEN: '127.0.0.1:0',
  INBOUND_MAIL_RELAYS: '127.0.0.0/8',
  INBOUND_MAIL_AUTHSERV_ID: 'mx.insurer.example',
}
const relay = (result: string, domain: string) => `mx.insurer.example; dmarc=${result} header.from=${domain}`
const vet = 'accueil@clinique.example'

let portal: TestPortal
let helene: TestMember
let address = ''
let lines: string[] = []
let made = 0

beforeAll(async () => {
  portal = await ownPortal({ env: { ...settings, READING: 'on' }, log: (line) => lines.push(line) })
})
afterAll(() => portal.close())
beforeEach(async () => {
  made += 1
  helene = await aMember(portal, {
    email: `helene${made}@example.org`,
    features: ['notifications'],
    animals: [{ name: 'Oslo', icad: '250269812345678' }],
  })
  address = await makeAddress()
  lines = []
})

async function makeAddress(as = helene): Promise<string> {
  const { status, body } = await portal.call(createInvoiceAddress, { as })
  expect(status).toBe(201)
  return body.address ?? ''
}

type Attachment = {
  filename: string
  content: Buffer
  contentType: string
  cid?: string
  contentDisposition?: 'inline' | 'attachment'
}
type Sent = {
  from?: string
  to?: string
  envelope_from?: string
  result?: string
  text?: string
  html?: string
  message_id?: string
  headers?: Record<string, string>
  attachments?: Attachment[]
}

/** Hands a mail in as a relay does; returns the server's last words. */
async function send({ from = vet, to = address, result = 'pass', ...mail }: Sent = {}): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port: portal.inbound_mail?.port ?? 0, ignoreTLS: true })
  try {
    const { response } = await transport.sendMail({
      from,
      to,
      subject: 'Facture',
      envelope: { from: mail.envelope_from ?? from, to: [to] },
      ...(mail.message_id ? { messageId: mail.message_id } : {}),
      ...(mail.html ? { html: mail.html } : { text: mail.text ?? 'Bonjour, voici la facture.' }),
      attachments: mail.attachments ?? [await jpeg()],
      headers: [
        { key: 'Authentication-Results', value: relay(result, from.split('@')[1] ?? '') },
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

const jpeg = async (filename = 'facture.jpg') => ({ filename, content: await photo(), contentType: 'image/jpeg' })
const pdf = async (filename = 'facture.pdf') => ({
  filename,
  content: await aBill(),
  contentType: 'application/pdf',
})

/** An invoice as a vet's program prints it. */
async function aBill(): Promise<Buffer> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const sheet = document.addPage([595, 842])
  const write = (x: number, y: number, text: string) => sheet.drawText(text, { x, y, size: 11, font })
  write(50, 780, 'Clinique vétérinaire des Tilleuls')
  write(50, 764, '12 rue des Lilas, 69003 Lyon')
  write(350, 700, 'Facture n° F-2026-118')
  write(350, 684, 'Date : 12/11/2026')
  write(50, 650, 'Animal : Oslo, puce 250269812345678')
  write(50, 600, 'Désignation')
  write(470, 600, 'Montant TTC')
  write(50, 580, 'Consultation')
  write(480, 580, '45,00 €')
  write(380, 520, 'Total TTC')
  write(480, 520, '45,00 €')
  return Buffer.from(await document.save())
}

const requests = async (as = helene) => (await portal.call(listRefundRequests, { as, query: {} })).body.data
const told = () =>
  lines
    .filter((line) => line.includes('"event":"inbound_mail"'))
    .map((line): { outcome: string; reason?: string } => JSON.parse(line))
const storedKeys = () => Array.fromAsync(portal.platform.files.keys())
const news = async () => (await portal.call(listNotifications, { as: helene, query: {} })).body.data

describe('[SHARE-02] a mailed invoice', () => {
  it('becomes a draft with what was read, says who mailed it, and is told', async () => {
    await hintsArrived(portal)
    const hints: string[] = []
    const stop = portal.platform.events.subscribe(helene.member_id, (topic) => hints.push(topic))
    expect(await send({ attachments: [await pdf()] })).toBe('250 2.6.0 Message taken')
    await hintsArrived(portal)
    stop()
    expect(hints).toContain('refund-requests')
    const [draft, ...others] = await requests()
    expect(others).toEqual([])
    expect(draft).toMatchObject({
      status: 'draft',
      is_pile: false,
      mailed_by: vet,
      files: [{ type: 'invoice', name: 'facture.pdf' }],
    })
    const id = draft?.id ?? ''
    await vi.waitFor(async () => expect((await look(portal, helene, id)).files[0]?.reading?.status).toBe('done'), {
      timeout: 30_000,
      interval: 200,
    })
    expect(await look(portal, helene, id)).toMatchObject({
      care_date: '2026-11-12',
      invoice_number: 'F-2026-118',
      vet_name: 'Clinique vétérinaire des Tilleuls',
      animal_ids: [helene.animals[0]?.id],
    })
    expect((await news())[0]).toMatchObject({
      kind: 'invoice_mailed',
      title: 'Une facture est arrivée par e-mail',
      body: `Envoyée par ${vet}. Elle vous attend en brouillon\u00a0: vérifiez-la, puis envoyez votre demande.`,
      href: `/refunds/${id}`,
    })
    const { body } = await portal.call(getInvoiceAddress, { as: helene })
    expect(body.last_used_at).toBe(portal.clock.now().toISOString())
  })

  it('may come from the member, whatever the case, the hyphens and the letters as they were dictated', async () => {
    const [local = '', domain = ''] = address.split('@')
    const dictated = `${local.replaceAll('-', '').replaceAll('0', 'o').replaceAll('1', 'L').toUpperCase()}@${domain}`
    const own = `helene${made}@example.org`
    expect(await send({ from: own, to: dictated })).toMatch(/^250/)
    expect(await requests()).toMatchObject([{ mailed_by: own }])
  })

  it('with several papers is a pile, and each request made of it says who mailed it', async () => {
    expect(await send({ attachments: [await pdf('a.pdf'), await jpeg('b.jpg')] })).toMatch(/^250/)
    const [pile] = await requests()
    expect(pile).toMatchObject({ is_pile: true, mailed_by: vet })
    const params = { id: pile?.id ?? '' }
    await vi.waitFor(
      async () =>
        expect((await portal.call(getRefundPile, { as: helene, params })).body).toMatchObject({
          status: 'sorted',
          files: [{ name: 'a.pdf' }, { name: 'b.jpg' }],
        }),
      { timeout: 30_000, interval: 200 },
    )
    const { status } = await portal.call(makePileDrafts, { as: helene, params })
    expect(status).toBe(201)
    for (const { mailed_by } of await requests()) expect(mailed_by).toBe(vet)
  })

  it('is what was attached, without the marks of a signature', async () => {
    const logo = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const mark = {
      filename: 'logo.png',
      cid: 'logo@x',
      content: logo,
      contentType: 'image/png',
      contentDisposition: 'inline' as const,
    }
    expect(await send({ html: '<p>Bonjour</p><img src="cid:logo@x">', attachments: [await pdf(), mark] })).toMatch(
      /^250/,
    )
    expect(await requests()).toMatchObject([{ is_pile: false, files: [{ name: 'facture.pdf' }] }])
  })

  it('is one draft however often its relay hands it in, after its deletion too', async () => {
    const mail = { message_id: '<one@clinique.example>', attachments: [await jpeg()] }
    const answers = await Promise.all([send(mail), send(mail), send(mail)])
    expect(answers).toEqual(answers.map(() => '250 2.6.0 Message taken'))
    const [draft, ...others] = await requests()
    expect(others).toEqual([])
    expect(
      told()
        .map(({ outcome }) => outcome)
        .toSorted(),
    ).toEqual(['known', 'known', 'taken'])
    await portal.call(deleteRefundRequest, { as: helene, params: { id: draft?.id ?? '' } })
    const before = await storedKeys()
    expect(await send(mail)).toMatch(/^250/)
    expect(await requests()).toEqual([])
    expect(await storedKeys()).toEqual(before)
    // A program that gives all of its mails one id sends another invoice.
    expect(await send({ ...mail, attachments: [await jpeg()] })).toMatch(/^250/)
    expect(await requests()).toHaveLength(1)
  })

  it('stands with its member alone', async () => {
    const other = await aMember(portal)
    const theirs = await makeAddress(other)
    expect(await send()).toMatch(/^250/)
    expect(await requests(other)).toEqual([])
    expect(await send({ to: theirs })).toMatch(/^250/)
    expect([(await requests()).length, (await requests(other)).length]).toEqual([1, 1])
  })

  it('leaves no address and no word of it in the log', async () => {
    await send({ text: 'Voici ma facture secrete.' })
    await send({ result: 'fail' })
    const said = lines.join('')
    for (const word of ['clinique', 'secrete', 'factures@', address.slice(9, 20)]) expect(said).not.toContain(word)
    expect(told()).toMatchObject([
      { outcome: 'taken', member_id: helene.member_id },
      { outcome: 'refused', reason: 'sender' },
    ])
  })
})

describe('[SHARE-02] at the door', () => {
  it('an address that was never made, was revoked, or leads to nobody who may file is refused in one sentence', async () => {
    const unknown = /^550 5\.1\.1 Cette adresse ne recoit pas de facture/
    const former = address
    address = await makeAddress()
    expect(await send({ to: former })).toMatch(unknown)
    const wrong = address.replace(/.@/, (end) => (end === '0@' ? '2@' : '0@'))
    for (const to of [wrong, base, `factures+${'0'.repeat(45)}@replies.example`, 'factures+é@replies.example'])
      expect([to, await send({ to })]).toEqual([to, expect.stringMatching(/^55\d|^501/)])
    const set = (columns: object) => changeMemberRow(portal, helene.member_id, columns)
    await set({ disabled_at: portal.clock.now() })
    expect(await send()).toMatch(unknown)
    await set({ disabled_at: null, permissions: ['refunds:read'] })
    expect(await send()).toMatch(unknown)
    await set({ permissions: ['refunds:read', 'refunds:write'], email: '' })
    expect(await send()).toMatch(unknown)
    await set({ email: `helene${made}@example.org` })
    expect((await portal.call(revokeInvoiceAddress, { as: helene })).status).toBe(204)
    expect(await send()).toMatch(unknown)
    expect(await requests()).toEqual([])
  })

  it('a sender who is not proven is refused, the member too', async () => {
    for (const from of [vet, `helene${made}@example.org`])
      expect(await send({ from, result: 'fail' })).toMatch(
        /^550 5\.7\.1 Nous ne pouvons pas verifier que ce message vient de son expediteur/,
      )
    expect(await send({ result: 'temperror' })).toMatch(/^451 4\.7\.0/)
    expect(await requests()).toEqual([])
  })

  it.each([
    ['an absence', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['a list', { headers: { Precedence: 'list' } }],
    ['a report', { envelope_from: '' }],
  ] satisfies [string, Sent][])('%s is refused, so that no invoice is lost unseen', async (_name, mail) => {
    expect(await send(mail)).toMatch(/^550 5\.7\.1 Cette adresse ne recoit pas de message automatique/)
    expect(await requests()).toEqual([])
  })

  it('a mail without a paper, with one that cannot be taken, or with too many is refused, and nothing is kept', async () => {
    const before = await storedKeys()
    expect(await send({ attachments: [] })).toMatch(
      /^550 5\.6\.0 Ce message ne contient pas de facture en piece jointe/,
    )
    const bad = { filename: 'facture.exe', content: Buffer.from('MZ'), contentType: 'application/octet-stream' }
    expect(await send({ attachments: [await jpeg(), bad] })).toMatch(/^550 5\.6\.1 Un fichier joint n'est pas accepte/)
    const large = { ...(await jpeg()), content: Buffer.concat([await photo(), Buffer.alloc(5_242_880)]) }
    expect(await send({ attachments: [large] })).toMatch(/^550 5\.6\.1 .*5 Mo/)
    const many = await Promise.all(Array.from({ length: invoiceMailLimits.files + 1 }, () => jpeg()))
    expect(await send({ attachments: many })).toMatch(/^550 5\.6\.0 Ce message a plus de 10 fichiers/)
    expect(await requests()).toEqual([])
    expect(await storedKeys()).toEqual(before)
  })

  it('an invoice that Outlook wrapped is unwrapped; one that it wrapped with another file is not taken without it', async () => {
    const wrapped = (...files: { name: string; bytes: Buffer }[]) => [
      { filename: 'winmail.dat', content: wrapInTnef(...files), contentType: 'application/ms-tnef' },
    ]
    const bill = { name: 'Facture vétérinaire.pdf', bytes: await aBill() }
    const note = { name: 'note.docx', bytes: Buffer.from('PK') }
    expect(await send({ attachments: wrapped(bill, note) })).toMatch(/^550 5\.6\.1 Un fichier joint n'est pas accepte/)
    expect(await send({ attachments: wrapped(bill) })).toMatch(/^250/)
    const [draft] = await requests()
    const { body } = await portal.call(getRefundRequest, { as: helene, params: { id: draft?.id ?? '' } })
    expect(body.files).toMatchObject([{ name: 'Facture vétérinaire.pdf', media_type: 'application/pdf' }])
  })

  it('an infected file is refused, and while the scanner is away the relay tries again', async () => {
    const { platform } = portal
    const { scanner } = platform
    const before = await storedKeys()
    const probe = () => Promise.resolve()
    try {
      platform.scanner = { scan: () => Promise.resolve('infected'), probe }
      expect(await send({ attachments: [await jpeg(), await jpeg()] })).toMatch(/^550 5\.6\.1 .*virus/i)
      platform.scanner = { scan: () => Promise.reject(problem('unavailable')), probe }
      expect(await send()).toMatch(/^451/)
    } finally {
      platform.scanner = scanner
    }
    expect(await requests()).toEqual([])
    expect(await storedKeys()).toEqual(before)
    expect(await send()).toMatch(/^250/)
  })

  it('the day of an address has 20 mails, refused ones too, and what the member uploads is not counted', async () => {
    const bad = { filename: 'a.pdf', content: Buffer.from('no paper'), contentType: 'application/pdf' }
    for (let count = 1; count < invoiceMailLimits.mails; count += 1)
      expect(await send({ attachments: [{ ...bad, content: Buffer.from(`no paper ${count}`) }] })).toMatch(
        /^550 5\.6\.1/,
      )
    expect(await send()).toMatch(/^250/)
    expect(await send()).toMatch(/^550 5\.7\.1 Cette adresse a recu beaucoup de messages/)
    expect((await upload(portal, helene, (await aDraft(portal, helene)).id, { type: 'invoice' })).status).toBe(201)
    await timePasses(portal, { hours: 23, minutes: 30 })
    expect(await send()).toMatch(/^451 4\.3\.0/)
    await timePasses(portal, { minutes: 31 })
    expect(await send()).toMatch(/^250/)
  })

  it('takes none of the member’s processing time; one that uses up the mails’ own is refused for good and counts', async () => {
    const { member_id } = helene
    const uses = (key: string, ms: number) =>
      addAmount(portal.db, { key, limit: 0, window_seconds: 3600 }, ms, portal.clock.now())
    const mails = () => findAttemptCount(portal.db, `invoice mails ${member_id}`)
    await uses(`uploads decoded ${member_id}`, 120_000)
    expect(await send()).toMatch(/^250/)
    await portal.db.deleteFrom('attempts').where('attempt_key', '=', `uploads decoded ${member_id}`).execute()

    const own = `uploads decoded by mail ${member_id}`
    await uses(own, 59_999 - (await findAttemptCount(portal.db, own)))
    expect(await send({ attachments: [await jpeg(), await jpeg()] })).toMatch(
      /^550 5\.7\.1 Cette adresse a recu beaucoup de messages/,
    )
    expect(await mails()).toBe(2)
    expect(await send()).toMatch(/^451 4\.3\.0/)
    expect(await mails()).toBe(2)
    expect((await upload(portal, helene, (await aDraft(portal, helene)).id, { type: 'invoice' })).status).toBe(201)
    await timePasses(portal, { minutes: 61 })
    expect(await send()).toMatch(/^250/)
  })

  it('few drafts that came by mail wait at once, and the member begins their own all the same', async () => {
    for (let count = 0; count < invoiceMailLimits.drafts; count += 1) expect(await send()).toMatch(/^250/)
    expect(await send()).toMatch(/^550 5\.2\.2 Trop de factures recues par e-mail/)
    const mailed = await requests()
    await aDraft(portal, helene)
    await portal.call(deleteRefundRequest, { as: helene, params: { id: mailed[0]?.id ?? '' } })
    expect(await send()).toMatch(/^250/)
  })

  it('a member without an insured animal, or whose contract the insurer has not brought, receives none', async () => {
    const none = /^550 5\.2\.1 Cette adresse ne recoit pas de facture pour le moment/
    const bare = await aMember(portal, { animals: [{ formula: 'default', cover_start: null }] })
    expect(await send({ to: await makeAddress(bare) })).toMatch(none)
    await portal.db.deleteFrom('contracts').where('member_id', '=', helene.member_id).execute()
    expect(await send()).toMatch(none)
    expect(
      await portal.db
        .selectFrom('invoice_mails')
        .select('member_id')
        .where('member_id', '=', helene.member_id)
        .execute(),
    ).toEqual([])
  })

  it('a member whose contract has ended or is suspended receives them: care of before may be filed', async () => {
    await changeContractRow(portal, helene.member_id, { end_date: '2026-11-10' })
    await portal.db.insertInto('suspensions').values({ member_id: helene.member_id, from_day: '2026-11-01' }).execute()
    expect(await send()).toMatch(/^250/)
    expect(await requests()).toHaveLength(1)
  })

  it('speaks the language of the member', async () => {
    const giulia = await aMember(portal, { email: 'giulia@example.org', locale: 'it', country: 'IT' })
    expect(await send({ to: await makeAddress(giulia), attachments: [] })).toMatch(
      /^550 5\.6\.0 Questo messaggio non contiene una fattura in allegato/,
    )
  })
})
