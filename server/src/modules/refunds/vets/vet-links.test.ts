import { listNotifications } from '@coussinet/contract/notifications.ts'
import { deleteRefundRequest, getRefundRequest, submitRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { deleteRequestFile } from '@coussinet/contract/request-files.ts'
import { getSecurityLog } from '@coussinet/contract/security.ts'
import {
  addVetFile,
  createVetLink,
  listVetLinks,
  mostVetLinks,
  readVetLink,
  removeVetFile,
  revokeVetLink,
  sendVetFiles,
  type VetLinkInput,
} from '@coussinet/contract/vet-links.ts'
import type { UnderstoodPaper } from '@coussinet/reading/understand.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { disableMember } from '#modules/accounts/session/disabling.ts'
import { createUnit } from '#modules/notifications/notifications.ts'
import { erase } from '#modules/privacy/erasure/erase.ts'
import { problem } from '#platform/core/problem.ts'
import { newId } from '#platform/crypto/ids.ts'
import { writeMemberToken } from '#platform/crypto/member-token.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { findAttemptCount } from '#platform/limits/attempts.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { auditLines } from '#testing/outgoing/audit-lines.ts'
import { type Clamd, eicar, startClamd } from '#testing/servers/clamd.ts'
import { ownPortal, portalForTests, type TestPortal } from '#testing/start-portal.ts'
import { saveReading } from '../documents/documents.store.ts'
import { aQuoteDraft, lookAtQuote } from '../tests/a-quote.ts'
import { aDraft, aFileRow, aFiledRequest, look, move, photo, timePasses, upload } from '../tests/a-request.ts'
import { revokeVetLinks } from './vet-links.ts'

const portal = portalForTests()
let helene: TestMember
let aPhoto: Buffer

beforeAll(async () => {
  aPhoto = await photo()
})
beforeEach(async () => {
  portal.clock.advance({ days: 1 })
  helene = await aMember(portal, {
    firstname: 'Hélène',
    features: ['notifications'],
    animals: [{ name: 'Oslo' }, { name: 'Mirza', type: 'cat' }],
  })
})

const oslo = () => helene.animals[0]?.id ?? ''
const mirza = () => helene.animals[1]?.id ?? ''

const create = (body: VetLinkInput, as = helene) => portal.call(createVetLink, { as, body })
async function makeLink(
  body: Omit<VetLinkInput, 'animal_id' | 'shows_amount'> & Partial<VetLinkInput>,
): Promise<string> {
  const { status, body: link } = await create({ animal_id: oslo(), shows_amount: false, ...body })
  expect(status).toBe(201)
  return link.href.slice(link.href.indexOf('#token=') + 7)
}
const draftLink = async (more: Partial<VetLinkInput> = {}) => {
  const { id } = await aDraft(portal, helene)
  return { id, token: await makeLink({ request_id: id, ...more }) }
}
const open = (token: string) => portal.call(readVetLink, { body: { token } })
const send = (token: string, type: string, bytes = aPhoto, from = portal) =>
  from.call(addVetFile, {
    form: { fields: { token, type }, file: { bytes, name: 'scan.jpg', media_type: 'image/jpeg' } },
  })
const finish = (token: string) => portal.call(sendVetFiles, { body: { token } })
const links = async (as = helene) => (await portal.call(listVetLinks, { as })).body.data
const kinds = async (as = helene) => {
  const { body } = await portal.call(listNotifications, { as })
  return body.data.map(({ title }) => title)
}
const actions = async ({ member_id }: TestMember) => {
  const rows = await auditLines(portal, member_id, ['action', 'actor'], 'vet_link.%')
  return rows.map(({ action, actor }) => `${actor} ${action}`)
}
const rowsOf = ({ member_id }: TestMember) =>
  portal.db.selectFrom('vet_links').select('token_hash').where('member_id', '=', member_id).execute()
const many = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

/** A filed request that waits for the animal's care sheet, and for an X-ray if told. */
async function anAwaiting(types: readonly ('care-sheet' | 'x-ray')[] = ['care-sheet']) {
  const { id } = await aFiledRequest(portal, helene)
  await move(portal, helene, id, { to: 'processing' })
  const awaited = types.map((type) => ({
    type,
    animal_id: oslo(),
    reason_code: 'unreadable' as const,
    note: null,
    due_on: '2027-06-01',
  }))
  await move(portal, helene, id, { to: 'action-required', awaited })
  return id
}

describe('a link for a vet', () => {
  it('[VET-01] from scan to sent: the vet adds a care sheet and an invoice, and the member sees them arrive', async () => {
    const { id, token } = await draftLink()
    expect((await open(token)).body).toEqual({
      state: 'open',
      sent_at: null,
      file_count: 0,
      animal: { name: 'Oslo', type: 'dog' },
      purpose: 'draft',
      expires_at: expect.any(String),
      expected: [
        { type: 'care-sheet', needed: true },
        { type: 'invoice', needed: true },
        ...['certificate', 'surgery-report', 'x-ray', 'medical-history', 'other'].map((type) => ({
          type,
          needed: false,
        })),
      ],
      files: [],
      shows_amount: false,
      is_reading: false,
      amount: null,
    })
    expect((await links())[0]?.opened_at).not.toBeNull()
    const sheet = await send(token, 'care-sheet')
    expect(sheet).toMatchObject({ status: 201, body: { type: 'care-sheet', name: 'scan.jpg' } })
    expect((await send(token, 'invoice', await photo())).status).toBe(201)
    const { files, animal_ids } = await look(portal, helene, id)
    expect(animal_ids).toEqual([oslo()])
    expect(files.map(({ type, animal_id }) => [type, animal_id])).toEqual(
      expect.arrayContaining([
        ['care-sheet', oslo()],
        ['invoice', null],
      ]),
    )
    const sent = await finish(token)
    expect(sent).toMatchObject({
      status: 200,
      body: { state: 'sent', file_count: 2, animal: null, files: [], expected: [] },
    })
    expect(await kinds()).toContain('Oslo : la clinique a envoyé 2 documents')
    expect((await links())[0]).toMatchObject({ request_id: id, file_ids: expect.arrayContaining([sheet.body.id]) })
    expect((await links())[0]?.sent_at).not.toBeNull()
    expect(await actions(helene)).toEqual(['member vet_link.made', 'system vet_link.opened', 'system vet_link.sent'])
    const { body: log } = await portal.call(getSecurityLog, { as: helene })
    expect(log.data.map(({ event }) => event)).toEqual(expect.arrayContaining(['vet_link_made', 'vet_link_sent']))
  })

  it('[VET-01] shows the animal and nothing else of the member in any answer', async () => {
    const { id, token } = await draftLink({ shows_amount: true })
    await send(token, 'care-sheet')
    const answers = [
      await open(token),
      await send(token, 'invoice', await photo()),
      await finish(token),
      await open(token),
    ]
    const told = JSON.stringify(answers.map(({ body, headers }) => [body, headers]))
    for (const secret of ['Hélène', 'Mirza', helene.nevg, helene.member_id, id, oslo(), '@example.org'])
      expect(told).not.toContain(secret)
    const rows = await rowsOf(helene)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(await portal.db.selectFrom('idempotency_keys').selectAll().execute())).not.toContain(token)
  })

  it('[VET-01] counts once what 50 send and finish at the same time', async () => {
    const { id, token } = await draftLink()
    const sent = await many(50, () => send(token, 'care-sheet'))
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1)
    expect((await look(portal, helene, id)).files).toHaveLength(1)
    const finished = await many(50, () => finish(token))
    expect(new Set(finished.map(({ status, body }) => `${status} ${body.file_count}`))).toEqual(new Set(['200 1']))
    expect((await kinds()).filter((title) => title.includes('la clinique'))).toHaveLength(1)
    expect((await actions(helene)).filter((line) => line.includes('sent'))).toHaveLength(1)
    expect((await send(token, 'invoice')).status).toBe(410)
    expect(await look(portal, helene, id)).toMatchObject({ files: [{ type: 'care-sheet' }] })
  }, 60_000)

  it('[VET-01] works for 48 hours; a used one still says that it arrived', async () => {
    const { token } = await draftLink()
    const { token: used } = await draftLink()
    await send(used, 'care-sheet')
    await finish(used)
    await timePasses(portal, { hours: 48 })
    const late = await open(token)
    expect(late).toMatchObject({ status: 410, problem: { code: 'expired' } })
    expect((await send(token, 'care-sheet')).status).toBe(410)
    expect((await finish(token)).status).toBe(410)
    expect(await open(used)).toMatchObject({ status: 200, body: { state: 'sent', file_count: 1, animal: null } })
    expect(await links()).toEqual([])
  })

  it('[VET-01] answers a wrong, a late and a revoked one alike', async () => {
    const { token } = await draftLink()
    const [link] = await links()
    expect((await portal.call(revokeVetLink, { as: helene, params: { id: link?.id ?? '' } })).status).toBe(204)
    const forged = writeMemberToken(portal.platform.config.secret, helene.member_id)
    const answers = [await open(token), await open(forged), await open('x'.repeat(86)), await open('short')]
    expect(
      new Set(answers.map(({ status, problem }) => JSON.stringify([status, problem?.code, problem?.title]))).size,
    ).toBe(1)
    expect(answers[0]?.status).toBe(410)
    expect((await send(token, 'care-sheet')).status).toBe(410)
    expect((await portal.call(revokeVetLink, { as: helene, params: { id: link?.id ?? '' } })).status).toBe(404)
    expect((await portal.call(revokeVetLink, { as: helene, params: { id: newId() } })).status).toBe(404)
    await many(60, () => open(newId()))
    expect((await open(newId())).status).toBe(429)
  })

  it('[VET-01] replaces the former one of the same request, and ends with “it was not me”', async () => {
    const { id, token } = await draftLink()
    const second = await makeLink({ request_id: id })
    expect((await open(token)).status).toBe(410)
    expect((await open(second)).status).toBe(200)
    await inTransaction(portal.db, (tx) =>
      revokeVetLinks(createUnit(tx, portal.platform, { member_id: helene.member_id })),
    )
    expect((await open(second)).status).toBe(410)
    expect(await actions(helene)).toContain('member vet_link.revoked')
  })

  it('[VET-01] is another member’s to neither make, list nor revoke', async () => {
    const { id } = await draftLink()
    const paul = await aMember(portal)
    expect(
      (await create({ request_id: id, animal_id: paul.animals[0]?.id ?? '', shows_amount: false }, paul)).status,
    ).toBe(404)
    expect((await create({ request_id: id, animal_id: oslo(), shows_amount: false }, paul)).status).toBe(404)
    expect(await links(paul)).toEqual([])
    const [link] = await links()
    expect((await portal.call(revokeVetLink, { as: paul, params: { id: link?.id ?? '' } })).status).toBe(404)
    const reader = await aMember(portal, { permissions: ['refunds:read'] })
    expect((await create({ request_id: id, animal_id: oslo(), shows_amount: false }, reader)).status).toBe(403)
  })

  it('[VET-01] is made only where documents are taken, for an animal of the request, within limits', async () => {
    const { id: filed } = await aFiledRequest(portal, helene)
    expect((await create({ request_id: filed, animal_id: oslo(), shows_amount: false })).status).toBe(409)
    const { id } = await aDraft(portal, helene, { animal_ids: [oslo()] })
    expect((await create({ request_id: id, animal_id: mirza(), shows_amount: false })).problem?.errors).toEqual({
      animal_id: ['schema.invalid_type'],
    })
    expect((await create({ animal_id: oslo(), shows_amount: false })).problem?.errors).toEqual({
      request_id: ['required'],
    })
    const quote = await aQuoteDraft(portal, helene)
    const both = { request_id: id, quote_id: quote.id, animal_id: oslo(), shows_amount: false }
    expect((await create(both)).status).toBe(422)
    const drafts = await many(mostVetLinks + 1, () => aDraft(portal, helene))
    const made = []
    for (const draft of drafts)
      made.push((await create({ request_id: draft.id, animal_id: oslo(), shows_amount: false })).status)
    expect(made).toEqual([...drafts.slice(1).map(() => 201), 409])
  })

  it('[VET-01] ends with its member, its draft, and once the member has filed', async () => {
    const { id, token } = await draftLink()
    expect((await portal.call(deleteRefundRequest, { as: helene, params: { id } })).status).toBe(204)
    expect((await open(token)).status).toBe(410)

    const filed = await draftLink()
    await send(filed.token, 'care-sheet')
    await aFileRow(portal, helene, filed.id, 'invoice', null)
    await portal.db
      .updateTable('refund_requests')
      .set({ care_date: '2026-11-10', paid_confirmed: true })
      .where('request_id', '=', filed.id)
      .execute()
    expect((await portal.call(submitRefundRequest, { as: helene, params: { id: filed.id } })).body.status).toBe(
      'pending',
    )
    expect(await open(filed.token)).toMatchObject({ status: 200, body: { state: 'sent', file_count: 1, animal: null } })
    expect((await send(filed.token, 'other')).status).toBe(410)
    expect((await finish(filed.token)).status).toBe(410)

    const closed = await draftLink()
    expect(await disableMember(portal.platform, helene.member_id, async () => {})).toBe(true)
    expect((await open(closed.token)).status).toBe(410)
    expect((await send(closed.token, 'care-sheet')).status).toBe(410)
  })

  it('[VET-01][SEC-45] goes with an erased member', async () => {
    helene = await aMember(portal, { effective_date: '2024-01-10', end_date: '2026-10-31' })
    const { token } = await draftLink()
    expect(await rowsOf(helene)).toHaveLength(1)
    expect(await erase(portal.platform, { member_id: helene.member_id, why: 'time' })).toMatchObject({ obstacles: [] })
    expect(await rowsOf(helene)).toEqual([])
    expect((await open(token)).status).toBe(410)
  })
})

describe('what a vet adds', () => {
  it('[VET-01] is taken off by the same link alone', async () => {
    const { id, token } = await draftLink()
    const own = await aFileRow(portal, helene, id, 'invoice', null)
    const { body } = await send(token, 'care-sheet')
    const remove = (file_id: string) => portal.call(removeVetFile, { body: { token, file_id } })
    expect((await remove(own)).status).toBe(404)
    expect((await remove(body.id)).status).toBe(204)
    expect((await look(portal, helene, id)).files.map((file) => file.id)).toEqual([own])
    expect((await finish(token)).status).toBe(409)
    expect((await send(token, 'care-sheet')).status).toBe(201)
    expect((await finish(token)).status).toBe(200)
    expect((await remove(body.id)).status).toBe(410)
  })

  it('[VET-01] is one care sheet and one invoice, of a type that the request takes', async () => {
    const { token } = await draftLink()
    expect((await send(token, 'care-sheet')).status).toBe(201)
    expect((await send(token, 'care-sheet', await photo())).status).toBe(409)
    expect((await send(token, 'quote')).problem?.errors).toEqual({ type: ['schema.invalid_type'] })
    expect((await open(token)).body.expected[0]).toEqual({ type: 'invoice', needed: true })
  })

  it('[VET-01][SEC-40] is refused if it is too big or no document, and what came before stays', async () => {
    const { id, token } = await draftLink()
    await send(token, 'care-sheet')
    const big = await send(token, 'invoice', Buffer.alloc(5 * 1024 * 1024 + 1))
    expect(big).toMatchObject({ status: 422, problem: { errors: { file: ['file_too_large'] } } })
    const text = await send(token, 'invoice', Buffer.from('<html>no</html>'))
    expect(text).toMatchObject({ status: 422, problem: { errors: { file: ['file_unsupported'] } } })
    expect((await look(portal, helene, id)).files).toHaveLength(1)
    expect((await open(token)).body.files).toHaveLength(1)
  })

  it('[VET-01] of at most ten documents a link', async () => {
    const { token } = await draftLink()
    for (let index = 0; index < 10; index += 1) expect((await send(token, 'other', await photo())).status).toBe(201)
    expect((await open(token)).body.expected).toEqual([])
    expect((await send(token, 'other', await photo())).status).toBe(409)
    expect((await finish(token)).body.file_count).toBe(10)
  })

  it('[VET-01] counts what is there, not what was taken off since, up to 50 MB', async () => {
    const { id, token } = await draftLink()
    const files = []
    for (let index = 0; index < 10; index += 1) files.push((await send(token, 'other', await photo())).body.id)
    const params = { id, file_id: files[0] ?? '' }
    expect((await portal.call(deleteRequestFile, { as: helene, params })).status).toBe(204)
    const last = await send(token, 'other', await photo())
    expect(last.status).toBe(201)
    for (const file_id of files.slice(1))
      expect((await portal.call(removeVetFile, { body: { token, file_id } })).status).toBe(204)
    await portal.db.updateTable('documents').set({ size: 52_428_000 }).where('file_id', '=', last.body.id).execute()
    expect((await send(token, 'other', await photo())).status).toBe(409)
    expect((await portal.call(removeVetFile, { body: { token, file_id: last.body.id } })).status).toBe(204)
    expect((await send(token, 'other', await photo())).status).toBe(201)
  })

  it('[VET-01] counts the forms of an address whatever their headers', async () => {
    const { token } = await draftLink()
    await send(token, 'other')
    await portal.db.updateTable('attempts').set({ count: 600 }).where('attempt_key', 'like', 'vet forms %').execute()
    const again = await portal.call(addVetFile, {
      headers: { 'idempotency-key': newId() },
      form: {
        fields: { token, type: 'other' },
        file: { bytes: await photo(), name: 'a.jpg', media_type: 'image/jpeg' },
      },
    })
    expect(again.status).toBe(429)
  })

  it('[VET-01] answers the insurer’s question as if its member had, once all of it is there', async () => {
    const id = await anAwaiting(['care-sheet', 'x-ray'])
    const token = await makeLink({ request_id: id })
    expect((await open(token)).body).toMatchObject({
      purpose: 'answer',
      expected: [
        { type: 'care-sheet', needed: true },
        { type: 'x-ray', needed: true },
      ],
    })
    expect((await send(token, 'invoice')).status).toBe(409)
    await send(token, 'care-sheet')
    await finish(token)
    expect(await look(portal, helene, id)).toMatchObject({ status: 'action-required' })
    const second = await makeLink({ request_id: id })
    expect((await open(second)).body.expected).toEqual([{ type: 'x-ray', needed: true }])
    await send(second, 'x-ray', await photo())
    await finish(second)
    const request = (await portal.call(getRefundRequest, { as: helene, params: { id } })).body
    expect(request.status).toBe('action-done')
    expect((await create({ request_id: id, animal_id: oslo(), shows_amount: false })).status).toBe(409)
  })

  it('[VET-01] answers with nothing that its member supplied, and with nothing about another animal', async () => {
    const id = await anAwaiting(['care-sheet', 'x-ray'])
    const token = await makeLink({ request_id: id })
    const own = await upload(portal, helene, id, { type: 'care-sheet', animal_id: oslo() })
    expect(own.status).toBe(201)
    expect((await send(token, 'care-sheet')).status).toBe(409)
    expect((await look(portal, helene, id)).files.map((file) => file.id)).toContain(own.body.id)

    const first = await send(token, 'x-ray', await photo())
    const second = await send(token, 'x-ray', await photo())
    expect(second.status).toBe(201)
    const ids = (await look(portal, helene, id)).files.map((file) => file.id)
    expect(ids).toEqual(expect.arrayContaining([own.body.id, second.body.id]))
    expect(ids).not.toContain(first.body.id)

    const { id: other } = await aFiledRequest(portal, helene, { animal_ids: [oslo(), mirza()] })
    await move(portal, helene, other, { to: 'processing' })
    const about = { reason_code: 'unreadable' as const, note: null, due_on: '2027-06-01' }
    const awaited = [
      { ...about, type: 'invoice' as const, animal_id: mirza() },
      { ...about, type: 'x-ray' as const, animal_id: oslo() },
    ]
    await move(portal, helene, other, { to: 'action-required', awaited })
    const link = await makeLink({ request_id: other })
    expect((await open(link)).body.expected).toEqual([{ type: 'x-ray', needed: true }])
    expect((await send(link, 'invoice', await photo())).status).toBe(409)
  })

  it('[VET-01] completes a quote', async () => {
    const quote = await aQuoteDraft(portal, helene)
    const token = await makeLink({ quote_id: quote.id })
    expect((await open(token)).body).toMatchObject({
      purpose: 'quote',
      expected: expect.arrayContaining([{ type: 'quote', needed: true }]),
    })
    expect((await send(token, 'care-sheet')).problem?.errors).toEqual({ type: ['schema.invalid_type'] })
    const both = await many(5, () => send(token, 'quote'))
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1)
    expect(await lookAtQuote(portal, helene, quote.id)).toMatchObject({ animal_id: oslo(), files: [{ type: 'quote' }] })
    expect((await finish(token)).body).toMatchObject({ state: 'sent', file_count: 1 })
    expect(await kinds()).toContain('Oslo : la clinique a envoyé un document')
  })
})

describe('the amount', () => {
  const sure = <T>(value: T) => ({ value, sure: true, check: null, box: null })
  const understood: UnderstoodPaper = {
    document: 'invoice',
    care_date: sure('2026-11-12'),
    invoice_number: sure('F-2026-118'),
    clinic: sure('Clinique des Tilleuls'),
    clinic_number: sure('73282932000074'),
    chip: sure('250269812345678'),
    total_cents: sure(7400),
    lines: [
      { label: 'Consultation', amount_cents: 4500, care_kind: 'consultation', sure: true, box: null },
      { label: 'Produit', amount_cents: 2900, care_kind: null, sure: false, box: null },
    ],
  }

  it('[VET-01] is the deciding function’s for the lines read so far, and shown only if the member ticked it', async () => {
    const { id } = await aDraft(portal, helene, { animal_ids: [oslo()], care_date: '2026-11-12', cause: 'accident' })
    const file_id = await aFileRow(portal, helene, id, 'invoice', null)
    const of = { member_id: helene.member_id, request_id: id, file_id }
    await saveReading(portal.db, of, { status: 'waiting' })
    const shows = await makeLink({ request_id: id, shows_amount: true })
    expect((await open(shows)).body).toMatchObject({ shows_amount: true, is_reading: true, amount: null })
    await saveReading(portal.db, of, { status: 'done', understood, filled: [], told: [] })
    const { amount } = (await open(shows)).body
    expect(amount).toMatchObject({ billed_cents: 4500, is_partial: true })
    expect(amount?.refunded_cents).toBeGreaterThan(0)
    const hides = await makeLink({ request_id: id })
    expect((await open(hides)).body).toMatchObject({ shows_amount: false, amount: null })
  })
})

describe('with an antivirus', () => {
  let clamd: Clamd
  let scanned: TestPortal
  beforeAll(async () => {
    clamd = await startClamd()
    scanned = await ownPortal({ env: { CLAMD_URL: clamd.url } })
  }, 60_000)
  afterAll(async () => {
    await scanned.close()
    await clamd.close()
  })

  it('[VET-01][SEC-40] refuses an infected document, and takes the next', async () => {
    const as = await aMember(scanned)
    const { id } = await aDraft(scanned, as)
    const body = { request_id: id, animal_id: as.animals[0]?.id ?? '', shows_amount: false }
    const { href } = (await scanned.call(createVetLink, { as, body })).body
    const token = href.slice(href.indexOf('#token=') + 7)
    const infected = await send(token, 'care-sheet', Buffer.concat([aPhoto, eicar]), scanned)
    expect(infected).toMatchObject({ status: 422, problem: { errors: { file: ['file_infected'] } } })
    expect((await send(token, 'care-sheet', aPhoto, scanned)).status).toBe(201)
  })

  it('[VET-01] counts nothing of a link while the antivirus is away', async () => {
    const { platform } = scanned
    const { scanner } = platform
    const as = await aMember(scanned)
    const { id } = await aDraft(scanned, as)
    const body = { request_id: id, animal_id: as.animals[0]?.id ?? '', shows_amount: false }
    const link = (await scanned.call(createVetLink, { as, body })).body
    const token = link.href.slice(link.href.indexOf('#token=') + 7)
    try {
      platform.scanner = { scan: () => Promise.reject(problem('unavailable')), probe: () => Promise.resolve() }
      expect((await send(token, 'care-sheet', aPhoto, scanned)).status).toBe(503)
    } finally {
      platform.scanner = scanner
    }
    expect(await findAttemptCount(scanned.db, `vet link bytes ${link.id}`)).toBe(0)
  })
})
