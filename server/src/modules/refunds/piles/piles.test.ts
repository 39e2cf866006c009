import { changeRefundPile, createRefundPile, getRefundPile, makePileDrafts } from '@coussinet/contract/refund-piles.ts'
import { getRefundRequest, listRefundRequests, submitRefundRequest } from '@coussinet/contract/refund-requests.ts'
import { deleteRequestFile } from '@coussinet/contract/request-files.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { startPortal, type TestPortal } from '#testing/start-portal.ts'
import type { Understood } from '../reading/understand.ts'
import { readFile } from '../readings/read-file.ts'
import { keepReading } from '../readings/readings.store.ts'
import { photo, upload } from '../tests/a-request.ts'

let portal: TestPortal
let helene: TestMember

beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())
beforeEach(async () => {
  helene = await aMember(portal, { animals: [{ name: 'Oslo', icad: '250269812345678' }, { name: 'Mirza' }] })
})

const animal = (index: number) => helene.animals[index]?.id ?? ''

async function aPile(count: number) {
  const files = await Promise.all(
    Array.from({ length: count }, async (_, place) => ({
      bytes: await photo(),
      name: `IMG_${place}.jpg`,
      media_type: 'image/jpeg',
      part: 'files',
    })),
  )
  return portal.call(createRefundPile, {
    as: helene,
    headers: { 'idempotency-key': newId() },
    form: { fields: {}, files },
  })
}

const sure = <T>(value: T) => ({ value, sure: true, check: null, box: null })
const nothing: Understood = {
  document: 'other',
  care_date: null,
  invoice_number: null,
  clinic: null,
  clinic_number: null,
  chip: null,
  total_cents: null,
  lines: [],
}

/** Reads a document of a pile as that. */
async function read(pile_id: string, file_id: string | undefined, understood: Partial<Understood>): Promise<void> {
  const unread = { member_id: helene.member_id, request_id: pile_id, file_id: file_id ?? '' }
  await keepReading(portal.db, unread, { status: 'waiting' })
  await readFile(portal.platform, unread, async () => ({ ...nothing, ...understood }))
}

const keys = async () => (await Array.fromAsync(portal.platform.files.keys())).toSorted()
const look = async (id: string) => (await portal.call(getRefundPile, { as: helene, params: { id } })).body

describe('several documents at once', () => {
  it('[READ-06] are a draft that is shown among the others, sorted by what is read of them', async () => {
    const { status, body: pile } = await aPile(3)
    expect(status).toBe(201)
    expect(pile.groups.map(({ file_ids }) => file_ids)).toEqual(pile.files.map(({ id }) => [id]))
    const [first, second, third] = pile.files
    await read(pile.id, first?.id, {
      document: 'invoice',
      care_date: sure('2026-11-12'),
      clinic: sure('Tilleuls'),
      total_cents: sure(7400),
    })
    await read(pile.id, second?.id, { document: 'card_slip', care_date: sure('2026-11-12'), total_cents: sure(7400) })
    await read(pile.id, third?.id, {
      document: 'invoice',
      care_date: sure('2026-11-02'),
      chip: sure('250269812345678'),
    })
    expect(await look(pile.id)).toMatchObject({
      status: 'sorted',
      groups: [
        { care_date: '2026-11-02', clinic: null, animal_id: animal(0), file_ids: [third?.id] },
        { care_date: '2026-11-12', clinic: 'Tilleuls', animal_id: null, file_ids: [first?.id, second?.id] },
      ],
    })
    const { body: list } = await portal.call(listRefundRequests, { as: helene })
    expect(list.data).toMatchObject([{ id: pile.id, status: 'draft', is_pile: true }])
    // Nothing is filled of a request that holds several, and it is not to be sent.
    expect(list.data[0]).toMatchObject({ care_date: null, vet_name: null, animal_ids: [] })
    expect((await portal.call(submitRefundRequest, { as: helene, params: { id: pile.id } })).status).toBe(422)
  })

  it('[READ-06] are moved by their member, each to one place, and one that comes later is sorted by itself', async () => {
    const { body: pile } = await aPile(3)
    const [first = '', second = '', third = ''] = pile.files.map(({ id }) => id)
    const change = (groups: { file_ids: string[]; animal_id?: string | null }[]) =>
      portal.call(changeRefundPile, { as: helene, params: { id: pile.id }, body: { groups } as never })
    const moved = await change([{ file_ids: [second, first], animal_id: animal(1) }, { file_ids: [third] }])
    expect(moved.body.groups).toMatchObject([
      { file_ids: [second, first], animal_id: animal(1) },
      { file_ids: [third], animal_id: null },
    ])
    for (const wrong of [
      [{ file_ids: [first, second] }],
      [{ file_ids: [first, second, third, third] }],
      [{ file_ids: [first] }, { file_ids: [first, second, third] }],
      [{ file_ids: [first, second, newId()] }],
    ]) {
      const refused = await change(wrong)
      expect([refused.status, refused.problem?.errors]).toEqual([422, { groups: ['schema.invalid_type'] }])
    }
    expect((await change([{ file_ids: [first, second, third], animal_id: newId() }])).status).toBe(404)
    const { body: fourth } = await upload(portal, helene, pile.id, { type: 'other' })
    await portal.call(deleteRequestFile, { as: helene, params: { id: pile.id, file_id: third } })
    expect((await look(pile.id)).groups.map(({ file_ids }) => file_ids)).toEqual([[second, first], [fourth.id]])
  })

  it('[READ-06] become drafts with what was read of their invoices; nothing is lost or crossed, and the pile is gone', async () => {
    const { body: pile } = await aPile(3)
    const [first = '', second = '', third = ''] = pile.files.map(({ id }) => id)
    await read(pile.id, first, { document: 'card_slip', total_cents: sure(7400) })
    await read(pile.id, second, {
      document: 'invoice',
      care_date: sure('2026-11-12'),
      clinic: sure('Tilleuls'),
      total_cents: sure(7400),
    })
    const headers = { 'idempotency-key': newId() }
    const made = await portal.call(makePileDrafts, { as: helene, params: { id: pile.id }, headers })
    expect(made.status).toBe(201)
    expect(
      made.body.data.map(({ care_date, vet_name, is_pile, files }) => [
        care_date,
        vet_name,
        is_pile,
        files.map(({ id, type, reading }) => [id, type, reading?.status ?? null]),
      ]),
    ).toEqual([
      [
        '2026-11-12',
        'Tilleuls',
        false,
        expect.arrayContaining([
          [second, 'invoice', 'done'],
          [first, 'other', null],
        ]),
      ],
      [null, null, false, [[third, 'invoice', null]]],
    ])
    const again = await portal.call(makePileDrafts, { as: helene, params: { id: pile.id }, headers })
    expect(again.body).toEqual(made.body)
    expect((await portal.call(getRefundPile, { as: helene, params: { id: pile.id } })).status).toBe(404)
    const { body: list } = await portal.call(listRefundRequests, { as: helene })
    expect(list.data.map(({ id }) => id).toSorted()).toEqual(made.body.data.map(({ id }) => id).toSorted())
  })

  it('[READ-06] one that still waits to be read is read in its draft', async () => {
    const { body: pile } = await aPile(1)
    const [file_id = ''] = pile.files.map(({ id }) => id)
    await keepReading(portal.db, { member_id: helene.member_id, request_id: pile.id, file_id }, { status: 'waiting' })
    const queued: unknown[] = []
    const { send } = portal.platform.jobs
    portal.platform.jobs.send = async (_db, _queue, payload) => void queued.push(payload)
    const made = await portal.call(makePileDrafts, { as: helene, params: { id: pile.id } })
    portal.platform.jobs.send = send
    const [draft] = made.body.data
    const unread = { member_id: helene.member_id, request_id: draft?.id ?? '', file_id }
    expect(queued).toEqual([unread])
    await readFile(portal.platform, unread, async () => ({
      ...nothing,
      document: 'invoice',
      care_date: sure('2026-11-12'),
    }))
    const { body } = await portal.call(getRefundRequest, { as: helene, params: { id: unread.request_id } })
    expect(body.care_date).toBe('2026-11-12')
  })

  it('[READ-06] are another member’s business, and an ordinary draft is no pile', async () => {
    const { body: pile } = await aPile(1)
    const paul = await aMember(portal)
    for (const endpoint of [getRefundPile, makePileDrafts] as const)
      expect((await portal.call(endpoint, { as: paul, params: { id: pile.id } })).status).toBe(404)
    const { body } = await portal.call(makePileDrafts, { as: helene, params: { id: pile.id } })
    const [draft] = body.data
    expect((await portal.call(getRefundPile, { as: helene, params: { id: draft?.id ?? '' } })).status).toBe(404)
    expect((await portal.call(getRefundRequest, { as: helene, params: { id: draft?.id ?? '' } })).body.is_pile).toBe(
      false,
    )
  })

  it('[READ-06] one that cannot be taken names its place, and none is kept', async () => {
    const files = [
      { bytes: await photo(), name: 'a.jpg', media_type: 'image/jpeg', part: 'files' },
      { bytes: Buffer.from('GIF89a'), name: 'b.gif', media_type: 'image/gif', part: 'files' },
    ]
    const before = await keys()
    const refused = await portal.call(createRefundPile, { as: helene, form: { fields: {}, files } })
    expect([refused.status, refused.problem?.errors]).toEqual([422, { 'files.1': ['file_unsupported'] }])
    expect((await portal.call(listRefundRequests, { as: helene })).body.data).toEqual([])
    expect(await keys()).toEqual(before)
  })
})
