import {
  changeQuote,
  createQuote,
  deleteQuote,
  deleteQuoteFile,
  getQuote,
  getQuoteFile,
  type QuoteChanges,
  submitQuote,
} from '@coussinet/contract/quotes.ts'
import {
  changeRefundRequest,
  checkRefundRequest,
  createRefundRequest,
  getRefundRequest,
  submitRefundRequest,
} from '@coussinet/contract/refund-requests.ts'
import { estimateRefund, estimateRequest } from '@coussinet/contract/refunds.ts'
import { deleteRequestFile, getRequestFile, tellReadLines } from '@coussinet/contract/request-files.ts'
import type { UnderstoodPaper } from '@coussinet/reading/understand.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { findKeysOfDocuments, saveReading, type ReadFile } from '../../documents/documents.store.ts'
import { sumStoredBytes } from '../../documents/kept-bytes.store.ts'
import { failStaleReadings, type ReadDocument, readFile } from '../../documents/readings/read-file.ts'
import { findFiledQuote } from '../../quotes/filed-quotes.ts'
import { anAgreement, aQuoteDraft, aQuoteFileRow, aReadyQuote, lookAtQuote, uploadQuote } from '../../tests/a-quote.ts'
import { aDecidedRequest, aDraft, aFiledRequest, aFileRow, line as aLine, move, upload } from '../../tests/a-request.ts'
import { findDocumentOwner } from '../files/request-files.ts'

const portal = portalForTests()
const reader = () => ({ ...portal.platform, findOwner: findDocumentOwner })
let helene: TestMember

beforeEach(async () => {
  helene = await aMember(portal, { animals: [{ name: 'Oslo', icad: '250269812345678' }, { name: 'Mirza' }] })
})

const sure = <T>(value: T) => ({ value, sure: true, check: null, box: null })
const line = (
  label: string,
  amount_cents: number,
  care_kind: UnderstoodPaper['lines'][number]['care_kind'],
  is_sure = true,
) => ({
  label,
  amount_cents,
  care_kind,
  sure: is_sure,
  box: null,
})

const invoice: UnderstoodPaper = {
  document: 'invoice',
  care_date: sure('2026-11-12'),
  invoice_number: sure('F-2026-118'),
  clinic: sure('Clinique des Tilleuls'),
  clinic_number: sure('73282932000074'),
  chip: sure('250269812345678'),
  total_cents: sure(7400),
  lines: [line('Consultation', 4500, 'consultation'), line('Pansement', 2900, 'bandage', false)],
}
const oslo = () => helene.animals[0]?.id ?? ''

/** A draft whose invoice waits to be read. */
async function waiting(changes: Parameters<typeof aDraft>[2] = {}) {
  const { id } = await aDraft(portal, helene, changes)
  const file_id = await aFileRow(portal, helene, id, 'invoice', null)
  const unread = { member_id: helene.member_id, request_id: id, file_id }
  await saveReading(portal.db, unread, { status: 'waiting' })
  const { stored_as } = await portal.db
    .selectFrom('documents')
    .select('stored_as')
    .where('file_id', '=', file_id)
    .executeTakeFirstOrThrow()
  await portal.platform.files.put(stored_as, Buffer.from('bytes'))
  return unread
}
const reads =
  (understood: UnderstoodPaper | null): ReadDocument =>
  async () =>
    understood

const cutOff: ReadDocument = async () => {
  throw new Error('cut off')
}

/** Begins to read, as a node does that is killed before it ends. */
const killedAt = (unread: ReadFile) =>
  new Promise<void>((begun) => {
    void readFile(reader(), unread, () => {
      begun()
      return new Promise(() => {})
    })
  })

const look = async ({ request_id }: { request_id: string }) =>
  (await portal.call(getRefundRequest, { as: helene, params: { id: request_id } })).body

describe('a document that was read', () => {
  it('[READ-01] waits where invoices are read, and is null where they are not', async () => {
    const { id } = await aDraft(portal, helene)
    portal.platform.config.reading = true
    const send = portal.platform.jobs.send
    const queued: [string, object, object | undefined][] = []
    portal.platform.jobs.send = async (_db, queue, payload, options) => void queued.push([queue, payload, options])
    try {
      const { body: file } = await upload(portal, helene, id, { type: 'invoice' })
      const { body: other } = await upload(portal, helene, id, { type: 'x-ray' })
      expect(file.reading).toEqual({
        status: 'waiting',
        document: null,
        care_date: null,
        invoice_number: null,
        clinic: null,
        clinic_number: null,
        chip: null,
        total_cents: null,
        payment_proof: null,
        lines: [],
      })
      expect(other.reading).toBeNull()
      const second = await aDraft(portal, helene)
      await upload(portal, helene, second.id, { type: 'invoice' })
      const quote = await aQuoteDraft(portal, helene)
      const { body: ofQuote } = await uploadQuote(portal, helene, quote.id)
      expect(ofQuote.reading?.status).toBe('waiting')
      expect((await uploadQuote(portal, helene, quote.id, { type: 'x-ray' })).body.reading).toBeNull()
      // The second one of a member comes behind the first of everybody else; those of quotes are counted too.
      expect(queued).toEqual([
        ['refunds.read-files', expect.objectContaining({ request_id: id, file_id: file.id }), { priority: -0 }],
        ['refunds.read-files', expect.objectContaining({ request_id: second.id }), { priority: -1 }],
        [
          'refunds.read-files',
          { member_id: helene.member_id, quote_id: quote.id, file_id: ofQuote.id },
          { priority: -2 },
        ],
      ])
    } finally {
      portal.platform.jobs.send = send
      portal.platform.config.reading = false
    }
    const { id: third } = await aDraft(portal, helene)
    expect((await upload(portal, helene, third, { type: 'invoice' })).body.reading).toBeNull()
    const { id: fourth } = await aQuoteDraft(portal, helene)
    expect((await uploadQuote(portal, helene, fourth)).body.reading).toBeNull()
  })

  it('[READ-02] fills an empty draft with what is sure, and says so', async () => {
    const unread = await waiting()
    await readFile(reader(), unread, reads(invoice))
    const draft = await look(unread)
    expect(draft).toMatchObject({
      care_date: '2026-11-12',
      invoice_number: 'F-2026-118',
      vet_name: 'Clinique des Tilleuls',
      animal_ids: [oslo()],
    })
    expect(draft.files[0]?.reading).toMatchObject({
      status: 'done',
      document: 'invoice',
      care_date: { value: '2026-11-12', filled: true },
      clinic: { filled: true },
      chip: { filled: true },
      total_cents: { value: 7400, filled: false },
      lines: [{ label: 'Consultation', amount_cents: 4500, care_kind: 'consultation', sure: true }, { sure: false }],
    })
  })

  it('[READ-02] touches nothing that the member told, nor fills what is unsure, to come, or of somebody else’s animal', async () => {
    const told = await waiting({ care_date: '2026-11-02', vet_name: 'Mon vétérinaire' })
    await readFile(reader(), told, reads(invoice))
    expect(await look(told)).toMatchObject({
      care_date: '2026-11-02',
      vet_name: 'Mon vétérinaire',
      invoice_number: 'F-2026-118',
    })

    const unsure = await waiting()
    await readFile(
      reader(),
      unsure,
      reads({
        ...invoice,
        care_date: sure('2026-12-24'),
        invoice_number: { ...sure('F-1'), sure: false },
        clinic: sure('C'.repeat(121)),
        chip: sure('250269800000000'),
      }),
    )
    const draft = await look(unsure)
    expect(draft).toMatchObject({ care_date: null, invoice_number: null, vet_name: null, animal_ids: [] })
    expect(draft.files[0]?.reading).toMatchObject({ care_date: { filled: false }, chip: { filled: false } })
  })

  it('[READ-05] what a document filled goes with it, but for what the member corrected', async () => {
    const unread = await waiting()
    await readFile(reader(), unread, reads(invoice))
    const params = { id: unread.request_id }
    await portal.call(changeRefundRequest, { as: helene, params, body: { vet_name: 'Dr Petit' } })
    await portal.call(deleteRequestFile, { as: helene, params: { ...params, file_id: unread.file_id } })
    expect(await look(unread)).toMatchObject({
      care_date: null,
      invoice_number: null,
      vet_name: 'Dr Petit',
      animal_ids: [],
      files: [],
    })
  })

  it('[READ-01] taken off, sent or read meanwhile, it is left alone; read twice, it is read once', async () => {
    const gone = await waiting()
    const meanwhile: ReadDocument = async () => {
      await portal.call(deleteRequestFile, { as: helene, params: { id: gone.request_id, file_id: gone.file_id } })
      return invoice
    }
    await readFile(reader(), gone, meanwhile)
    expect(await look(gone)).toMatchObject({ care_date: null, files: [] })

    const twice = await waiting()
    await readFile(reader(), twice, reads(invoice))
    await portal.call(changeRefundRequest, { as: helene, params: { id: twice.request_id }, body: { care_date: null } })
    await readFile(reader(), twice, reads({ ...invoice, care_date: sure('2026-11-01') }))
    expect((await look(twice)).care_date).toBeNull()
  })

  it('[READ-01] one that breaks the reader is not read, and one at which ten nodes were killed is given up', async () => {
    const broken = await waiting()
    await readFile(reader(), broken, reads(null))
    expect((await look(broken)).files[0]?.reading).toMatchObject({ status: 'failed', document: null, lines: [] })

    const cut = await waiting()
    for (let tries = 0; tries < 10; tries += 1) await killedAt(cut)
    portal.clock.set(new Date('2026-11-20T10:10:00Z'))
    await failStaleReadings(reader())
    expect((await look(cut)).files[0]?.reading?.status).toBe('waiting')
    portal.clock.set(new Date('2026-11-20T10:10:01Z'))
    await failStaleReadings(reader())
    expect((await look(cut)).files[0]?.reading?.status).toBe('failed')
    portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  })

  it('[READ-01] one is read still after any number of nodes were told to stop, or started no process, while they read it', async () => {
    const stopped = await waiting()
    for (let tries = 0; tries < 12; tries += 1)
      await expect(readFile(reader(), stopped, cutOff)).rejects.toThrow('cut off')
    // Three that were killed are no reason either.
    for (let tries = 0; tries < 3; tries += 1) await killedAt(stopped)
    portal.clock.set(new Date('2026-11-20T10:10:01Z'))
    await failStaleReadings(reader())
    portal.clock.set(new Date('2026-11-20T10:00:00Z'))
    expect((await look(stopped)).files[0]?.reading?.status).toBe('waiting')
    await readFile(reader(), stopped, reads(invoice))
    expect((await look(stopped)).files[0]?.reading?.status).toBe('done')
  })
})

const paper: UnderstoodPaper = {
  ...invoice,
  document: 'quote',
  lines: [line('Chirurgie du genou', 60_000, 'surgery'), line('Anesthésie', 12_000, 'anaesthesia', false)],
  total_cents: sure(72_000),
}

/** The draft of a quote whose paper waits to be read. */
async function waitingQuote(changes: Parameters<typeof aQuoteDraft>[2] = {}, make = aQuoteDraft) {
  const { id } = await make(portal, helene, changes)
  const file_id =
    (await lookAtQuote(portal, helene, id)).files[0]?.id ?? (await aQuoteFileRow(portal, helene, id, 'quote'))
  const unread = { member_id: helene.member_id, quote_id: id, file_id }
  await saveReading(portal.db, unread, { status: 'waiting' })
  const { stored_as } = await portal.db
    .selectFrom('documents')
    .select('stored_as')
    .where('file_id', '=', file_id)
    .executeTakeFirstOrThrow()
  await portal.platform.files.put(stored_as, Buffer.from('bytes'))
  return unread
}
const lookAt = ({ quote_id }: { quote_id: string }) => lookAtQuote(portal, helene, quote_id)

describe('a vet’s quote that was read', () => {
  it('[PRE-01][READ-02] fills the vet, and the animal by its chip; its lines and its day are told, and fill nothing', async () => {
    const unread = await waitingQuote()
    await readFile(reader(), unread, reads(paper))
    const quote = await lookAt(unread)
    expect(quote).toMatchObject({
      vet_name: 'Clinique des Tilleuls',
      animal_id: oslo(),
      planned_on: null,
      lines: [],
      billed_cents: 0,
    })
    expect(quote.files[0]?.reading).toMatchObject({
      status: 'done',
      document: 'quote',
      care_date: { value: '2026-11-12', filled: false },
      clinic: { filled: true },
      chip: { filled: true },
      total_cents: { value: 72_000, filled: false },
      lines: [{ label: 'Chirurgie du genou', amount_cents: 60_000, sure: true }, { sure: false }],
    })
  })

  it('[PRE-01][READ-02] touches nothing that the member told, and fills nothing from another paper', async () => {
    const mirza = helene.animals[1]?.id ?? ''
    const told = await waitingQuote({ vet_name: 'Mon vétérinaire', animal_id: mirza })
    await readFile(reader(), told, reads(paper))
    expect(await lookAt(told)).toMatchObject({ vet_name: 'Mon vétérinaire', animal_id: mirza })

    for (const document of ['invoice', 'card_slip', 'prescription', 'other'] as const) {
      const other = await waitingQuote()
      await readFile(reader(), other, reads({ ...paper, document }))
      const quote = await lookAt(other)
      expect(quote).toMatchObject({ vet_name: null, animal_id: null })
      expect(quote.files[0]?.reading).toMatchObject({ status: 'done', document, clinic: { filled: false } })
    }
    // And a request is filled by no quote.
    const request = await waiting()
    await readFile(reader(), request, reads(paper))
    expect((await look(request)).vet_name).toBeNull()
  })

  it('[PRE-01][READ-05] what a document filled goes with it, but for what the member corrected', async () => {
    const unread = await waitingQuote()
    await readFile(reader(), unread, reads(paper))
    const params = { id: unread.quote_id }
    await portal.call(changeQuote, { as: helene, params, body: { vet_name: 'Dr Petit' } })
    await portal.call(deleteQuoteFile, { as: helene, params: { ...params, file_id: unread.file_id } })
    expect(await lookAt(unread)).toMatchObject({ vet_name: 'Dr Petit', animal_id: null, files: [] })
  })

  it('[PRE-01][READ-01] taken off, deleted or filed meanwhile, it is left alone', async () => {
    const off = await waitingQuote()
    await readFile(reader(), off, async () => {
      const params = { id: off.quote_id, file_id: off.file_id }
      await portal.call(deleteQuoteFile, { as: helene, params })
      return paper
    })
    expect(await lookAt(off)).toMatchObject({ vet_name: null, animal_id: null, files: [] })

    const deleted = await waitingQuote()
    const neverRead: ReadDocument = async () => {
      throw new Error('It was read.')
    }
    await portal.call(deleteQuote, { as: helene, params: { id: deleted.quote_id } })
    await readFile(reader(), deleted, neverRead)

    const filed = await waitingQuote({ vet_name: null }, aReadyQuote)
    await portal.call(submitQuote, { as: helene, params: { id: filed.quote_id } })
    await readFile(reader(), filed, reads(paper))
    const quote = await lookAt(filed)
    expect(quote).toMatchObject({ status: 'pending', vet_name: null })
    expect(quote.files[0]?.reading).toMatchObject({ status: 'done', document: 'quote', clinic: { filled: false } })
    // The insurer reads it as the proposal that it is (READ-05).
    const { files } = await findFiledQuote(portal.db, filed.quote_id, portal.clock.now())
    expect(files[0]?.reading).toEqual(quote.files[0]?.reading)
    expect(files[0]?.href).toBe(`/integration/v1/quotes/${filed.quote_id}/files/${filed.file_id}`)
  })

  it('[PRE-01][READ-01] one that breaks the reader is not read, and one at which ten nodes were killed is given up', async () => {
    const broken = await waitingQuote()
    await readFile(reader(), broken, reads(null))
    expect((await lookAt(broken)).files[0]?.reading).toMatchObject({ status: 'failed', document: null, lines: [] })

    const cut = await waitingQuote()
    for (let tries = 0; tries < 10; tries += 1) await killedAt(cut)
    portal.clock.set(new Date('2026-11-20T10:10:01Z'))
    await failStaleReadings(reader())
    expect((await lookAt(cut)).files[0]?.reading?.status).toBe('failed')
    portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  })

  it('[PRE-01][READ-01] open pages are told of it by the hint of quotes', async () => {
    const unread = await waitingQuote()
    const heard: string[] = []
    const stop = portal.platform.events.subscribe(helene.member_id, (topic) => heard.push(topic))
    await readFile(reader(), unread, reads(paper))
    await expect.poll(() => heard).toEqual(['quotes'])
    stop()
  })
})

describe('a quote that was dropped as an invoice', () => {
  const carry = (unread: { request_id: string; file_id: string }, more: QuoteChanges = {}, as = helene) =>
    portal.call(createQuote, {
      as,
      headers: { 'idempotency-key': newId() },
      body: { ...more, document: { request_id: unread.request_id, file_id: unread.file_id } },
    })
  const rowOf = (quote_id: string) =>
    portal.db.selectFrom('documents').selectAll().where('quote_id', '=', quote_id).executeTakeFirstOrThrow()

  it('[PRE-01][READ-03] moves to a new quote with its bytes and its reading, which fills there; the empty draft goes', async () => {
    const unread = await waiting()
    const { stored_as } = await portal.db
      .selectFrom('documents')
      .select('stored_as')
      .where('file_id', '=', unread.file_id)
      .executeTakeFirstOrThrow()
    await readFile(reader(), unread, reads(paper))
    const before = await sumStoredBytes(portal.db, helene.member_id, portal.clock.now())
    const { status, body } = await carry(unread, { cause: 'accident' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'draft',
      cause: 'accident',
      vet_name: 'Clinique des Tilleuls',
      animal_id: oslo(),
      files: [{ id: unread.file_id, type: 'quote', name: 'invoice.jpg' }],
    })
    expect(body.files[0]?.reading).toMatchObject({
      status: 'done',
      document: 'quote',
      clinic: { filled: true },
      lines: [{ label: 'Chirurgie du genou' }, {}],
    })
    expect((await rowOf(body.id)).stored_as).toBe(stored_as)
    const whole = await portal.call(getQuoteFile, { as: helene, params: { id: body.id, file_id: unread.file_id } })
    expect(whole.bytes.toString()).toBe('bytes')
    expect(await sumStoredBytes(portal.db, helene.member_id, portal.clock.now())).toBe(before)
    const { status: gone } = await portal.call(getRefundRequest, { as: helene, params: { id: unread.request_id } })
    expect(gone).toBe(404)
  })

  it('[PRE-01] leaves what else the draft holds, and goes before what the new quote was told', async () => {
    const unread = await waiting({ invoice_number: 'F-1', animal_ids: [oslo()] })
    await readFile(reader(), unread, reads(paper))
    const { body } = await carry(unread, { vet_name: 'Dr Petit' })
    expect(body).toMatchObject({ vet_name: 'Dr Petit', animal_id: oslo() })
    expect(await look(unread)).toMatchObject({ invoice_number: 'F-1', animal_ids: [oslo()], files: [] })
  })

  it('[PRE-01][READ-05] one that had filled the request takes that back, and fills nothing of the quote', async () => {
    const unread = await waiting({ paid_confirmed: true })
    await readFile(reader(), unread, reads(invoice))
    const { body } = await carry(unread)
    expect(body).toMatchObject({ vet_name: null, animal_id: null })
    expect(body.files[0]?.reading).toMatchObject({ document: 'invoice', clinic: { filled: false } })
    expect(await look(unread)).toMatchObject({ vet_name: null, care_date: null, animal_ids: [], files: [] })
  })

  it('[PRE-01][READ-01] one that waits is read for the quote, and no more for the request', async () => {
    const unread = await waiting()
    portal.platform.config.reading = true
    const { body } = await carry(unread)
    portal.platform.config.reading = false
    expect(body.files[0]?.reading?.status).toBe('waiting')
    await readFile(reader(), unread, async () => {
      throw new Error('It was read for the request.')
    })
    await readFile(reader(), { member_id: helene.member_id, quote_id: body.id, file_id: unread.file_id }, reads(paper))
    expect((await lookAtQuote(portal, helene, body.id)).vet_name).toBe('Clinique des Tilleuls')
  })

  it('[PRE-01] is none of another member’s, of a filed request, or twice', async () => {
    const unread = await waiting()
    expect((await carry(unread, {}, await aMember(portal))).status).toBe(404)
    expect((await carry({ ...unread, file_id: newId() })).status).toBe(404)
    expect((await carry({ ...unread, request_id: 'x' })).status).toBe(404)
    const filed = await aFiledRequest(portal, helene)
    const request_id = filed.id
    const file_id = await aFileRow(portal, helene, request_id, 'other', null)
    const refused = await carry({ request_id, file_id })
    expect([refused.status, refused.problem?.params]).toEqual([409, { status: { current: 'pending' } }])
    const both = await Promise.all([carry(unread), carry(unread)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 404])
  })
})

describe('an invoice that was dropped as a quote', () => {
  const carry = (unread: { quote_id: string; file_id: string }, as = helene) =>
    portal.call(createRefundRequest, {
      as,
      headers: { 'idempotency-key': newId() },
      body: { document: { quote_id: unread.quote_id, file_id: unread.file_id } },
    })

  it('[READ-03][READ-01] moves to a new request with its bytes and its reading, which fills there; the bare draft goes', async () => {
    const unread = await waitingQuote()
    await portal.call(changeQuote, {
      as: helene,
      params: { id: unread.quote_id },
      body: { animal_id: oslo(), cause: 'accident', first_symptoms_on: '2026-11-10' },
    })
    await readFile(reader(), unread, reads(invoice))
    const before = await sumStoredBytes(portal.db, helene.member_id, portal.clock.now())
    const { status, body } = await carry(unread)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'draft',
      cause: 'accident',
      first_symptoms_on: '2026-11-10',
      animal_ids: [oslo()],
      vet_name: 'Clinique des Tilleuls',
      care_date: '2026-11-12',
      invoice_number: 'F-2026-118',
      files: [{ id: unread.file_id, type: 'invoice', status: 'received', reading: { document: 'invoice' } }],
    })
    const { bytes } = await portal.call(getRequestFile, {
      as: helene,
      params: { id: body.id, file_id: unread.file_id },
    })
    expect(bytes.toString()).toBe('bytes')
    expect(await sumStoredBytes(portal.db, helene.member_id, portal.clock.now())).toBe(before)
    expect((await portal.call(getQuote, { as: helene, params: { id: unread.quote_id } })).status).toBe(404)
  })

  it('[READ-03] leaves what else the quote holds, and is known again by its bytes as they were sent', async () => {
    const unread = await waitingQuote()
    const { source_sha256 } = await portal.db
      .selectFrom('documents')
      .select('source_sha256')
      .where('file_id', '=', unread.file_id)
      .executeTakeFirstOrThrow()
    await portal.call(changeQuote, {
      as: helene,
      params: { id: unread.quote_id },
      body: { planned_on: '2026-12-02', vet_name: 'Dr Petit' },
    })
    const { body } = await carry(unread)
    expect(body).toMatchObject({ vet_name: 'Dr Petit', cause: null, animal_ids: [] })
    expect(await lookAtQuote(portal, helene, unread.quote_id)).toMatchObject({ planned_on: '2026-12-02', files: [] })
    const row = await portal.db
      .selectFrom('documents')
      .select('source_sha256')
      .where('file_id', '=', unread.file_id)
      .executeTakeFirstOrThrow()
    expect(row.source_sha256).toBe(source_sha256)
  })

  it('[SEC-42] is held by one of the two wherever it is, in one statement, so that no sweep takes its bytes', async () => {
    const unread = await waitingQuote()
    const { stored_as } = await portal.db
      .selectFrom('documents')
      .select('stored_as')
      .where('file_id', '=', unread.file_id)
      .executeTakeFirstOrThrow()
    const held = () => findKeysOfDocuments(portal.db, [stored_as, 'nobody’s'])
    expect(await held()).toEqual(new Set([stored_as]))
    await carry(unread)
    expect(await held()).toEqual(new Set([stored_as]))
  })

  it('[READ-03][READ-01] one that waits is read for the request, and no more for the quote', async () => {
    const unread = await waitingQuote()
    portal.platform.config.reading = true
    const { body } = await carry(unread)
    portal.platform.config.reading = false
    expect(body.files[0]?.reading?.status).toBe('waiting')
    await readFile(reader(), unread, async () => {
      throw new Error('It was read for the quote.')
    })
    const { member_id } = helene
    await readFile(reader(), { member_id, request_id: body.id, file_id: unread.file_id }, reads(invoice))
    expect((await look({ request_id: body.id })).care_date).toBe('2026-11-12')
  })

  it('[READ-03] is none of another member’s, of a filed quote, beside another beginning, or twice', async () => {
    const unread = await waitingQuote()
    expect((await carry(unread, await aMember(portal))).status).toBe(404)
    expect((await carry({ ...unread, file_id: newId() })).status).toBe(404)
    expect((await carry({ ...unread, quote_id: 'x' })).status).toBe(404)
    const filed = await aReadyQuote(portal, helene)
    await portal.call(submitQuote, { as: helene, headers: { 'idempotency-key': newId() }, params: { id: filed.id } })
    const file_id = await aQuoteFileRow(portal, helene, filed.id, 'other')
    const refused = await carry({ quote_id: filed.id, file_id })
    expect([refused.status, refused.problem?.params]).toEqual([409, { status: { current: 'pending' } }])
    const both = await portal.call(createRefundRequest, {
      as: helene,
      headers: { 'idempotency-key': newId() },
      body: { follows: newId(), document: { quote_id: unread.quote_id, file_id: unread.file_id } },
    })
    expect([both.status, both.problem?.errors]).toEqual([422, { document: ['schema.invalid_type'] }])
    const twice = await Promise.all([carry(unread), carry(unread)])
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 404])
  })
})

describe('what is no invoice', () => {
  it('[READ-03] is said by the check with what it looks like, blocks nothing and fills nothing', async () => {
    const unread = await waiting()
    await readFile(reader(), unread, reads({ ...invoice, document: 'card_slip' }))
    expect((await look(unread)).care_date).toBeNull()
    const { body } = await portal.call(checkRefundRequest, { as: helene, params: { id: unread.request_id } })
    expect(body.warnings).toEqual([
      { code: 'not_an_invoice', animal_id: null, until: null, tracking_reference: null, document: 'card_slip' },
    ])
    expect(body.blocking.map(({ field }) => field)).not.toContain('files.invoice')
    const good = await waiting()
    await readFile(reader(), good, reads(invoice))
    const checked = await portal.call(checkRefundRequest, { as: helene, params: { id: good.request_id } })
    expect(checked.body.warnings).toEqual([])
  })
})

describe('the estimate of what was read', () => {
  const estimate = (id: string) => portal.call(estimateRequest, { as: helene, params: { id } })

  it('[READ-04] is what the deciding function gives for the lines, and asks for the kinds that are unsure', async () => {
    const unread = await waiting({ cause: 'accident' })
    await readFile(reader(), unread, reads(invoice))
    const { status, body } = await estimate(unread.request_id)
    expect(status).toBe(200)
    const { body: asked } = await portal.call(estimateRefund, {
      as: helene,
      body: {
        animal_id: oslo(),
        care_date: '2026-11-12',
        cause: 'accident',
        first_symptoms_on: null,
        lines: [
          { care_kind: 'consultation', billed_cents: 4500 },
          { care_kind: 'bandage', billed_cents: 2900 },
        ],
      },
    })
    const lines = asked.lines.map((one, place) => ({
      ...one,
      label: invoice.lines[place]?.label ?? '',
      read_line: place + 1,
    }))
    expect(body).toEqual({ ...asked, lines, explanation: null, agreement: null, asks: [2] })
    expect(body.refunded_cents).toBeGreaterThan(0)
  })

  it('[READ-04][PRE-02][EST-04] has what the agreement of its draft reserved, and is what the decision pays', async () => {
    const quote = {
      planned_on: '2026-11-25',
      lines: [{ label: '', care_kind: 'surgery' as const, billed_cents: 60_000 }],
    }
    const { id: quote_id } = await anAgreement(portal, helene, quote)
    const spent = await aDecidedRequest(portal, helene, { care_date: '2026-08-01' }, [
      aLine(oslo(), 'surgery', 500_000),
    ])
    expect(spent.amount_to_refund_cents).toBe(150_000 - 43_125)
    const unread = await waiting({ cause: 'accident', quote_id })
    const lines = [line('Chirurgie', 60_000, 'surgery'), line('Croquettes', 2490, 'food')]
    await readFile(reader(), unread, reads({ ...invoice, total_cents: sure(62_490), lines }))
    const { body } = await estimate(unread.request_id)
    expect(body).toMatchObject({ refunded_cents: 43_125, agreement: { quote_id, reserved_cents: 43_125 } })
    // Without the agreement nothing is left for it.
    await portal.call(changeRefundRequest, {
      as: helene,
      params: { id: unread.request_id },
      body: { quote_id: null },
    })
    expect((await estimate(unread.request_id)).body).toMatchObject({
      refunded_cents: 0,
      reasons: expect.arrayContaining(['ceiling_reached']),
      agreement: null,
    })
    await portal.call(changeRefundRequest, {
      as: helene,
      params: { id: unread.request_id },
      body: { quote_id, paid_confirmed: true, animal_ids: [oslo()] },
    })
    await aFileRow(portal, helene, unread.request_id, 'care-sheet', oslo())
    await portal.call(submitRefundRequest, { as: helene, params: { id: unread.request_id } })
    await move(portal, helene, unread.request_id, { to: 'processing' })
    await move(portal, helene, unread.request_id, {
      to: 'accepted',
      lines: [aLine(oslo(), 'surgery', 60_000), aLine(oslo(), 'food', 2490)],
    })
    expect((await look(unread)).amount_to_refund_cents).toBe(body.refunded_cents)
  })

  it('[READ-04][PRE-02] tells the insurer’s own amounts of an agreement in its words, and no steps', async () => {
    const own = [
      { label: '', care_kind: 'surgery' as const, billed_cents: 60_000, reason_code: null, refunded_cents: 40_000 },
    ]
    const { id: quote_id } = await anAgreement(
      portal,
      helene,
      { planned_on: '2026-11-25' },
      { lines: own, reason: 'Selon votre contrat de 2019, 40 € restent à votre charge.' },
    )
    const unread = await waiting({ cause: 'accident', quote_id })
    await readFile(
      reader(),
      unread,
      reads({ ...invoice, total_cents: null, lines: [line('Chirurgie', 60_000, 'surgery')] }),
    )
    expect((await estimate(unread.request_id)).body).toMatchObject({
      refunded_cents: 40_000,
      computation: null,
      explanation: expect.stringContaining('contrat de 2019'),
    })
  })

  it('[READ-04] reckons with what the member told of a line, leaves out lines of no kind, and shares what was taken off', async () => {
    const unread = await waiting()
    await readFile(
      reader(),
      unread,
      reads({
        ...invoice,
        lines: [
          line('Consultation', 4500, 'consultation'),
          line('Divers', 1500, null, false),
          line('Remise', -600, null),
        ],
      }),
    )
    const first = await estimate(unread.request_id)
    expect(first.body.lines).toMatchObject([{ label: 'Consultation', billed_cents: 4050, read_line: 1 }])
    expect(first.body.asks).toEqual([2])
    const params = { id: unread.request_id, file_id: unread.file_id }
    const told = await portal.call(tellReadLines, {
      as: helene,
      params,
      body: { lines: [{ line: 2, care_kind: 'bandage' }] },
    })
    expect(told.body.reading?.lines[1]).toMatchObject({ care_kind: 'bandage', sure: true })
    const second = await estimate(unread.request_id)
    expect(second.body.lines.map(({ billed_cents, read_line }) => [billed_cents, read_line])).toEqual([
      [4050, 1],
      [1350, 2],
    ])
    expect(second.body.asks).toEqual([])
    const beyond = await portal.call(tellReadLines, {
      as: helene,
      params,
      body: { lines: [{ line: 4, care_kind: 'bandage' }] },
    })
    expect(beyond.status).toBe(422)
    expect(beyond.problem?.errors).toEqual({ 'lines.0.line': ['schema.invalid_type'] })
  })

  it('[READ-09] is of no more than the bill’s total, and of nothing where all was given back', async () => {
    const unread = await waiting()
    const reduced = await waiting()
    const read = { ...invoice, lines: [line('Consultation', 4500, 'consultation'), line('Vaccin', 4500, 'vaccine')] }
    await readFile(reader(), reduced, reads({ ...read, total_cents: sure(8000) }))
    const { body } = await estimate(reduced.request_id)
    expect(body.lines.map(({ billed_cents }) => billed_cents)).toEqual([4000, 4000])
    const back = [line('Consultation', 4500, 'consultation'), line('Annulation', -8200, 'xray')]
    await readFile(
      reader(),
      unread,
      reads({ ...invoice, document: 'credit_note', total_cents: sure(-3700), lines: back }),
    )
    expect((await look(unread)).files[0]?.reading).toMatchObject({ total_cents: { value: -3700 } })
    expect((await estimate(unread.request_id)).status).toBe(409)
  })

  it('[READ-04] is a conflict while there is nothing to reckon with, and not found for another member', async () => {
    const unread = await waiting()
    expect((await estimate(unread.request_id)).status).toBe(409)
    await readFile(reader(), unread, reads({ ...invoice, care_date: null }))
    expect((await estimate(unread.request_id)).status).toBe(409)
    const body = { care_date: '2026-11-12' }
    await portal.call(changeRefundRequest, { as: helene, params: { id: unread.request_id }, body })
    expect((await estimate(unread.request_id)).status).toBe(200)
    const both = helene.animals.map(({ id }) => id)
    await portal.call(changeRefundRequest, {
      as: helene,
      params: { id: unread.request_id },
      body: { animal_ids: both },
    })
    expect((await estimate(unread.request_id)).status).toBe(409)
    expect((await estimate(newId())).status).toBe(404)
    const paul = await aMember(portal)
    const params = { id: unread.request_id, file_id: unread.file_id }
    expect((await portal.call(estimateRequest, { as: paul, params })).status).toBe(404)
    expect((await portal.call(tellReadLines, { as: paul, params, body: { lines: [] } })).status).toBe(404)
  })
})
