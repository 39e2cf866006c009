import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { getInsurerDocument, listDocuments, listInsurerDocuments } from '@coussinet/contract/documents.ts'
import { deleteMemberDocument, putMemberDocument } from '@coussinet/contract/integration/member-documents.ts'
import { putMember } from '@coussinet/contract/integration/upserts/member.ts'
import { listNotifications } from '@coussinet/contract/notifications.ts'
import { exportPersonalData } from '@coussinet/contract/personal-data.ts'
import { searchPortal } from '@coussinet/contract/search.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBroughtMember, testNevg } from '#modules/integration/tests/a-brought-member.ts'
import { checkFiles } from '#modules/operations/backup/files/check-files.ts'
import { erase } from '#modules/privacy/erasure/erase.ts'
import { readZip } from '#modules/privacy/tests/read-zip.ts'
import { newId } from '#platform/crypto/ids.ts'
import { savePdf, ordinaryPdf, pdfOfSize, rawPdf } from '#platform/files/fixtures/made-pdfs.ts'
import { countAttempt } from '#platform/limits/attempts.ts'
import { aMachine, askMachine } from '#testing/a-machine.ts'
import { aMember, openMemberSession, changeContractRow } from '#testing/a-member.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { jobsDone, sentMails } from '#testing/outgoing/sent-mails.ts'
import { type SignedIn, portalForTests } from '#testing/start-portal.ts'

const portal = portalForTests({ at: '2026-11-20T10:00:00Z' })
let as: SignedIn
let bringer: SignedIn
beforeAll(async () => {
  as = await aMachine(portal, ['documents:write'])
  bringer = await aMachine(portal, ['members:write'])
})

const brought = () => aBroughtMember(portal, bringer)
type Brought = Pick<Awaited<ReturnType<typeof brought>>, 'nevg' | 'member_id'>

const pdf = async (pages = 1) => savePdf(await ordinaryPdf(pages))
const title = 'Avenant au contrat'

type Given = { id?: string; fields?: Record<string, string>; bytes?: Buffer; name?: string; media_type?: string }
async function give({ nevg }: Pick<Brought, 'nevg'>, { id = newId(), fields, bytes, ...file }: Given = {}) {
  const sent = { bytes: bytes ?? (await pdf()), name: 'avenant.pdf', media_type: 'application/pdf', ...file }
  const form = { fields: { title, issued_on: '2026-11-18', ...fields }, file: sent }
  return { id, ...(await askMachine(portal, putMemberDocument, { as, params: { nevg, id }, form })) }
}
const takeBack = ({ nevg }: Brought, id: string) =>
  askMachine(portal, deleteMemberDocument, { as, params: { nevg, id } })

const reader = ({ member_id }: Brought) => openMemberSession(portal, member_id)
const listed = async (member: Brought) =>
  (await portal.call(listInsurerDocuments, { as: await reader(member) })).body.data
const told = async (member: Brought) => (await portal.call(listNotifications, { as: await reader(member) })).body.data
const keysOf = async ({ member_id }: Brought) =>
  (
    await portal.db.selectFrom('insurer_documents').select('stored_as').where('member_id', '=', member_id).execute()
  ).map(({ stored_as }) => stored_as)
const isStored = async (key: string) => {
  try {
    const { stream } = await portal.platform.files.open(key)
    stream.destroy()
    return true
  } catch {
    return false
  }
}

describe('[GO-06] a document of the insurer’s', () => {
  it('is listed, read, found and told, and leaves the list of the portal’s own papers as it was', async () => {
    const member = await brought()
    const { status, body, id } = await give(member)
    expect([status, body]).toEqual([201, { result: 'created' }])
    expect(await listed(member)).toEqual([{ id, title, issued_on: '2026-11-18', href: `/api/insurer-documents/${id}` }])
    const session = await reader(member)
    const read = await portal.call(getInsurerDocument, { as: session, params: { id } })
    expect([read.status, read.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(read.headers['content-disposition']).toContain('filename="Avenant au contrat.pdf"')
    expect(read.bytes.toString('latin1', 0, 5)).toBe('%PDF-')
    expect(await told(member)).toMatchObject([
      { kind: 'document_received', href: '/profile/contract', body: expect.stringContaining(title) },
    ])
    expect(JSON.stringify(await sentMails(portal, member.member_id))).toContain(title)
    const { data: found } = (await portal.call(searchPortal, { as: session, query: { q: 'avenant' } })).body
    expect(found).toContainEqual(
      expect.objectContaining({ kind: 'document', title, href: `/api/insurer-documents/${id}`, download: true }),
    )
    const { data: papers } = (await portal.call(listDocuments, { as: session })).body
    expect(papers.map(({ href }) => href).filter((href) => href.includes(id))).toEqual([])
    const lines = await auditLines(portal, member.member_id, ['actor', 'action', 'subject_id'])
    expect(lines).toContainEqual({ actor: 'insurer', action: 'insurer_document.received', subject_id: id })
  })

  it('sent again changes nothing, a new title changes the row alone, and other bytes take the place of the former ones', async () => {
    const member = await brought()
    const bytes = await pdf()
    const { id } = await give(member, { bytes })
    const [first = ''] = await keysOf(member)
    const again = await give(member, { id, bytes })
    expect([again.status, again.body]).toEqual([200, { result: 'unchanged' }])
    expect((await give(member, { id, bytes, fields: { title: 'Avenant' } })).body).toEqual({ result: 'changed' })
    expect([await keysOf(member), (await told(member)).length]).toEqual([[first], 1])
    expect((await give(member, { id, bytes: await pdf(2) })).body).toEqual({ result: 'changed' })
    const [second = ''] = await keysOf(member)
    expect([await isStored(first), await isStored(second)]).toEqual([false, true])
    expect([(await listed(member)).length, (await told(member)).length]).toEqual([1, 2])
  })

  it('taken back is gone with its bytes, and is not found a second time', async () => {
    const member = await brought()
    const { id } = await give(member)
    const [key = ''] = await keysOf(member)
    expect((await takeBack(member, id)).status).toBe(204)
    expect([await listed(member), await isStored(key)]).toEqual([[], false])
    expect((await takeBack(member, id)).status).toBe(404)
    const read = await portal.call(getInsurerDocument, { as: await reader(member), params: { id } })
    expect(read.status).toBe(404)
  })

  it('is its member’s alone, in their language', async () => {
    const [helene, marco] = [await brought(), await brought()]
    await askMachine(portal, putMember, { as: bringer, params: { nevg: marco.nevg }, body: { locale: 'it' } })
    const titles = { 'titles[fr]': 'Avenant', 'titles[it]': 'Appendice' }
    const { id } = await give(marco, { fields: { ...titles } })
    await give(helene, { id, fields: titles })
    expect([(await listed(marco))[0]?.title, (await listed(helene))[0]?.title]).toEqual(['Appendice', 'Avenant'])
    expect(await told(marco)).toMatchObject([{ body: '«Appendice» è disponibile nella Sua polizza.' }])
    const own = await give(helene)
    expect((await portal.call(getInsurerDocument, { as: await reader(marco), params: { id: own.id } })).status).toBe(
      404,
    )
  })

  it.each<[string, Given, object]>([
    ['no title', { fields: { title: '' } }, { title: ['required'] }],
    ['a day that is none', { fields: { issued_on: '2026-13-01' } }, { issued_on: ['schema.invalid_string'] }],
    ['a field that nobody knows', { fields: { kind: 'x' } }, { kind: ['schema.invalid_type'] }],
    ['no bytes', { bytes: Buffer.alloc(0) }, { file: ['file_empty'] }],
    [
      'a photo',
      { bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0]), name: 'a.jpg', media_type: 'image/jpeg' },
      { file: ['file_unsupported'] },
    ],
    ['a PDF that is none', { bytes: Buffer.from('%PDF-1.7 nothing') }, { file: ['file_unreadable'] }],
    ['more than 10 MB', { bytes: Buffer.alloc(10_485_761, '%PDF-1.7') }, { file: ['file_too_large'] }],
  ])('with %s is refused at its place, and nothing is kept', async (_name, given, errors) => {
    const member = await brought()
    const { status, problem } = await give(member, given)
    expect([status, problem?.errors]).toEqual([422, errors])
    expect(await keysOf(member)).toEqual([])
  })

  it('needs the title of its member’s language, a member, an id of its own form and the scope', async () => {
    const member = await brought()
    const { title: _none, ...fields } = { title, issued_on: '2026-11-18', 'titles[it]': 'Appendice' }
    const file = { bytes: await pdf(), name: 'a.pdf', media_type: 'application/pdf' }
    const put = (params: { nevg: string; id: string }, by = as) =>
      askMachine(portal, putMemberDocument, { as: by, params, form: { fields, file } })
    expect((await put({ nevg: member.nevg, id: newId() })).problem?.errors).toEqual({ 'titles[fr]': ['required'] })
    expect((await give({ nevg: '000000000' })).status).toBeGreaterThanOrEqual(404)
    expect((await give(member, { id: 'mine' })).status).toBe(422)
    expect((await put({ nevg: member.nevg, id: newId() }, bringer)).problem?.code).toBe('insufficient_scope')
  })

  it('may have 10 MB, and is remade like all that arrives', async () => {
    const member = await brought()
    expect((await give(member, { bytes: pdfOfSize(10_485_760) })).status).toBe(201)
    const armed = rawPdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' })
    const { status, id } = await give(member, { bytes: armed })
    if (status === 201) {
      const read = await portal.call(getInsurerDocument, { as: await reader(member), params: { id } })
      expect(read.bytes.includes('JavaScript')).toBe(false)
    } else expect(status).toBe(422)
  })

  it('is given 20 times a day at most; the same again is not counted', async () => {
    const member = await brought()
    const bytes = await pdf()
    const { id } = await give(member, { bytes })
    const at = portal.clock.now()
    const limit = { key: `insurer documents ${member.member_id}`, limit: 20, window_seconds: 86_400 }
    for (let count = 1; count < 20; count += 1) await countAttempt(portal.db, limit, at)
    expect((await give(member, { bytes })).problem?.code).toBe('too_many_requests')
    expect((await give(member, { id, bytes })).body).toEqual({ result: 'unchanged' })
    expect((await listed(member)).length).toBe(1)
  })
})

describe('[GO-06] its bytes', () => {
  it('are looked after like all stored files: verified, and kept by the sweep', async () => {
    const member = await brought()
    await give(member)
    const [key = ''] = await keysOf(member)
    const { faults } = await checkFiles(portal.db, portal.platform.files)
    expect(faults).toEqual([])
    const written = new Date(portal.clock.now().getTime() - 23 * 3_600_000)
    const path = join(portal.platform.config.data_dir, 'files', key.slice(0, 2), key.slice(2, 4), key)
    await utimes(path, written, written)
    await portal.platform.jobs.send(portal.db, 'files.orphans', {})
    await jobsDone(portal.db, 'files.orphans')
    expect(await isStored(key)).toBe(true)
    await portal.platform.files.remove(key)
    const lost = await checkFiles(portal.db, portal.platform.files)
    expect(lost.faults).toEqual([{ table: 'insurer_documents', stored_as: key, what: 'missing' }])
    await portal.db.deleteFrom('insurer_documents').where('stored_as', '=', key).execute()
  })

  it('are in the member’s archive, on the page too, and go with an erasure', async () => {
    const password = 'Coussinet#2026'
    const member = await aMember(portal, { password, nevg: testNevg(1) })
    await give(member)
    const [key = ''] = await keysOf(member)
    const { bytes } = await portal.call(exportPersonalData, { as: member, body: { current_password: password } })
    const entries = new Map(readZip(bytes).map(({ name, bytes: content }) => [name, content]))
    const path = 'files/documents/01 avenant.pdf'
    const { stream } = await portal.platform.files.open(key)
    expect(entries.get(path)).toEqual(await buffer(stream))
    const page = entries.get('mes-donnees.html')?.toString() ?? ''
    expect(page).toContain('Autres documents')
    expect(page).toContain(title)
    await changeContractRow(portal, member.member_id, { status: 'terminated', end_date: '2026-10-31' })
    expect(await erase(portal.platform, { member_id: member.member_id, why: 'wish' })).toMatchObject({ done: true })
    expect([await keysOf(member), await isStored(key)]).toEqual([[], false])
  })
})
