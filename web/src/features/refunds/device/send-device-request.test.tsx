import {
  changeRefundRequest,
  checkRefundRequest,
  createRefundRequest,
  deleteRefundRequest,
  getRefundRequest,
  submitRefundRequest,
} from '@coussinet/contract/refund-requests.ts'
import { addRequestFile, deleteRequestFile, type RequestFile } from '@coussinet/contract/request-files.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDocument } from '#platform/calls/session.ts'
import { inDevice, promised } from '#platform/offline/device-database.ts'
import { photoOfInvoice } from '../../../testing/choose-file.ts'
import { draftAtCare, emptyDraft } from '../../../testing/draft.ts'
import { answers, callsTo, loses, receives, refuses, serves, speaksTo } from '../../../testing/wire.ts'
import { type DeviceRequest, newDeviceRequest } from './device-request.ts'
import {
  addDeviceFile,
  addDeviceRequest,
  changeDeviceRequest,
  destroyDeviceRequests,
  findDeviceRequest,
  listDeviceRequests,
  onDeviceRequests,
} from './device-requests.ts'
import { discardDeviceRequest, sendDeviceRequest } from './send-device-request.ts'

const owner = 'member of the test'
const filed = { ...draftAtCare, status: 'pending' as const, tracking_reference: 'ZR-2026-A1B2C3D' }
const sentFile: RequestFile = {
  id: '0c9b3f10-0000-4000-8000-000000000001',
  type: 'invoice',
  animal_id: null,
  name: 'facture.jpg',
  media_type: 'image/jpeg',
  size: 1000,
  sha256: '0'.repeat(64),
  received_at: '2026-11-20T10:00:00.000Z',
  status: 'received',
  refusal_code: null,
  href: '/api/refund-requests/1/files/1',
  thumbnail_href: null,
  reading: null,
}
const ready = { ready: true, blocking: [], warnings: [], events: [], agreements: [] }

beforeEach(() => {
  speaksTo('helene')
  localStorage.setItem('auth_token', 'recorded')
  localStorage.setItem('auth_refresh_token', 'recorded')
  openDocument()
  answers(createRefundRequest, emptyDraft)
  answers(changeRefundRequest, draftAtCare)
  receives(addRequestFile, () => sentFile)
  answers(checkRefundRequest, ready)
  answers(submitRefundRequest, filed)
})
afterEach(() => destroyDeviceRequests(owner))

/** A request with its invoice, which waits on the device; `change` is made before it waits. */
async function aWaitingRequest(change: Partial<DeviceRequest> = {}): Promise<DeviceRequest> {
  const { id } = await addDeviceRequest(owner, newDeviceRequest())
  await addDeviceFile(owner, id, { place: { type: 'invoice', animal_id: null }, file: photoOfInvoice() })
  const waiting = await changeDeviceRequest(owner, id, (one) => ({ ...one, state: 'waiting', ...change }))
  if (waiting === null) throw new Error('It is not on the device')
  return waiting
}

const present = (id: string) => findDeviceRequest(owner, id)
const keysOf = (calls: readonly Request[]) => calls.map(({ headers }) => headers.get('idempotency-key'))

describe('[OFF-02] a request that waits on the device', () => {
  it('is sent under keys of its own, and leaves the device', async () => {
    const waiting = await aWaitingRequest()
    expect(await sendDeviceRequest(owner, waiting)).toMatchObject({ kind: 'sent', request: { id: filed.id } })
    expect(await listDeviceRequests(owner)).toEqual([])
    expect(keysOf(callsTo(createRefundRequest))).toEqual([waiting.id])
    expect(keysOf(callsTo(addRequestFile))).toEqual(waiting.files.map(({ id }) => id))
    expect(keysOf(callsTo(submitRefundRequest))).toEqual([`${waiting.id}-filed`])
  })

  it.each([
    ['the draft', createRefundRequest],
    ['its facts', changeRefundRequest],
    ['a document', addRequestFile],
    ['the check', checkRefundRequest],
    ['the filing', submitRefundRequest],
  ] as const)('whose answer to %s is lost goes on with it, under the same keys', async (_what, endpoint) => {
    const waiting = await aWaitingRequest()
    const comes = loses(endpoint)
    await expect(sendDeviceRequest(owner, waiting)).rejects.toMatchObject({ code: 'network' })
    comes()
    const left = await present(waiting.id)
    if (left === null) throw new Error('It left the device')
    expect(await sendDeviceRequest(owner, left)).toMatchObject({ kind: 'sent' })
    for (const call of [createRefundRequest, addRequestFile, submitRefundRequest])
      expect(new Set(keysOf(callsTo(call))).size).toBe(1)
    expect(await present(waiting.id)).toBeNull()
  })

  it.each([
    ['taken back', { state: 'draft' as const }, ready],
    ['taken back', { state: 'draft' as const }, { ...ready, ready: false }],
    ['discarded', { state: 'discarded' as const, files: [] }, { ...ready, ready: false }],
    ['changed and sent again', { state: 'waiting' as const, turn: 1 }, ready],
  ])('that is %s while it is checked is neither filed nor held by that run', async (_what, change, check) => {
    const waiting = await aWaitingRequest()
    serves(checkRefundRequest, async () => {
      await changeDeviceRequest(owner, waiting.id, (one) => ({ ...one, ...change }))
      return check
    })
    expect(await sendDeviceRequest(owner, waiting)).toEqual({ kind: 'taken-back' })
    expect(callsTo(submitRefundRequest)).toHaveLength(0)
    expect(await present(waiting.id)).toMatchObject(change)
  })

  it.each([
    ['the draft', createRefundRequest],
    ['a document', addRequestFile],
    ['the filing', submitRefundRequest],
  ] as const)('is tried later while the server still answers an earlier call for %s', async (_what, endpoint) => {
    const waiting = await aWaitingRequest()
    refuses(endpoint, 'conflict', { retry_after: 1 })
    await expect(sendDeviceRequest(owner, waiting)).rejects.toMatchObject({ code: 'conflict' })
    expect(await present(waiting.id)).toMatchObject({ state: 'waiting', hold: null })
    expect(callsTo(deleteRequestFile)).toHaveLength(0)
  })

  it('that was filed by a call whose answer was lost is sent, whatever a later call says', async () => {
    const waiting = await aWaitingRequest()
    refuses(changeRefundRequest, 'conflict')
    serves(getRefundRequest, () => filed)
    expect(await sendDeviceRequest(owner, waiting)).toMatchObject({ kind: 'sent', request: { id: filed.id } })
    expect(await present(waiting.id)).toBeNull()
  })

  it('keeps what it has on a full device, which says so', async () => {
    const { id } = await addDeviceRequest(owner, newDeviceRequest())
    const file = photoOfInvoice()
    const full = new DOMException('The quota has been exceeded', 'QuotaExceededError')
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw full
    })
    const place = { type: 'invoice' as const, animal_id: null }
    await expect(addDeviceFile(owner, id, { place, file })).rejects.toMatchObject({ code: 'device_full' })
    put.mockRestore()
    expect(await present(id)).toMatchObject({ files: [], state: 'draft' })
    expect((await addDeviceFile(owner, id, { place, file }))?.files).toHaveLength(1)
  })

  it('takes no document once it waits', async () => {
    const { id, files } = await aWaitingRequest()
    const file = photoOfInvoice()
    expect(await addDeviceFile(owner, id, { place: { type: 'invoice', animal_id: null }, file })).toBeNull()
    expect((await present(id))?.files).toEqual(files)
  })

  it('does not come back by a change that was under way when it was destroyed', async () => {
    const { id } = await aWaitingRequest()
    const change = changeDeviceRequest(owner, id, (one) => ({ ...one, state: 'draft' }))
    await destroyDeviceRequests(owner)
    await change.catch(() => null)
    expect(await listDeviceRequests(owner)).toEqual([])
    const keys = await inDevice('keys', 'readonly', (store) => promised(store('keys').getAllKeys()))
    expect(keys).not.toContain(owner)
  })

  it('wakes the sender by acts of its member alone', async () => {
    const acts: boolean[] = []
    const stop = onDeviceRequests(({ isAct }) => acts.push(isAct))
    const waiting = await aWaitingRequest()
    expect(acts).not.toContain(false)
    acts.length = 0
    loses(checkRefundRequest)
    await expect(sendDeviceRequest(owner, waiting)).rejects.toMatchObject({ code: 'network' })
    stop()
    expect(acts).not.toContain(true)
  })

  it.each([
    ['is not complete', { ...ready, ready: false }],
    [
      'holds a bill that was sent before',
      {
        ...ready,
        warnings: [
          { code: 'duplicate_file' as const, animal_id: null, until: null, tracking_reference: 'ZR-2026-A1B2C3D' },
        ],
      },
    ],
  ])('that %s stays a draft, and the member is asked', async (_what, check) => {
    answers(checkRefundRequest, check)
    const waiting = await aWaitingRequest()
    expect(await sendDeviceRequest(owner, waiting)).toEqual({ kind: 'held' })
    expect(await present(waiting.id)).toMatchObject({ state: 'held', hold: 'check', request_id: emptyDraft.id })
    expect(callsTo(submitRefundRequest)).toHaveLength(0)
  })

  it.each([
    ['was deleted elsewhere', () => refuses(getRefundRequest, 'not_found'), 'gone'],
    ['names an animal that is no longer theirs', () => serves(getRefundRequest, () => emptyDraft), 'refused'],
  ])('whose draft %s is held for that reason', async (_what, draftIs, hold) => {
    refuses(changeRefundRequest, 'not_found')
    draftIs()
    const waiting = await aWaitingRequest()
    expect(await sendDeviceRequest(owner, waiting)).toEqual({ kind: 'held' })
    expect(await present(waiting.id)).toMatchObject({ state: 'held', hold })
  })

  it('goes under other keys once its member sends it again', async () => {
    const waiting = await aWaitingRequest({ round: 1 })
    await sendDeviceRequest(owner, waiting)
    expect(keysOf(callsTo(createRefundRequest))).toEqual([`${waiting.id}-1`])
    expect(keysOf(callsTo(addRequestFile))).toEqual(waiting.files.map(({ id }) => `${id}-1`))
  })

  it('that first went 29 days ago is not sent by itself', async () => {
    const waiting = await aWaitingRequest({ tried_at: Date.now() - 30 * 86_400_000 })
    expect(await sendDeviceRequest(owner, waiting)).toEqual({ kind: 'held' })
    expect(await present(waiting.id)).toMatchObject({ hold: 'old' })
    expect(callsTo(createRefundRequest)).toHaveLength(0)
  })

  it('with a document whose bytes are gone is held, and keeps nobody waiting', async () => {
    const waiting = await aWaitingRequest()
    await inDevice('files', 'readwrite', (store) => promised(store('files').clear()))
    expect(await sendDeviceRequest(owner, waiting)).toEqual({ kind: 'held' })
    expect(await present(waiting.id)).toMatchObject({ hold: 'lost' })
  })

  it('whose document was replaced before the answer to its upload came frees its place', async () => {
    let isTaken = true
    serves(getRefundRequest, () => ({ ...emptyDraft, files: [sentFile] }))
    serves(deleteRequestFile, () => {
      isTaken = false
    })
    const waiting = await aWaitingRequest()
    const stop = refuses(addRequestFile, 'conflict')
    const first = sendDeviceRequest(owner, waiting)
    await expect.poll(() => isTaken).toBe(false)
    stop()
    await first
    const left = await present(waiting.id)
    if (left !== null) await sendDeviceRequest(owner, { ...left, state: 'waiting' })
    expect(callsTo(deleteRequestFile)).toHaveLength(1)
  })

  it('is opened by its own member alone', async () => {
    const { id } = await aWaitingRequest()
    expect(await findDeviceRequest('another member', id)).toBeNull()
    expect(await listDeviceRequests('another member')).toEqual([])
  })
})

describe('[OFF-02] a request that is discarded', () => {
  it('takes its draft on the server along, though the answer was lost', async () => {
    answers(deleteRefundRequest, undefined)
    const waiting = await aWaitingRequest()
    const comes = loses(createRefundRequest)
    await expect(sendDeviceRequest(owner, waiting)).rejects.toMatchObject({ code: 'network' })
    comes()
    const tried = await present(waiting.id)
    if (tried === null) throw new Error('It left the device')
    await discardDeviceRequest(tried)
    expect(keysOf(callsTo(createRefundRequest))).toEqual([waiting.id, waiting.id])
    expect(callsTo(deleteRefundRequest)).toHaveLength(1)
    expect(await present(waiting.id)).toBeNull()
  })

  it('calls nobody if nothing was sent', async () => {
    await discardDeviceRequest(await aWaitingRequest())
    expect(callsTo(createRefundRequest)).toHaveLength(0)
    expect(await listDeviceRequests(owner)).toEqual([])
  })
})
