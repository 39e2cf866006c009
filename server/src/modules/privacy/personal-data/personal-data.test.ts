import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sendContact } from '@coussinet/contract/contact.ts'
import { exportPersonalData, readPersonalData } from '@coussinet/contract/personal-data.ts'
import { sendRequestMessage } from '@coussinet/contract/request-messages.ts'
import { freezeAccount, getSecurityLog } from '@coussinet/contract/security.ts'
import { changePassword, signIn } from '@coussinet/contract/session.ts'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { aQuoteDraft, uploadQuote } from '#modules/refunds/tests/a-quote.ts'
import { aFiledRequest, photo } from '#modules/refunds/tests/a-request.ts'
import { newId } from '#platform/crypto/ids.ts'
import { hash } from '#platform/crypto/keys.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { sentMails, extractToken } from '#testing/outgoing/sent-mails.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { readZip } from '../tests/read-zip.ts'
import { archiveByNevg, buildArchive } from './personal-data.ts'

const password = 'Coussinet#2026'
const lines: string[] = []
const portal = portalForTests({ log: (line) => lines.push(line) })
let helene: TestMember

beforeEach(async () => {
  lines.length = 0
  helene = await aMember(portal, { password })
})

const take = (as = helene, current_password = password) =>
  portal.call(exportPersonalData, { as, body: { current_password } })
const jpeg = (shade: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: shade, g: 90, b: 40 } } })
    .jpeg()
    .toBuffer()
const message = {
  topic: 'refund',
  subject: 'Où en est ma demande ?',
  message: 'Bonjour, ma demande attend depuis lundi.',
}

async function write(as: TestMember, ...names: string[]): Promise<string> {
  const files = await Promise.all(
    names.map(async (name, index) => ({
      bytes: await jpeg(20 * index),
      name,
      media_type: 'image/jpeg',
      part: 'files',
    })),
  )
  return (await portal.call(sendContact, { as, form: { fields: message, files } })).body.reference
}

function opened(bytes: Buffer) {
  const entries = new Map(readZip(bytes).map(({ name, bytes: content }) => [name, content]))
  const json = (name: string) => JSON.parse(entries.get(name)?.toString() ?? 'null')
  return { names: [...entries.keys()], entries, data: json('data.json'), files: json('files.json') }
}

describe('the archive', () => {
  it('[MSG-01][MSG-03][SAFE-05] holds what was said in threads, with its files in the folder of the request', async () => {
    const talker = await aMember(portal)
    const { id, tracking_reference } = await aFiledRequest(portal, talker)
    const file = { bytes: await photo(), name: 'radio.jpg', media_type: 'image/jpeg', part: 'files' }
    const form = { fields: { text: 'Voici la radio.' }, files: [file] }
    expect((await portal.call(sendRequestMessage, { as: talker, params: { id }, form })).status).toBe(201)
    const quoted_text = 'Coussinet a écrit :\n> Depuis quand ?\n> Depuis mardi.'
    await portal.db.updateTable('refund_request_messages').set({ quoted_text }).where('request_id', '=', id).execute()
    const { stream } = await buildArchive(portal.platform, talker.member_id)
    const { data, names, entries } = opened(Buffer.concat(await stream.toArray()))
    const path = `files/refund-requests/${tracking_reference}/messages/01 radio.jpg`
    expect(names).toContain(path)
    expect(data.refund_request_messages).toMatchObject([
      { request_id: id, author: 'member', text: 'Voici la radio.', quoted_text },
    ])
    const [sent] = data.documents.filter((one: { owner_kind: string }) => one.owner_kind === 'message')
    expect(sent).toMatchObject({ archive_path: path })
    expect(hash(entries.get(path) ?? Buffer.alloc(0)).toString('hex')).toBe(sent.sha256)
    expect(entries.get('mes-donnees.html')?.toString()).toMatch(/Voici la radio\..*Depuis mardi\./s)
  })

  it('[PRE-01][READ-05] holds what was read of a vet’s quote, with its document', async () => {
    const owner = await aMember(portal)
    const { id } = await aQuoteDraft(portal, owner)
    const { body } = await uploadQuote(portal, owner, id)
    const reading = { status: 'failed' }
    await portal.db
      .updateTable('documents')
      .set({ reading: JSON.stringify(reading) })
      .where('quote_id', '=', id)
      .execute()
    const { stream } = await buildArchive(portal.platform, owner.member_id)
    const { data } = opened(Buffer.concat(await stream.toArray()))
    expect(data.documents).toMatchObject([{ file_id: body.id, sha256: body.sha256, reading }])
  })

  it('[SAFE-05][SEC-55] holds the rows as JSON, the files under readable names, and what it leaves out', async () => {
    const reference = await write(helene, 'facture.jpg', 'facture.jpg')
    const answer = await take()
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['content-disposition']).toContain(`filename="coussinet-donnees-${helene.nevg}-20261120.zip"`)

    const { names, entries, data, files } = opened(answer.bytes)
    const paths = [`files/messages/${reference}/01 facture.jpg`, `files/messages/${reference}/02 facture.jpg`]
    expect(names).toEqual(['LISEZ-MOI.txt', 'mes-donnees.html', 'data.json', ...paths, 'files.json'])
    expect(data.members).toEqual([expect.objectContaining({ nevg: helene.nevg, lastname: 'Carpentier' })])
    expect(data.contact_messages).toEqual([expect.objectContaining(message)])
    expect(data.contact_files.map(({ archive_path }: { archive_path: string }) => archive_path)).toEqual(paths)
    for (const [index, path] of paths.entries())
      expect(hash(entries.get(path) ?? Buffer.alloc(0)).toString('hex')).toBe(data.contact_files[index].sha256)
    expect(files).toEqual(paths.map((path) => expect.objectContaining({ path, table: 'contact_files', intact: true })))
    const readMe = entries.get('LISEZ-MOI.txt')?.toString() ?? ''
    expect(readMe).toContain(helene.nevg)
    expect(readMe).toContain('members.password_hash')
    expect(answer.bytes.includes('argon2')).toBe(false)
    expect([...entries.values()].some((bytes) => bytes.includes('argon2'))).toBe(false)
  })

  it('[GO-08][SAFE-05] holds a page that a person reads, from which the files beside it open', async () => {
    const reference = await write(helene, 'facture <b>.jpg')
    const { entries, names } = opened((await take()).bytes)
    const page = entries.get('mes-donnees.html')?.toString() ?? ''
    expect(page).toContain('<html lang="fr">')
    expect(page).toContain(message.message)
    const href = /href="(files[^"]+)"/.exec(page)?.[1] ?? ''
    expect(names).toContain(decodeURIComponent(href))
    expect(href).toContain(reference)
    expect(page).not.toContain('<b>')
  })

  it('[GO-08][SAFE-05] gives the page alone to who knows the password, as one of the copies of the day', async () => {
    const reference = await write(helene, 'facture.jpg')
    const read = (current_password: string) => portal.call(readPersonalData, { as: helene, body: { current_password } })
    expect((await read('wrong')).problem?.code).toBe('validation_failed')
    const answer = await read(password)
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['content-disposition']).toContain(`filename="coussinet-donnees-${helene.nevg}-20261120.html"`)
    const page = answer.bytes.toString()
    for (const said of [helene.nevg, reference, message.message, 'facture.jpg']) expect(page).toContain(said)
    expect(page).not.toContain('href="files')
    const audited = await portal.db
      .selectFrom('audit_log')
      .select('audit_id')
      .where('member_id', '=', helene.member_id)
      .where('action', '=', 'data.exported')
      .execute()
    expect(audited).toHaveLength(1)
    await take()
    await take()
    expect((await read(password)).status).toBe(429)
  })

  it('[SAFE-05] holds the papers of mandates as they were shown', async () => {
    const mandate_id = newId()
    const address = { line1: '27 RUE DES TILLEULS', postal_code: '69003', city: 'LYON', country: 'FR' }
    const mandate = {
      mandate_id,
      umr: 'CSN-1-001',
      status: 'draft',
      holder: 'HELENE CARPENTIER',
      ...address,
      iban: 'FR3999910000170000412703A23',
      created_at: portal.clock.now(),
    }
    const bytes = Buffer.from('%PDF-1.7 a paper')
    await portal.db
      .insertInto('mandates')
      .values({ member_id: helene.member_id, ...mandate })
      .execute()
    await portal.db
      .insertInto('mandate_papers')
      .values({ member_id: helene.member_id, mandate_id, bytes, sha256: hash(bytes), made_at: portal.clock.now() })
      .execute()
    const { entries, files } = opened((await take()).bytes)
    expect(entries.get('files/mandates/CSN-1-001.pdf')).toEqual(bytes)
    expect(files).toEqual([expect.objectContaining({ table: 'mandate_papers', id: mandate_id, intact: true })])
  })

  it('[SAFE-05][I18N-01] speaks Italian to who does', async () => {
    const giulia = await aMember(portal, { password, locale: 'it', country: 'IT' })
    const { headers, bytes } = await take(giulia)
    expect(headers['content-disposition']).toContain(`coussinet-dati-${giulia.nevg}-20261120.zip`)
    expect(opened(bytes).names.slice(0, 2)).toEqual(['LEGGIMI.txt', 'i-miei-dati.html'])
  })

  it('[SEC-20][SEC-55] has nothing of another member', async () => {
    const other = await aMember(portal, { firstname: 'Ottavia' })
    await write(other, 'di-un-altro.jpg')
    const { names, entries } = opened((await take()).bytes)
    expect(names).toEqual(['LISEZ-MOI.txt', 'mes-donnees.html', 'data.json', 'files.json'])
    for (const word of [other.member_id, other.nevg, 'Ottavia', 'di-un-altro'])
      expect(entries.get('data.json')?.includes(word)).toBe(false)
  })

  it('[SAFE-05] is given all the same when a stored file is gone; the log tells of it', async () => {
    await write(helene, 'perdue.jpg', 'gardee.jpg')
    const { stored_as } = await portal.db
      .selectFrom('contact_files')
      .select('stored_as')
      .where('member_id', '=', helene.member_id)
      .orderBy('position')
      .executeTakeFirstOrThrow()
    await rm(join(portal.platform.config.data_dir, 'files', stored_as.slice(0, 2), stored_as.slice(2, 4), stored_as))
    const { files } = opened((await take()).bytes)
    expect(files.map(({ intact }: { intact: boolean }) => intact)).toEqual([false, true])
    expect(lines.filter((line) => line.includes('stored_file_not_intact'))).toHaveLength(1)
  })

  it('[SEC-55] is what the insurer’s command gives for a customer number too, noted as the insurer’s doing', async () => {
    const archive = await archiveByNevg(portal.platform, helene.nevg)
    const { data } = opened(Buffer.concat((await archive?.stream.toArray()) ?? []))
    expect(data.members[0].nevg).toBe(helene.nevg)
    expect(data.audit_log).toContainEqual(expect.objectContaining({ action: 'data.handed_over', actor: 'insurer' }))
    expect(await archiveByNevg(portal.platform, '000000000')).toBeNull()
  })
})

describe('who may take it', () => {
  const log = async () => (await portal.call(getSecurityLog, { as: helene, query: { limit: 1 } })).body.data
  const mails = () => sentMails(portal, helene.member_id)

  it('[SAFE-05][SAFE-02] is told by e-mail, and in the security log', async () => {
    portal.clock.advance({ minutes: 1 })
    expect((await take()).status).toBe(200)
    expect(await log()).toEqual([expect.objectContaining({ event: 'data_exported' })])
    expect((await mails()).map(({ letter }) => letter.subject)).toEqual(['Vos données ont été téléchargées'])
  })

  it('[SAFE-02] “it was not me” ends the session and the password that was known', async () => {
    await take()
    const token = extractToken((await mails())[0]?.letter.escape?.href)
    expect((await portal.call(freezeAccount, { body: { token } })).status).toBe(204)
    expect((await take()).status).toBe(401)
    expect((await portal.call(signIn, { body: { username: helene.nevg, password } })).status).toBe(401)
  })

  it('[SAFE-05][SEC-03] needs the current password; wrong ones count as failed sign-ins, and leave nothing behind', async () => {
    for (let count = 0; count < 5; count += 1) {
      const { status, problem } = await take(helene, 'not the password')
      expect([status, problem?.errors]).toEqual([422, { current_password: ['password.current'] }])
    }
    const limited = await take()
    expect([limited.status, Number(limited.headers['retry-after'])]).toEqual([429, 60])
    expect((await portal.call(signIn, { body: { username: helene.nevg, password } })).status).toBe(429)
    expect(await mails()).toEqual([])
    portal.clock.advance({ minutes: 2 })
    expect((await take()).status).toBe(200)
  })

  it('[SAFE-05] is given three times a day; wrong passwords do not count', async () => {
    await take(helene, 'not the password')
    expect([(await take()).status, (await take()).status, (await take()).status]).toEqual([200, 200, 200])
    const fourth = await take()
    expect([fourth.status, fourth.problem?.code]).toEqual([429, 'too_many_requests'])
    expect(await mails()).toHaveLength(3)
  })

  it('[SAFE-05] a former password proves nothing', async () => {
    const { status, problem } = await portal.call(changePassword, {
      as: helene,
      body: {
        current_password: password,
        password: 'Lavande 7 au jardin!',
        password_confirmation: 'Lavande 7 au jardin!',
      },
    })
    expect([status, problem]).toEqual([204, null])
    expect((await take()).status).toBe(422)
  })
})
