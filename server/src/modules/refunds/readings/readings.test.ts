import { changeRefundRequest, checkRefundRequest, getRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { estimateRefund, estimateRequest } from '@coussinet/contract/refunds.ts'
import { deleteRequestFile, tellReadLines } from '@coussinet/contract/request-files.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { startPortal, type TestPortal } from '#testing/start-portal.ts'
import type { Understood } from '../reading/understand.ts'
import { aDraft, aFileRow, upload } from '../tests/a-request.ts'
import { giveUpUnread, type ReadDocument, readFile } from './read-file.ts'
import { keepReading } from './readings.store.ts'

let portal: TestPortal
let helene: TestMember

beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  helene = await aMember(portal, { animals: [{ name: 'Oslo', icad: '250269812345678' }, { name: 'Mirza' }] })
})

const sure = <T>(value: T) => ({ value, sure: true, check: null, box: null })
const line = (
  label: string,
  amount_cents: number,
  care_kind: Understood['lines'][number]['care_kind'],
  is_sure = true,
) => ({
  label,
  amount_cents,
  care_kind,
  sure: is_sure,
  box: null,
})

const invoice: Understood = {
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
  await keepReading(portal.db, unread, { status: 'waiting' })
  const { stored_as } = await portal.db
    .selectFrom('refund_request_files')
    .select('stored_as')
    .where('file_id', '=', file_id)
    .executeTakeFirstOrThrow()
  await portal.platform.files.put(stored_as, Buffer.from('bytes'))
  return unread
}
const reads =
  (understood: Understood | null): ReadDocument =>
  async () =>
    understood

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
        lines: [],
      })
      expect(other.reading).toBeNull()
      const second = await aDraft(portal, helene)
      await upload(portal, helene, second.id, { type: 'invoice' })
      // The second one of a member comes behind the first of everybody else.
      expect(queued).toEqual([
        ['refunds.read-files', expect.objectContaining({ request_id: id, file_id: file.id }), { priority: -0 }],
        ['refunds.read-files', expect.objectContaining({ request_id: second.id }), { priority: -1 }],
      ])
    } finally {
      portal.platform.jobs.send = send
      portal.platform.config.reading = false
    }
    const { id: third } = await aDraft(portal, helene)
    expect((await upload(portal, helene, third, { type: 'invoice' })).body.reading).toBeNull()
  })

  it('[READ-02] fills an empty draft with what is sure, and says so', async () => {
    const unread = await waiting()
    await readFile(portal.platform, unread, reads(invoice))
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
    await readFile(portal.platform, told, reads(invoice))
    expect(await look(told)).toMatchObject({
      care_date: '2026-11-02',
      vet_name: 'Mon vétérinaire',
      invoice_number: 'F-2026-118',
    })

    const unsure = await waiting()
    await readFile(
      portal.platform,
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
    await readFile(portal.platform, unread, reads(invoice))
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
    await readFile(portal.platform, gone, meanwhile)
    expect(await look(gone)).toMatchObject({ care_date: null, files: [] })

    const twice = await waiting()
    await readFile(portal.platform, twice, reads(invoice))
    await portal.call(changeRefundRequest, { as: helene, params: { id: twice.request_id }, body: { care_date: null } })
    await readFile(portal.platform, twice, reads({ ...invoice, care_date: sure('2026-11-01') }))
    expect((await look(twice)).care_date).toBeNull()
  })

  it('[READ-01] one that breaks the reader is not read, and one whose reading was cut off for good is given up', async () => {
    const broken = await waiting()
    await readFile(portal.platform, broken, reads(null))
    expect((await look(broken)).files[0]?.reading).toMatchObject({ status: 'failed', document: null, lines: [] })

    const cut = await waiting()
    portal.clock.set(new Date('2026-11-20T10:10:00Z'))
    await giveUpUnread(portal.platform)
    expect((await look(cut)).files[0]?.reading?.status).toBe('waiting')
    portal.clock.set(new Date('2026-11-20T10:10:01Z'))
    await giveUpUnread(portal.platform)
    expect((await look(cut)).files[0]?.reading?.status).toBe('failed')
    portal.clock.set(new Date('2026-11-20T10:00:00Z'))
  })
})

describe('what is no invoice', () => {
  it('[READ-03] is said by the check with what it looks like, blocks nothing and fills nothing', async () => {
    const unread = await waiting()
    await readFile(portal.platform, unread, reads({ ...invoice, document: 'card_slip' }))
    expect((await look(unread)).care_date).toBeNull()
    const { body } = await portal.call(checkRefundRequest, { as: helene, params: { id: unread.request_id } })
    expect(body.warnings).toEqual([
      { code: 'not_an_invoice', animal_id: null, until: null, tracking_reference: null, document: 'card_slip' },
    ])
    expect(body.blocking.map(({ field }) => field)).not.toContain('files.invoice')
    const good = await waiting()
    await readFile(portal.platform, good, reads(invoice))
    const checked = await portal.call(checkRefundRequest, { as: helene, params: { id: good.request_id } })
    expect(checked.body.warnings).toEqual([])
  })
})

describe('the estimate of what was read', () => {
  const estimate = (id: string) => portal.call(estimateRequest, { as: helene, params: { id } })

  it('[READ-04] is what the deciding function gives for the lines, and asks for the kinds that are unsure', async () => {
    const unread = await waiting({ cause: 'accident' })
    await readFile(portal.platform, unread, reads(invoice))
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
    expect(body).toEqual({ ...asked, asks: [2] })
    expect(body.refunded_cents).toBeGreaterThan(0)
  })

  it('[READ-04] reckons with what the member told of a line, leaves out lines of no kind, and shares what was taken off', async () => {
    const unread = await waiting()
    await readFile(
      portal.platform,
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
    expect(first.body.lines.map(({ billed_cents }) => billed_cents)).toEqual([4050])
    expect(first.body.asks).toEqual([2])
    const params = { id: unread.request_id, file_id: unread.file_id }
    const told = await portal.call(tellReadLines, {
      as: helene,
      params,
      body: { lines: [{ line: 2, care_kind: 'bandage' }] },
    })
    expect(told.body.reading?.lines[1]).toMatchObject({ care_kind: 'bandage', sure: true })
    const second = await estimate(unread.request_id)
    expect(second.body.lines.map(({ billed_cents }) => billed_cents)).toEqual([4050, 1350])
    expect(second.body.asks).toEqual([])
    const beyond = await portal.call(tellReadLines, {
      as: helene,
      params,
      body: { lines: [{ line: 4, care_kind: 'bandage' }] },
    })
    expect(beyond.status).toBe(422)
    expect(beyond.problem?.errors).toEqual({ 'lines.0.line': ['schema.invalid_type'] })
  })

  it('[READ-04] is a conflict while there is nothing to reckon with, and not found for another member', async () => {
    const unread = await waiting()
    expect((await estimate(unread.request_id)).status).toBe(409)
    await readFile(portal.platform, unread, reads({ ...invoice, care_date: null }))
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
