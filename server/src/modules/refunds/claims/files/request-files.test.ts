import { createHash } from 'node:crypto'
import { getRefundRequest } from '@coussinet/contract/refund-requests.ts'
import type { PageWidth } from '@coussinet/contract/request-file-pages.ts'
import {
  addRequestFile,
  deleteRequestFile,
  getRequestFile,
  getRequestFilePage,
  getRequestFileThumbnail,
  listRequestFiles,
} from '@coussinet/contract/request-files.ts'
import { sendRequestMessage } from '@coussinet/contract/request-messages.ts'
import { type RawBuilder, sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { inTransaction, type Transact } from '#platform/db/transaction.ts'
import { savePdf, ordinaryPdf } from '#platform/files/fixtures/made-pdfs.ts'
import { receivedBytes } from '#platform/files/received-file.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { withUploads } from '../../documents/upload-limits.ts'
import { aQuoteDraft, uploadQuote } from '../../tests/a-quote.ts'
import {
  aDecidedRequest,
  aDraft,
  aFiledRequest,
  aFileRow,
  line,
  look,
  photo,
  timePasses,
  upload,
} from '../../tests/a-request.ts'
import { addFileForMember } from './request-files.ts'

const portal = portalForTests()
let helene: TestMember

beforeEach(async () => {
  helene = await aMember(portal, { animals: [{ name: 'Oslo' }, { name: 'Mirza' }] })
})
// spec §3: refund document file types
const fileTypes = ['care-sheet', 'certificate', 'invoice', 'medical-history', 'other', 'surgery-report', 'x-ray']

const animal = (index: number) => helene.animals[index]?.id ?? ''
const send = (id: string, name: string, media_type: string, bytes: Buffer) =>
  portal.call(addRequestFile, {
    as: helene,
    params: { id },
    form: { fields: { type: 'other' }, file: { bytes, name, media_type } },
  })

describe('adding a document', () => {
  it('[REL-01] deletes the bytes of a transaction that ran again and found the same document', async () => {
    const { platform } = portal
    const { id } = await aFiledRequest(portal, helene)
    await sql`update refund_requests set channel = 'post', received_on = '2026-11-19' where request_id = ${id}`.execute(
      platform.db,
    )
    const file = receivedBytes(await photo(), { name: 'facture.jpg', media_type: 'image/jpeg' })
    const add = (transact: Transact) =>
      addFileForMember(platform, transact, { request_id: id, type: 'other', animal_id: null, file })
    const setType = (type: string) =>
      sql`update documents set type = ${type} where request_id = ${id}`.execute(platform.db)
    const once: Transact = (work) => inTransaction(platform.db, work)
    const undoneAtFirst: Transact = async (work) => {
      const lost = new Error('the connection was lost before the commit')
      const undone = inTransaction(platform.db, async (tx) => {
        await work(tx)
        throw lost
      })
      await expect(undone).rejects.toBe(lost)
      await setType('other')
      return once(work)
    }
    const first = await add(once)
    const before = await Array.fromAsync(platform.files.keys())
    // Until the second try, it is another kind of document.
    await setType('x-ray')
    expect(await add(undoneAtFirst)).toEqual(first)
    expect((await Array.fromAsync(platform.files.keys())).toSorted()).toEqual(before.toSorted())
  })

  it('[RDY-03][REF-05] gives a receipt, serves the bytes and a thumbnail as downloads, and deletes them', async () => {
    const { id } = await aDraft(portal, helene)
    const added = await upload(portal, helene, id, { type: 'invoice' })
    expect(added.status).toBe(201)
    expect(added.body).toMatchObject({
      type: 'invoice',
      animal_id: null,
      name: 'facture.jpg',
      media_type: 'image/jpeg',
      status: 'received',
      refusal_code: null,
      received_at: '2026-11-20T10:00:00.000Z',
    })
    const params = { id, file_id: added.body.id }

    const whole = await portal.call(getRequestFile, { as: helene, params })
    expect(whole.status).toBe(200)
    expect(whole.bytes.length).toBe(added.body.size)
    expect(createHash('sha256').update(whole.bytes).digest('hex')).toBe(added.body.sha256)
    expect(whole.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(whole.headers['content-disposition']).toContain('attachment; filename="facture.jpg"')
    expect(added.body.href).toBe(`/api/refund-requests/${id}/files/${added.body.id}`)

    const small = await portal.call(getRequestFileThumbnail, { as: helene, params })
    expect((await sharp(small.bytes).metadata()).format).toBe('webp')
    const listed = await portal.call(listRequestFiles, { as: helene, params: { id } })
    expect(listed.body.data).toEqual([added.body])
    expect((await look(portal, helene, id)).files).toEqual([added.body])

    expect((await portal.call(deleteRequestFile, { as: helene, params })).status).toBe(204)
    expect((await portal.call(getRequestFile, { as: helene, params })).status).toBe(404)
    expect((await portal.call(getRequestFileThumbnail, { as: helene, params })).status).toBe(404)
  })

  it('[REF-12] looks at the content, not at the name: what is no JPEG, PNG, HEIC or PDF leaves no row', async () => {
    const { id } = await aDraft(portal, helene)
    const html = Buffer.from('<html><script>alert(1)</script></html>')
    expect((await send(id, 'facture.jpg', 'image/jpeg', html)).problem).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: { file: ['file_unsupported'] },
    })
    expect((await send(id, 'facture.pdf', 'application/pdf', Buffer.alloc(0))).problem?.errors).toEqual({
      file: ['file_empty'],
    })
    const cut = (await photo()).subarray(0, 400)
    expect((await send(id, 'facture.jpg', 'image/jpeg', cut)).problem?.errors).toEqual({ file: ['file_unreadable'] })
    const big = Buffer.concat([await photo(), Buffer.alloc(5_242_881)])
    expect((await send(id, 'facture.jpg', 'image/jpeg', big)).problem?.errors).toEqual({ file: ['file_too_large'] })
    expect((await look(portal, helene, id)).files).toEqual([])
  })

  it('[REF-11] takes every type of document, and no other', async () => {
    const { id } = await aDraft(portal, helene)
    const bytes = await photo()
    for (const type of fileTypes)
      expect((await upload(portal, helene, id, { type, animal_id: animal(0) }, bytes)).status).toBe(201)
    expect((await look(portal, helene, id)).files.map(({ type }) => type).toSorted()).toEqual(fileTypes)
    expect((await upload(portal, helene, id, { type: 'selfie' }, bytes)).problem?.errors).toHaveProperty('type')
  })

  it('[REF-07] takes one invoice a request and one care sheet an animal, of the chosen ones', async () => {
    const { id } = await aDraft(portal, helene, { animal_ids: [animal(0)] })
    const bytes = await photo()
    const put = (fields: { type: string; animal_id?: string }) => upload(portal, helene, id, fields, bytes)
    expect((await put({ type: 'invoice' })).status).toBe(201)
    expect((await put({ type: 'invoice' })).problem?.code).toBe('conflict')
    expect((await put({ type: 'care-sheet' })).problem?.errors).toEqual({ animal_id: ['required'] })
    expect((await put({ type: 'care-sheet', animal_id: animal(1) })).problem?.errors).toEqual({
      animal_id: ['schema.invalid_type'],
    })
    expect((await put({ type: 'care-sheet', animal_id: animal(0) })).status).toBe(201)
    expect((await put({ type: 'care-sheet', animal_id: animal(0) })).problem?.code).toBe('conflict')
  })

  it('[REL-03] is one file for one key; another file under that key is refused', async () => {
    const { id } = await aDraft(portal, helene)
    const bytes = await photo()
    const put = (sent: Buffer) =>
      portal.call(addRequestFile, {
        as: helene,
        params: { id },
        headers: { 'idempotency-key': 'k' },
        form: { fields: { type: 'other' }, file: { bytes: sent, name: 'a.jpg', media_type: 'image/jpeg' } },
      })
    const first = await put(bytes)
    expect((await put(bytes)).body).toEqual(first.body)
    expect((await put(await photo())).problem?.code).toBe('idempotency_mismatch')
    expect((await look(portal, helene, id)).files).toHaveLength(1)
  })
})

describe('the pages of a document', () => {
  const pdf = async (pages: number) => {
    const { id } = await aDraft(portal, helene)
    const sent = await send(id, 'facture.pdf', 'application/pdf', await savePdf(await ordinaryPdf(pages)))
    return { id, file_id: sent.body.id }
  }
  const read = (params: { id: string; file_id: string; page: unknown }, width?: PageWidth) =>
    portal.call(getRequestFilePage, { as: helene, params, query: width ? { width } : {} })

  it('[REF-05] are pictures of the width that is asked for, each says how many there are, and none is kept', async () => {
    const params = await pdf(3)
    const drawn = await Promise.all([1, 2, 3].map((page) => read({ ...params, page }, '800')))
    for (const { status, bytes, headers } of drawn) {
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'page-count': '3',
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      })
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 800, height: 1132 })
    }
    // Each page says its own number.
    expect(new Set(drawn.map(({ bytes }) => bytes.toString('base64'))).size).toBe(3)
    expect((await sharp((await read({ ...params, page: 1 })).bytes).metadata()).width).toBe(1600)
  })

  it('[SEC-37] there is none beyond the last one, of another width, or of a picture', async () => {
    const params = await pdf(1)
    for (const page of [0, 2, 301, '1.5', 'x', -1]) expect((await read({ ...params, page })).status).toBe(404)
    expect(
      (
        await portal.call(getRequestFilePage, {
          as: helene,
          params: { ...params, page: 1 },
          query: { width: '90000' as PageWidth },
        })
      ).problem?.errors,
    ).toHaveProperty('width')
    const added = await upload(portal, helene, params.id, { type: 'invoice' })
    expect((await read({ ...params, file_id: added.body.id, page: 1 })).status).toBe(404)
  })

  it('[SEC-37] many that are asked for at once wait for each other', async () => {
    const params = await pdf(1)
    const told = await Promise.all(Array.from({ length: 9 }, () => read({ ...params, page: 1 }, '800')))
    // Six files of a member are worked on at once, the others wait for them (`member-limit.ts`).
    expect(told.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 200))
  })
})

describe('another member', () => {
  it('[SEC-20] finds neither the document nor its pages nor its thumbnail, and deletes nothing', async () => {
    const other = await aMember(portal)
    const { id } = await aDraft(portal, helene)
    const file_id = await aFileRow(portal, helene, id, 'invoice', null)
    const own = await aDraft(portal, other)
    for (const endpoint of [getRequestFile, getRequestFilePage, getRequestFileThumbnail, deleteRequestFile]) {
      const said = async (params: { id: string; file_id: string }) => {
        const { status, problem } = await portal.call(endpoint, { as: other, params: { ...params, page: 1 } })
        return [status, JSON.stringify({ ...problem, request_id: '' })]
      }
      const unknown = await said({ id: own.id, file_id: newId() })
      expect(unknown[0]).toBe(404)
      expect(await said({ id, file_id })).toEqual(unknown)
      // Another request's id opens no door either.
      expect(await said({ id: own.id, file_id })).toEqual(unknown)
    }
    expect((await portal.call(listRequestFiles, { as: other, params: { id } })).status).toBe(404)
    const { id: second } = await aDraft(portal, helene)
    expect((await portal.call(getRequestFile, { as: helene, params: { id: second, file_id } })).status).toBe(404)
    expect((await portal.call(getRefundRequest, { as: helene, params: { id } })).body.files).toHaveLength(1)
  })
})

describe('limits and failures', () => {
  const use = (size: number, ms = 0) =>
    withUploads(portal.platform, { member_id: helene.member_id, files: [{ size }] }, async (caller) =>
      caller.spend?.(ms),
    )
  const hourOf = 200 * 1024 * 1024

  it(
    '[SEC-42] more than 200 MB of an hour are told the time to wait, of what is refused too',
    { timeout: 60_000 },
    async () => {
      const { id } = await aDraft(portal, helene)
      const bytes = await photo()
      const text = Buffer.alloc(1000)
      await use(hourOf - bytes.length - text.length)
      portal.clock.advance({ minutes: 10 })
      expect((await send(id, 'a.txt', 'text/plain', text)).status).toBe(422)
      expect((await send(id, 'a.jpg', 'image/jpeg', bytes)).status).toBe(201)
      const refused = await send(id, 'b.jpg', 'image/jpeg', bytes)
      expect(refused.problem?.code).toBe('too_many_requests')
      expect(refused.headers['retry-after']).toBe('3000')
      expect(refused.problem).toMatchObject({
        errors: { files: ['uploads_sent'] },
        params: { files: { limit: 200, minutes: 50 } },
      })
      await timePasses(portal, { hours: 1 })
      expect((await send(id, 'b.jpg', 'image/jpeg', bytes)).status).toBe(201)
    },
  )

  it(
    '[SEC-42] more than 120 s of decoding of an hour are told the time to wait; many small ones are not',
    { timeout: 90_000 },
    async () => {
      const { id } = await aDraft(portal, helene)
      for (let count = 0; count < 25; count += 1)
        expect((await send(id, `${count}.jpg`, 'image/jpeg', await photo())).status).toBe(201)
      await use(1, 120_000)
      const refused = await send(id, 'a.jpg', 'image/jpeg', await photo())
      expect(refused.problem?.code).toBe('too_many_requests')
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3590)
      await timePasses(portal, { hours: 1 })
      expect((await send(id, 'a.jpg', 'image/jpeg', await photo())).status).toBe(201)
    },
  )

  it('[SEC-42] bytes are given back where the store failed, not the file', async () => {
    const { id } = await aDraft(portal, helene)
    const bytes = await photo()
    await use(hourOf - bytes.length)
    const put = vi.spyOn(portal.platform.files, 'put').mockRejectedValueOnce(new Error('away'))
    expect((await send(id, 'a.jpg', 'image/jpeg', bytes)).status).toBe(503)
    put.mockRestore()
    expect((await send(id, 'a.jpg', 'image/jpeg', bytes)).status).toBe(201)
  })

  it('[SEC-42] refuses what would carry what waits for the insurer over 1 GB', async () => {
    const { id } = await aDraft(portal, helene)
    const file_id = await aFileRow(portal, helene, id, 'other', null)
    const bytes = await photo()
    const most = 1024 * 1024 * 1024
    const weigh = (size: number) =>
      portal.db.updateTable('documents').set({ size }).where('file_id', '=', file_id).execute()
    await weigh(most - bytes.length + 1)
    const refused = await send(id, 'a.jpg', 'image/jpeg', bytes)
    expect(refused.problem?.code).toBe('too_many_requests')
    expect(refused.headers['retry-after']).toBe('3600')
    await weigh(most - bytes.length)
    expect((await send(id, 'a.jpg', 'image/jpeg', bytes)).status).toBe(201)
  })

  describe('of 1 GB', () => {
    const most = 1024 * 1024 * 1024
    const day = (days: number) => new Date(portal.clock.now().getTime() - days * 86_400_000)
    const filing = () => ({ animal_ids: [animal(0)], care_date: '2026-11-10' })
    const of = () => sql`${helene.member_id}, ${newId()}`
    const file = sql`'a.jpg', 'image/jpeg', ${most}, 's', 'k'`
    const run = (...statements: RawBuilder<unknown>[]) =>
      statements.reduce<Promise<unknown>>((before, one) => before.then(() => one.execute(portal.db)), Promise.resolve())

    const aQuote = async (status: string) => {
      const quote_id = newId()
      await run(
        sql`insert into quotes (member_id, quote_id, status, created_at, changed_at) values (${helene.member_id}, ${quote_id}, ${status}, ${day(0)}, ${day(0)})`,
        sql`insert into documents (owner_kind, member_id, file_id, quote_id, type, name, media_type, size, sha256, stored_as, received_at) values ('quote', ${of()}, ${quote_id}, 'quote', ${file}, ${day(0)})`,
      )
    }
    const aDispute = async (status: string) => {
      const { id } = await aDecidedRequest(portal, helene, filing(), [line(animal(0), 'consultation', 6000)])
      const file_id = await aFileRow(portal, helene, id, 'other', null)
      const answer = status === 'pending' ? sql`null, null, null` : sql`${day(0)}::timestamptz, 't', 0`
      await run(
        sql`update documents set size = ${most} where file_id = ${file_id}`,
        sql`insert into disputes (member_id, dispute_id, request_id, status, disputed_decision, reason, lines, file_ids, created_at, answered_at, outcome_text, outcome_decision) values (${of()}, ${id}, ${status}, 0, 'r', '[]', ${JSON.stringify([file_id])}, ${day(0)}, ${answer})`,
      )
    }
    const aThread = async (author: string, days: number) => {
      const { id } = await aFiledRequest(portal, helene, filing())
      const message_id = newId()
      await run(
        sql`insert into refund_request_messages (member_id, message_id, request_id, position, author, author_name, text, content_hash, created_at) values (${helene.member_id}, ${message_id}, ${id}, 1, ${author}, 'n', 't', '\\x00', ${day(days)})`,
        sql`insert into documents (owner_kind, member_id, file_id, message_id, position, name, media_type, size, sha256, stored_as) values ('message', ${of()}, ${message_id}, 1, ${file})`,
      )
    }
    const aLetter = async (days: number) => {
      const message_id = newId()
      await run(
        sql`insert into contact_messages (member_id, contact_message_id, reference, topic, subject, message, content_hash, created_at) values (${helene.member_id}, ${message_id}, 'CT-1', 'refund', 's', 'm', '\\x00', ${day(days)})`,
        sql`insert into contact_files (member_id, file_id, contact_message_id, position, name, media_type, size, sha256, stored_as) values (${of()}, ${message_id}, 1, ${file})`,
      )
    }

    it.each<[string, string, () => Promise<void>, () => Promise<void>]>([
      ['a quote', 'its answer', () => aQuote('refused'), () => aQuote('pending')],
      ['a dispute', 'its answer', () => aDispute('upheld'), () => aDispute('pending')],
      ['a thread', 'a month', () => aThread('member', 31), () => aThread('member', 29)],
      ['a letter to the team', 'a month', () => aLetter(31), () => aLetter(29)],
    ])('[SEC-42][PRE-01][FIX-01][MSG-01] holds the files of %s until %s', async (_of, _until, over, under) => {
      const { id } = await aDraft(portal, helene)
      await over()
      await aThread('insurer', 0)
      expect((await send(id, 'a.jpg', 'image/jpeg', await photo())).status).toBe(201)
      await under()
      expect((await send(id, 'b.jpg', 'image/jpeg', await photo())).problem?.code).toBe('too_many_requests')
      // One limit, whichever way a file comes.
      const quote = await aQuoteDraft(portal, helene)
      expect((await uploadQuote(portal, helene, quote.id)).problem?.code).toBe('too_many_requests')
      const file = { bytes: await photo(), name: 'c.jpg', media_type: 'image/jpeg' }
      const filed = await aFiledRequest(portal, helene, filing())
      const said = {
        as: helene,
        params: { id: filed.id },
        form: { fields: { text: 'Voici la photo.' }, files: [file] },
      }
      expect((await portal.call(sendRequestMessage, said)).problem?.code).toBe('too_many_requests')
    })
  })

  it('[REL-06][REL-09] answers 503 with the time to wait while the store fails, keeps no row, and goes on after', async () => {
    const { id } = await aDraft(portal, helene)
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const put = vi.spyOn(portal.platform.files, 'put').mockRejectedValueOnce(full)
    const refused = await upload(portal, helene, id, { type: 'invoice' })
    put.mockRestore()
    expect(refused.problem).toMatchObject({ status: 503, code: 'unavailable' })
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3)
    expect((await look(portal, helene, id)).files).toEqual([])
    expect((await upload(portal, helene, id, { type: 'invoice' })).status).toBe(201)
  })
})
