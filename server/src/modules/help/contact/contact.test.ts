import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { listTopics, sendContact } from '@coussinet/contract/contact.ts'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { withUploads } from '#modules/refunds/documents/upload-limits.ts'
import { timePasses } from '#modules/refunds/tests/a-request.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { heardEvents } from '#testing/outgoing/heard-events.ts'
import { jobsDone, sentMails } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests()
let helene: TestMember

beforeEach(async () => {
  helene = await aMember(portal)
})

const photo = (shade = 200) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: shade, g: 90, b: 40 } } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'a secret place' } })
    .toBuffer()
const jpeg = async (name = 'facture.jpg') => ({ bytes: await photo(), name, media_type: 'image/jpeg', part: 'files' })
const message = {
  topic: 'refund',
  subject: 'Où en est ma demande ?',
  message: 'Bonjour,\n\nma demande attend depuis lundi.\nMerci.',
}
type Sent = {
  fields?: Partial<Record<keyof typeof message, string>>
  files?: Awaited<ReturnType<typeof jpeg>>[]
  key?: string
  as?: TestMember
}
const send = ({ fields = {}, files = [], key, as = helene }: Sent = {}) =>
  portal.call(sendContact, {
    as,
    form: { fields: { ...message, ...fields }, files },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })
const messages = (member = helene) =>
  portal.db.selectFrom('contact_messages').selectAll().where('member_id', '=', member.member_id).execute()
const filesOf = (member = helene) =>
  portal.db
    .selectFrom('contact_files')
    .selectAll()
    .where('member_id', '=', member.member_id)
    .orderBy('position')
    .execute()
const folder = () => join(portal.platform.config.data_dir, 'files')
const stored = async () =>
  (await readdir(folder(), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length

describe('the topics', () => {
  it('[SUP-01] are offered with their subjects, in the member’s language', async () => {
    const { body } = await portal.call(listTopics, { as: helene })
    expect(body.data.map(({ id }) => id)).toEqual([
      'refund',
      'contract',
      'payment',
      'animal',
      'account',
      'sponsorship',
      'complaint',
      'other',
    ])
    expect(body.data[0]).toMatchObject({
      label: 'Un remboursement',
      subjects: [{ id: 'status', label: 'Où en est ma demande\u00a0?' }, { id: 'disagree' }, { id: 'document' }],
    })
    const giulia = await aMember(portal, { locale: 'it', country: 'IT' })
    const italian = await portal.call(listTopics, { as: giulia })
    expect(italian.body.data.map(({ label }) => label)).toContain('Presenta un amico')
  })
})

describe('a message', () => {
  it('[SUP-01][SUP-02] reaches the insurer with who writes, about what, the words and the files, and is confirmed to the member', async () => {
    const answer = await send({ files: [await jpeg('facture.heic.jpg'), await jpeg()] })
    expect(answer.status).toBe(202)
    const { reference } = answer.body
    expect(reference).toMatch(/^CT-2026-[0-9A-Z]{8}$/)
    expect(await messages()).toEqual([
      expect.objectContaining({ ...message, reference, created_at: portal.clock.now() }),
    ])

    const [team, confirmation, ...more] = await sentMails(portal, helene.member_id)
    expect(more).toEqual([])
    const { email } = await portal.db
      .selectFrom('members')
      .select('email')
      .where('member_id', '=', helene.member_id)
      .executeTakeFirstOrThrow()
    expect(team).toMatchObject({
      to: 'adherents@coussinet.example',
      reply_to: email,
      letter: { internal: true, quote: { text: message.message } },
    })
    expect(team?.letter.subject).toBe(`${reference} · Un remboursement · ${message.subject}`)
    const facts = new Map(team?.letter.facts?.map(({ label, value }) => [label, value]))
    expect(Object.fromEntries(facts)).toMatchObject({
      De: 'Hélène Carpentier',
      'Numéro d’adhérent': helene.nevg,
      'E-mail': email,
      Sujet: 'Un remboursement',
      Téléphone: '+33\u00a06\u00a039\u00a098\u00a012\u00a004',
      Langue: 'français',
    })
    expect(facts.get('Contrat')).toMatch(/^ZC-/)
    expect(team?.attachments?.map(({ name }) => name)).toEqual(['facture.heic.jpg', 'facture.jpg'])
    expect(team?.attachments?.map(({ stored_as }) => stored_as)).toEqual(
      (await filesOf()).map(({ stored_as }) => stored_as),
    )

    expect(confirmation).toMatchObject({
      to: email,
      reader: { language: 'fr', country: 'FR' },
      letter: { quote: { text: message.message } },
    })
    expect(confirmation?.letter.facts).toContainEqual({ label: 'Référence', value: reference })
    expect(confirmation?.letter.paragraphs).toContain('Nous répondons sous deux jours ouvrés, par e-mail.')
    expect(confirmation?.letter.notes?.join()).toContain('du lundi au vendredi, de 9\u00a0h à 18\u00a0h')

    expect(await heardEvents(portal, helene.member_id)).toEqual([
      expect.objectContaining({ event: 'contact.received', reference, topic: 'refund' }),
    ])
    const audited = await auditLines(portal, helene.member_id, ['action'], 'contact.sent')
    expect(audited).toHaveLength(1)
  })

  it('[SUP-02][I18N-06] speaks the member’s language to the member, and the country’s to the team', async () => {
    const giulia = await aMember(portal, { locale: 'it', country: 'IT', firstname: 'Giulia' })
    await send({ as: giulia, fields: { topic: 'complaint' } })
    const [team, confirmation] = await sentMails(portal, giulia.member_id)
    expect(team).toMatchObject({ to: 'clienti@coussinet.example', reader: { language: 'it', country: 'IT' } })
    expect(confirmation?.letter.greeting).toBe('Buongiorno Giulia,')
    expect(confirmation?.letter.paragraphs.join(' ')).toContain('entro 45 giorni')
    const bram = await aMember(portal, { locale: 'fr-BE', country: 'BE' })
    await send({ as: bram })
    expect((await sentMails(portal, bram.member_id))[0]).toMatchObject({
      to: 'preneurs@coussinet.example',
      reader: { language: 'fr', country: 'BE' },
    })
  })

  it('[SEC-38][REF-12] takes its files as refund requests do: remade, without what a camera adds', async () => {
    await send({ files: [await jpeg('facture d’été?.heic.jpg')] })
    const [file] = await filesOf()
    expect(file).toMatchObject({ name: 'facture d’été-.heic.jpg', media_type: 'image/jpeg', position: 0 })
    const { stream } = await portal.platform.files.open(file?.stored_as ?? '')
    const bytes = Buffer.concat(await Array.fromAsync(stream))
    expect(bytes.includes('a secret place')).toBe(false)
    expect((await sharp(bytes).metadata()).format).toBe('jpeg')
  })

  it.each([
    ['no subject', { subject: '  ' }, 'subject', 'required'],
    ['a subject of two lines', { subject: 'Bonjour\r\nBcc: eve@example.net' }, 'subject', 'schema.invalid_string'],
    ['a subject that is too long', { subject: 'a'.repeat(121) }, 'subject', 'schema.too_big'],
    ['a message that is too short', { message: 'Bonjour' }, 'message', 'schema.too_small'],
    ['a message that is too long', { message: 'é'.repeat(5001) }, 'message', 'schema.too_big'],
    ['a topic that nobody offered', { topic: 'weather' }, 'topic', 'schema.invalid_type'],
  ])('[SUP-01] %s is refused at its field', async (_name, fields, field, key) => {
    expect((await send({ fields })).problem).toMatchObject({ status: 422, errors: { [field]: [key] } })
    expect(await messages()).toEqual([])
  })

  it('[SUP-01] may have 5000 characters, whatever they weigh, in lines as a browser ends them', async () => {
    const long = '…'.repeat(4998)
    expect((await send({ fields: { message: `${long}\r\n!` } })).status).toBe(202)
    expect((await messages())[0]?.message).toBe(`${long}\n!`)
  })
})

describe('files that cannot be taken', () => {
  it('[SUP-01] a field for files that a browser sends empty is none', async () => {
    expect(
      (
        await send({
          files: [{ bytes: Buffer.alloc(0), name: '', media_type: 'application/octet-stream', part: 'files' }],
        })
      ).status,
    ).toBe(202)
  })

  it('[SUP-01][REF-12] are told each at its place, and nothing of the message is kept', async () => {
    const before = await stored()
    const html = {
      bytes: Buffer.from('<script>alert(1)</script>'),
      name: 'facture.pdf',
      media_type: 'application/pdf',
      part: 'files',
    }
    const empty = { ...html, bytes: Buffer.alloc(0) }
    expect((await send({ files: [await jpeg(), html, empty] })).problem?.errors).toEqual({
      'files.1': ['file_unsupported'],
      'files.2': ['file_empty'],
    })
    const big = {
      ...html,
      bytes: Buffer.concat([await photo(), Buffer.alloc(5_242_880)]),
      name: 'a.jpg',
      media_type: 'image/jpeg',
    }
    expect((await send({ files: [await jpeg(), big] })).problem?.errors).toEqual({ 'files.1': ['file_too_large'] })
    expect((await send({ files: await Promise.all([1, 2, 3, 4].map(() => jpeg())) })).problem?.errors).toEqual({
      files: ['schema.too_big'],
    })
    expect(await messages()).toEqual([])
    expect(await sentMails(portal, helene.member_id)).toEqual([])
    expect(await stored()).toBe(before)
  })

  it('[REL-06] nor while the store is down: 503, and no row', async () => {
    const { files } = portal.platform
    const { put } = files
    let count = 0
    files.put = (key, bytes) => ((count += 1) === 2 ? Promise.reject(new Error('EIO')) : put(key, bytes))
    const before = await stored()
    const refused = await send({ files: [await jpeg(), await jpeg()] })
    files.put = put
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '3'])
    expect(await messages()).toEqual([])
    expect(await stored()).toBe(before)
    expect((await send({ files: [await jpeg()] })).status).toBe(202)
  })
})

describe('sent twice', () => {
  it('[REL-04] within ten seconds it is one message, with one reference and one pair of mails', async () => {
    const before = await stored()
    const both = await Promise.all([send({ files: [await jpeg()] }), send({ files: [await jpeg()] })])
    portal.clock.advance({ seconds: 9 })
    const [one, other, third] = [...both, await send({ files: [await jpeg()] })].map(({ body }) => body.reference)
    expect([other, third]).toEqual([one, one])
    expect(await messages()).toHaveLength(1)
    expect(await sentMails(portal, helene.member_id)).toHaveLength(2)
    expect(await stored()).toBe(before + 1)
    expect((await send()).body.reference).not.toBe(one)
    portal.clock.advance({ seconds: 2 })
    expect((await send({ files: [await jpeg()] })).body.reference).not.toBe(one)
    expect((await send({ as: await aMember(portal), files: [await jpeg()] })).body.reference).not.toBe(one)
  })

  it('[REL-03] under one key it is one message for 24 hours; another content is refused', async () => {
    const bytes = await jpeg()
    const first = await send({ key: 'k', files: [bytes] })
    await timePasses(portal, { hours: 23 })
    const again = await send({ key: 'k', files: [bytes] })
    expect([again.status, again.body]).toEqual([202, first.body])
    expect((await send({ key: 'k' })).problem?.code).toBe('idempotency_mismatch')
    expect(await messages()).toHaveLength(1)
    expect(await filesOf()).toHaveLength(1)
    expect((await send({ key: 'other', files: [bytes] })).body).not.toEqual(first.body)
  })
})

describe('limits', () => {
  it('[SUP-01] ten messages an hour; what is refused or sent twice does not count', async () => {
    for (let count = 0; count < 10; count += 1) {
      expect((await send({ fields: { subject: `n° ${count}` } })).status).toBe(202)
      expect((await send({ fields: { subject: `n° ${count}` } })).status).toBe(202)
      if (count === 9) break
      expect((await send({ files: [{ ...(await jpeg()), bytes: Buffer.from('no photo') }] })).status).toBe(422)
    }
    const refused = await send()
    expect(refused.problem?.code).toBe('too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await messages()).toHaveLength(10)
    await timePasses(portal, { hours: 1 })
    expect((await send()).status).toBe(202)
  })

  it('[SEC-42] its files are uploads like any other: they share the hour, and nothing of what is too much is kept', async () => {
    const three = await Promise.all([1, 2, 3].map(() => jpeg()))
    const size = 200 * 1024 * 1024 - 3 * Math.max(...three.map(({ bytes }) => bytes.length))
    await withUploads(portal.platform, { member_id: helene.member_id, files: [{ size }] }, async () => {})
    expect((await send({ files: three, key: 'first' })).status).toBe(202)
    expect((await send({ files: three, key: 'second' })).problem?.code).toBe('too_many_requests')
    expect(await messages()).toHaveLength(1)
    await timePasses(portal, { hours: 1 })
    expect((await send({ files: three, key: 'second' })).status).toBe(202)
  })

  it('[SEC-42] stored files outlive the sweep with their message, and go without it', async () => {
    await send({ files: [await jpeg()] })
    const [file] = await filesOf()
    const key = file?.stored_as ?? ''
    const old = new Date(portal.clock.now().getTime() - 23 * 3_600_000)
    await utimes(join(folder(), key.slice(0, 2), key.slice(2, 4), key), old, old)
    const sweep = async () => {
      await portal.platform.jobs.send(portal.db, 'files.orphans', {})
      await jobsDone(portal.db, 'files.orphans')
    }
    await sweep()
    ;(await portal.platform.files.open(key)).stream.destroy()
    await portal.db.deleteFrom('contact_messages').where('member_id', '=', helene.member_id).execute()
    await sweep()
    await expect(portal.platform.files.open(key)).rejects.toThrow('ENOENT')
  })
})
