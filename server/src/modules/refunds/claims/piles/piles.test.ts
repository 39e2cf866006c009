import {
  addPileFiles,
  changeRefundPile,
  createRefundPile,
  getRefundPile,
  makePileDrafts,
  type RefundPile,
} from '@coussinet/contract/refund-piles.ts'
import {
  deleteRefundRequest,
  getRefundRequest,
  listRefundRequests,
  mostDrafts,
  submitRefundRequest,
} from '@coussinet/contract/refund-requests.ts'
import { deleteRequestFile, getRequestFile, getRequestFileThumbnail } from '@coussinet/contract/request-files.ts'
import type { UnderstoodPaper } from '@coussinet/reading/understand.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#platform/crypto/ids.ts'
import { aMember, type TestMember } from '#testing/a-member.ts'
import { portalForTests } from '#testing/start-portal.ts'
import { findKeysOfDocuments, findDocuments, saveReading } from '../../documents/documents.store.ts'
import { readFile } from '../../documents/readings/read-file.ts'
import { takeArrived, withUploads } from '../../documents/upload-limits.ts'
import { aDecidedRequest, aDraft, aFileRow, line, photo, upload } from '../../tests/a-request.ts'
import { findDocumentOwner } from '../files/request-files.ts'
import { readKnownRequests } from '../requests/known-requests.ts'
import { insertDraft } from '../requests/refund-requests.store.ts'
import { arrivalsOfPile, findLateArrivals, insertArrivals } from './arrivals.store.ts'
import { arrivalsQueue, makeArrivalReady, resumeLateArrivals } from './arrivals.ts'

// A process of its own for each document.
vi.setConfig({ testTimeout: 60_000 })

const portal = portalForTests()
const reader = () => ({ ...portal.platform, findOwner: findDocumentOwner })
let helene: TestMember

beforeEach(async () => {
  helene = await aMember(portal, { animals: [{ name: 'Oslo', icad: '250269812345678' }, { name: 'Mirza' }] })
})

const animal = (index: number) => helene.animals[index]?.id ?? ''

const photos = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, place) => ({
      bytes: await photo(),
      name: `IMG_${place}.jpg`,
      media_type: 'image/jpeg',
      part: 'files',
    })),
  )

const send = (files: Awaited<ReturnType<typeof photos>>, key = newId()) =>
  portal.call(createRefundPile, { as: helene, headers: { 'idempotency-key': key }, form: { fields: {}, files } })

/** Does what the queue does with each document of a pile that waits. */
async function makeReady({ id, arrivals }: RefundPile): Promise<void> {
  for (const { id: file_id } of arrivals)
    await makeArrivalReady(portal.platform, { member_id: helene.member_id, request_id: id, file_id })
}

/** A pile whose documents are ready. */
async function aPile(count: number) {
  const { status, body } = await send(await photos(count))
  expect(status).toBe(201)
  await makeReady(body)
  return { body: await look(body.id) }
}

const sure = <T>(value: T) => ({ value, sure: true, check: null, box: null })
const nothing: UnderstoodPaper = {
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
async function read(pile_id: string, file_id: string | undefined, understood: Partial<UnderstoodPaper>): Promise<void> {
  const unread = { member_id: helene.member_id, request_id: pile_id, file_id: file_id ?? '' }
  await saveReading(portal.db, unread, { status: 'waiting' })
  await readFile(reader(), unread, async () => ({ ...nothing, ...understood }))
}

const keys = async () => (await Array.fromAsync(portal.platform.files.keys())).toSorted()
const look = async (id: string) => (await portal.call(getRefundPile, { as: helene, params: { id } })).body

describe('several documents at once', () => {
  it('[READ-06] are a draft that is shown among the others, sorted by what is read of them', async () => {
    const { body: pile } = await aPile(3)
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
    await saveReading(portal.db, { member_id: helene.member_id, request_id: pile.id, file_id }, { status: 'waiting' })
    const queued: unknown[] = []
    const { send } = portal.platform.jobs
    portal.platform.jobs.send = async (_db, _queue, payload) => void queued.push(payload)
    const made = await portal.call(makePileDrafts, { as: helene, params: { id: pile.id } })
    portal.platform.jobs.send = send
    const [draft] = made.body.data
    const unread = { member_id: helene.member_id, request_id: draft?.id ?? '', file_id }
    expect(queued).toEqual([unread])
    await readFile(reader(), unread, async () => ({
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
})

describe('what a pile sees', () => {
  const tilleuls = {
    care_date: sure('2026-11-12'),
    clinic: sure('Clinique vétérinaire des Tilleuls'),
    total_cents: sure(18_540),
  }
  const bill = { document: 'invoice' as const, ...tilleuls }
  const slip = { document: 'card_slip' as const, ...tilleuls, clinic: sure('CLINIQUE DES TILLEULS') }

  it('[READ-06] is the slip of an invoice, its animal by the name, and its amount', async () => {
    const { body: pile } = await aPile(2)
    const [first, second] = pile.files.map(({ id }) => id)
    await read(pile.id, first, slip)
    await read(pile.id, second, { ...bill, animal: sure('Mirza') })
    expect((await look(pile.id)).groups).toEqual([
      {
        care_date: '2026-11-12',
        clinic: 'Clinique vétérinaire des Tilleuls',
        total_cents: 18_540,
        animal_id: animal(1),
        file_ids: [second, first],
        is_request: true,
        offers: [],
        requests: [],
      },
    ])
    const made = await portal.call(makePileDrafts, { as: helene, params: { id: pile.id } })
    expect(made.body.data.map(({ animal_ids, files }) => [animal_ids, files.length])).toEqual([[[animal(1)], 2]])
  })

  it('[READ-06] is a slip that is no request: it offers those of its amount, waits when drafts are made, and is one when its member says so', async () => {
    const { body: pile } = await aPile(3)
    const [one = '', two = '', ticket = ''] = pile.files.map(({ id }) => id)
    await read(pile.id, one, bill)
    await read(pile.id, two, bill)
    await read(pile.id, ticket, slip)
    const sorted = (await look(pile.id)).groups
    expect(sorted.map(({ file_ids, is_request, offers }) => [file_ids, is_request, offers])).toEqual([
      [[one], true, []],
      [[two], true, []],
      [[ticket], false, [one, two]],
    ])
    // As they were answered: nothing is changed by it.
    const change = async (groups: typeof sorted) =>
      (await portal.call(changeRefundPile, { as: helene, params: { id: pile.id }, body: { groups } })).body.groups
    expect(await change(sorted)).toEqual(sorted)
    const last = sorted.at(-1)
    if (!last) throw new Error('no groups')
    const told = await change([...sorted.slice(0, 2), { ...last, is_request: true }])
    expect(told.map(({ is_request }) => is_request)).toEqual([true, true, true])
    expect((await change(sorted)).map(({ is_request }) => is_request)).toEqual([true, true, false])

    const made = await portal.call(makePileDrafts, { as: helene, params: { id: pile.id } })
    expect(made.body.data.map(({ files }) => files.map(({ id }) => id))).toEqual([[one], [two]])
    const left = await look(pile.id)
    expect(left.groups).toMatchObject([{ file_ids: [ticket], is_request: false, offers: [] }])
    // The drafts of that day and amount.
    expect(left.groups[0]?.requests.map(({ id }) => id).toSorted()).toEqual(
      made.body.data.map(({ id }) => id).toSorted(),
    )
    expect((await portal.call(makePileDrafts, { as: helene, params: { id: pile.id } })).status).toBe(409)
  })

  it('[READ-06] is an invoice that was sent or refunded before, by its number, or by clinic, day and amount', async () => {
    const facts = { care_date: '2026-11-12', vet_name: 'Clinique des Tilleuls', invoice_number: 'F-2026/118' }
    const decided = await aDecidedRequest(portal, helene, facts, [line(animal(0), 'consultation', 18_540)])
    const draft = await aDraft(portal, helene, { invoice_number: 'B 77', vet_name: 'Clinique du Parc' })
    const { body: pile } = await aPile(6)
    const [one, two, three, four, five, six] = pile.files.map(({ id }) => id)
    await read(pile.id, one, { ...bill, invoice_number: sure('f2026-118'), care_date: null, total_cents: null })
    await read(pile.id, two, bill)
    await read(pile.id, three, { ...bill, total_cents: sure(100) })
    await read(pile.id, four, { ...bill, clinic: sure('Clinique du Parc') })
    await read(pile.id, five, {
      ...bill,
      invoice_number: sure('F-2026-118'),
      clinic: sure('Cabinet Roux'),
      care_date: null,
    })
    await read(pile.id, six, { document: 'invoice', invoice_number: sure('B77') })
    const { groups } = await look(pile.id)
    const told = (file: string | undefined) => groups.find(({ file_ids }) => file_ids.includes(file ?? ''))?.requests
    const { id, status, tracking_reference } = decided
    const known = { id, status, tracking_reference, is_refunded: false }
    expect(told(one)).toEqual([known])
    expect(told(two)).toEqual([known])
    expect([told(three), told(four), told(five)]).toEqual([[], [], []])
    // Many clinics have a number that short.
    expect(told(six)).toEqual([])
    expect(draft.status).toBe('draft')

    const paul = await aMember(portal)
    const paper = { file_id: 'paper', document: 'invoice' as const, animal_id: null, invoice_number: 'F-2026-118' }
    const theirs = { ...paper, care_date: '2026-11-12', clinic: { name: null, number: null }, total_cents: 18_540 }
    expect(await readKnownRequests(portal.db, helene.member_id, [theirs])).toEqual([[known]])
    expect(await readKnownRequests(portal.db, paul.member_id, [theirs])).toEqual([[]])
  })
})

describe('documents that arrive', () => {
  it('[READ-06][REL-03] are answered at once, nobody is shown them before they are ready, and a repeat is the first answer to the byte', async () => {
    const before = await keys()
    const kept = async () => (await keys()).filter((key) => !before.includes(key))
    const files = await photos(10)
    const first = await send(files, 'pile')
    expect([first.status, first.body.status, first.body.files, first.body.groups]).toEqual([201, 'reading', [], []])
    expect(first.body.arrivals.map(({ name, status, refusal_code }) => [name, status, refusal_code])).toEqual(
      files.map(({ name }) => [name, 'waiting', null]),
    )
    expect(first.body.goes_on_at).toBeNull()
    const { id } = first.body
    // The queue comes to it last.
    const params = { id, file_id: first.body.arrivals.at(-1)?.id ?? '' }
    for (const endpoint of [getRequestFile, getRequestFileThumbnail])
      expect((await portal.call(endpoint, { as: helene, params })).status).toBe(404)
    const [key = ''] = await kept()
    expect((await findKeysOfDocuments(portal.db, [key])).has(key)).toBe(true)

    await makeReady(first.body)
    const pile = await look(id)
    expect(pile.arrivals).toEqual([])
    // The same documents in the same order.
    expect(pile.files.map((file) => file.id)).toEqual(first.body.arrivals.map((arrival) => arrival.id))
    expect(pile.files.map(({ name }) => name)).toEqual(files.map(({ name }) => name))
    expect((await portal.call(getRequestFile, { as: helene, params })).status).toBe(200)
    // A picture and its small one each, and nothing of what came.
    // The queue may be at one of them as well, and forgets what it stored in vain.
    await expect.poll(kept, { timeout: 10_000 }).toHaveLength(20)
    const again = await send(files, 'pile')
    expect([again.status, again.bytes.equals(first.bytes)]).toEqual([201, true])
    await expect.poll(kept, { timeout: 10_000 }).toHaveLength(20)
  })

  it('[READ-06][SEC-36] one that cannot be taken says why at its place, the others go on, and nothing of it is kept', async () => {
    const [good, broken] = await photos(2)
    if (!good || !broken) throw new Error('no photos')
    const files = [
      good,
      { ...good, bytes: Buffer.from('GIF89a'), name: 'b.gif', media_type: 'image/gif' },
      { ...broken, bytes: broken.bytes.subarray(0, 300), name: 'c.jpg' },
    ]
    const before = await keys()
    const { body } = await send(files)
    expect(body.arrivals.map(({ name, status, refusal_code }) => [name, status, refusal_code])).toEqual([
      ['IMG_0.jpg', 'waiting', null],
      ['b.gif', 'refused', 'file_unsupported'],
      ['c.jpg', 'waiting', null],
    ])
    await makeReady(body)
    const pile = await look(body.id)
    expect(pile.files.map(({ name }) => name)).toEqual(['IMG_0.jpg'])
    expect([pile.status, pile.arrivals.map(({ name, refusal_code }) => [name, refusal_code])]).toEqual([
      'sorted',
      [
        ['b.gif', 'file_unsupported'],
        ['c.jpg', 'file_unreadable'],
      ],
    ])
    await expect.poll(keys, { timeout: 10_000 }).toHaveLength(before.length + 2)
    for (const { id: file_id } of pile.arrivals)
      expect((await portal.call(deleteRequestFile, { as: helene, params: { id: pile.id, file_id } })).status).toBe(204)
    expect((await look(pile.id)).arrivals).toEqual([])
  })

  it('[READ-06] a pile of which nothing can be taken is not begun', async () => {
    const files = [{ bytes: Buffer.from('GIF89a'), name: 'b.gif', media_type: 'image/gif', part: 'files' }]
    const before = await keys()
    const refused = await send(files)
    expect([refused.status, refused.problem?.errors]).toEqual([422, { 'files.0': ['file_unsupported'] }])
    expect((await portal.call(listRefundRequests, { as: helene })).body.data).toEqual([])
    expect(await keys()).toEqual(before)
  })

  it('[READ-06] more are added in the same way, a hundred in all', async () => {
    const { body: pile } = await aPile(1)
    const add = async (count: number) =>
      portal.call(addPileFiles, {
        as: helene,
        params: { id: pile.id },
        headers: { 'idempotency-key': newId() },
        form: { fields: {}, files: await photos(count) },
      })
    const { status, body } = await add(2)
    expect([status, body.files.length, body.arrivals.length]).toEqual([201, 1, 2])
    await makeReady(body)
    const files = Array.from({ length: 96 }, () => aFileRow(portal, helene, pile.id, 'other', null))
    await Promise.all(files)
    expect((await add(2)).status).toBe(409)
    expect((await add(1)).status).toBe(201)
    const paul = await aMember(portal)
    const strange = { as: paul, params: { id: pile.id }, form: { fields: {}, files: await photos(1) } }
    expect((await portal.call(addPileFiles, strange)).status).toBe(404)
  })

  it('[SEC-42][READ-06] more than an hour allows waits, says when it goes on, and goes on by itself', async () => {
    await withUploads(portal.platform, { member_id: helene.member_id, files: [{ size: 1 }] }, async (caller) =>
      caller.spend?.(120_000),
    )
    portal.clock.advance({ minutes: 10 })
    const { body } = await send(await photos(2))
    const queued: [string, { start_after?: Date } | undefined][] = []
    const { send: sendJob } = portal.platform.jobs
    portal.platform.jobs.send = async (_db, queue, _payload, options) => void queued.push([queue, options])
    await makeReady(body)
    portal.platform.jobs.send = sendJob
    const due = new Date('2026-11-20T11:00:00Z')
    // The queue may be at them as well.
    expect(queued.length).toBeGreaterThanOrEqual(2)
    for (const one of queued) expect(one).toEqual([arrivalsQueue, { start_after: due, priority: -1 }])
    const waiting = await look(body.id)
    expect([waiting.files, waiting.arrivals.length, waiting.goes_on_at]).toEqual([[], 2, due.toISOString()])
    portal.clock.set(due)
    await makeReady(body)
    portal.clock.set(new Date('2026-11-20T10:00:00Z'))
    const pile = await look(body.id)
    expect([pile.files.length, pile.arrivals, pile.goes_on_at]).toEqual([2, [], null])
  })

  it('[SEC-42] a hundred of a member wait; the next one is told when to come back', async () => {
    const { body } = await send(await photos(1))
    const [row] = await arrivalsOfPile(portal.db, helene.member_id, body.id)
    if (!row) throw new Error('nothing waits')
    const others = Array.from({ length: 99 }, () => ({ ...row, file_id: newId(), stored_as: newId() }))
    await insertArrivals(portal.db, helene.member_id, others)
    const refused = await send(await photos(1))
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
  })

  it('[SEC-42] two forms at once leave no more than a hundred waiting', async () => {
    const { body } = await send(await photos(1))
    const [row] = await arrivalsOfPile(portal.db, helene.member_id, body.id)
    if (!row) throw new Error('nothing waits')
    const others = Array.from({ length: 98 }, () => ({ ...row, file_id: newId(), stored_as: newId() }))
    await insertArrivals(portal.db, helene.member_id, others)
    const answers = await Promise.all([send(await photos(1)), send(await photos(1))])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 429])
    for (const { id } of [body, ...answers.flatMap((answer) => (answer.status === 201 ? [answer.body] : []))])
      await portal.call(deleteRefundRequest, { as: helene, params: { id } })
  })

  it('[SEC-42] count as they arrive: what is deleted or refused gives nothing back', async () => {
    const used = async () => {
      const row = await portal.db
        .selectFrom('attempts')
        .select('count')
        .where('attempt_key', '=', `uploads arrived ${helene.member_id}`)
        .executeTakeFirst()
      return Number(row?.count ?? 0)
    }
    const files = await photos(2)
    const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0)
    const { body } = await send(files)
    await portal.call(deleteRefundRequest, { as: helene, params: { id: body.id } })
    expect(await used()).toBe(size)
    const strange = Buffer.from('no picture at all')
    expect((await send([{ bytes: strange, name: 'note.txt', media_type: 'text/plain', part: 'files' }])).status).toBe(
      422,
    )
    expect(await used()).toBe(size + strange.length)
    await takeArrived(portal.db, helene.member_id, 600 * 1024 * 1024 - size - strange.length, portal.clock.now())
    const refused = await send(await photos(1))
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600'])
    expect(refused.problem).toMatchObject({ errors: { files: ['uploads_sent'] }, params: { files: { limit: 600 } } })
  })

  it('[SEC-42] of a member with enough drafts are refused before they are stored', async () => {
    const paul = await aMember(portal)
    for (let made = 0; made < mostDrafts; made += 1)
      await insertDraft(portal.db, {
        member_id: paul.member_id,
        request_id: newId(),
        at: portal.clock.now(),
        carried: undefined,
      })
    const put = vi.spyOn(portal.platform.files, 'put')
    const form = { fields: {}, files: await photos(1) }
    const headers = { 'idempotency-key': newId() }
    expect((await portal.call(createRefundPile, { as: paul, headers, form })).status).toBe(409)
    // A job that stores something meanwhile gives its type.
    expect(put.mock.calls.filter(([, , type]) => type === undefined)).toEqual([])
    put.mockRestore()
  })

  it('[READ-06] that lost their job are found, however many older ones have theirs', async () => {
    const { body } = await send(await photos(2))
    const [first, second] = body.arrivals.map(({ id }) => id)
    const found = async (standing: readonly string[], limit: number) =>
      (await findLateArrivals(portal.db, { before: new Date('2100-01-01'), standing, limit })).map(
        ({ file_id }) => file_id,
      )
    const all = await found([], 1000)
    expect(all).toEqual(expect.arrayContaining([first, second]))
    expect(
      await found(
        all.filter((id) => id !== second),
        1,
      ),
    ).toEqual([second])
    await portal.call(deleteRefundRequest, { as: helene, params: { id: body.id } })
  })

  it('[SEC-42] are refused where what waits for the insurer leaves no room for them', async () => {
    const { body } = await send(await photos(1))
    const [row] = await arrivalsOfPile(portal.db, helene.member_id, body.id)
    if (!row) throw new Error('nothing waits')
    const others = [1, 2].map(() => ({ ...row, file_id: newId(), stored_as: newId(), size: 512 * 1024 * 1024 }))
    await insertArrivals(portal.db, helene.member_id, others)
    const refused = await send(await photos(1))
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600'])
    // What is there is made ready all the same.
    await makeReady(body)
    expect((await look(body.id)).files).toHaveLength(1)
  })

  it('[READ-06] are not lost when drafts are made of the others: the pile stays with them', async () => {
    const { body: pile } = await aPile(1)
    const form = { fields: {}, files: await photos(1) }
    const { body: more } = await portal.call(addPileFiles, { as: helene, params: { id: pile.id }, form })
    const made = await portal.call(makePileDrafts, { as: helene, params: { id: pile.id } })
    expect(made.body.data.map(({ files }) => files.map(({ id }) => id))).toEqual([pile.files.map(({ id }) => id)])
    expect((await look(pile.id)).files).toEqual([])
    await makeReady(more)
    const left = await look(pile.id)
    expect(left.groups.map(({ file_ids }) => file_ids)).toEqual([more.arrivals.map(({ id }) => id)])
    expect((await portal.call(makePileDrafts, { as: helene, params: { id: pile.id } })).status).toBe(201)
    expect((await portal.call(getRefundPile, { as: helene, params: { id: pile.id } })).status).toBe(404)
  })

  it('[READ-06] taken off, or deleted with the pile, are forgotten, whatever the queue is at', async () => {
    const before = await keys()
    const { body: pile } = await send(await photos(2))
    const [first, second] = pile.arrivals
    const params = { id: pile.id, file_id: first?.id ?? '' }
    expect((await portal.call(deleteRequestFile, { as: helene, params })).status).toBe(204)
    expect((await look(pile.id)).arrivals.map(({ id }) => id)).toEqual([second?.id])
    expect((await portal.call(deleteRefundRequest, { as: helene, params: { id: pile.id } })).status).toBe(204)
    await makeReady(pile)
    await expect.poll(keys, { timeout: 10_000 }).toEqual(before)
  })

  it('[READ-06][REL-01] one whose job was given up goes on; one whose bytes the store has lost says so', async () => {
    await sql`delete from pile_arrivals`.execute(portal.db)
    const { body: pile } = await aPile(1)
    const [file] = await findDocuments(portal.db, helene.member_id, 'request', [pile.id])
    if (!file) throw new Error('nothing is there')
    const { request_id, name, media_type, size, sha256, received_at } = file
    const row = { request_id, file_id: newId(), name, media_type, size, sha256, received_at, refusal_code: null }
    await insertArrivals(portal.db, helene.member_id, [{ ...row, stored_as: newId() }])
    const queued: string[] = []
    const { send: sendJob } = portal.platform.jobs
    portal.platform.jobs.send = async (_db, queue) => void queued.push(queue)
    await resumeLateArrivals(portal.platform)
    expect(queued).toEqual([])
    portal.clock.advance({ minutes: 11 })
    await resumeLateArrivals(portal.platform)
    portal.platform.jobs.send = sendJob
    portal.clock.set(new Date('2026-11-20T10:00:00Z'))
    expect(queued).toEqual([arrivalsQueue])
    await makeReady(await look(pile.id))
    expect((await look(pile.id)).arrivals).toMatchObject([{ status: 'refused', refusal_code: 'file_unreadable' }])
  })
})
