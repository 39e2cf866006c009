import {
  changeRefundRequest,
  checkRefundRequest,
  createRefundRequest,
  deleteRefundRequest,
  getRefundRequest,
  submitRefundRequest,
  type RefundRequest,
} from '@coussinet/contract/refund-requests.ts'
import { addRequestFile, deleteRequestFile, type RequestFile } from '@coussinet/contract/request-files.ts'
import { hasCode, isApiProblem } from '#platform/calls/api-problem.ts'
import { call } from '#platform/calls/call.ts'
import { uploadCall } from '#platform/calls/file-calls.ts'
import { type DeviceFile, type DeviceRequest, type HoldReason, samePlace, toChanges } from './device-request.ts'
import { changeDeviceRequest, deleteDeviceRequest, readDeviceFile } from './device-requests.ts'

// The server repeats its answers to a device's keys for 30 days. Past that, a repetition could become a second request.
const repeatable_ms = 29 * 24 * 60 * 60 * 1000

/** Failures that pass: the request stays in the queue, and is sent later. */
const mayPass = (error: unknown): boolean =>
  !isApiProblem(error) || error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500

export type SentResult = { kind: 'sent'; request: RefundRequest } | { kind: 'held' } | { kind: 'taken-back' }

/**
 * Sends a waiting request: the draft, its facts, its documents, then the filing. Each step is repeated safely, and what the server
 * confirmed is on the device before the next one, so that the page may be killed anywhere. Throws where it is to be tried later.
 */
export async function sendDeviceRequest(owner: string, waiting: DeviceRequest): Promise<SentResult> {
  try {
    return await send(owner, waiting)
  } catch (error) {
    if (mayPass(error)) throw error
    await hold(owner, waiting.id, hasCode(error, 'not_found') ? 'gone' : 'refused')
    return { kind: 'held' }
  }
}

async function hold(owner: string, id: string, reason: HoldReason): Promise<void> {
  await changeDeviceRequest(owner, id, (request) => ({ ...request, state: 'held', hold: reason, is_filing: false }))
}

async function send(owner: string, waiting: DeviceRequest): Promise<SentResult> {
  const note = (change: Partial<DeviceRequest>) => noteWhile(owner, waiting.id, 'waiting', change)
  const tried_at = waiting.tried_at ?? Date.now()
  if (tried_at < Date.now() - repeatable_ms) {
    await hold(owner, waiting.id, 'old')
    return { kind: 'held' }
  }
  let request = await note({ tried_at })
  if (request === null) return { kind: 'taken-back' }
  const id = request.request_id ?? (await call(createRefundRequest, { body: {} }, { idempotency_key: waiting.id })).id
  request = await note({ request_id: id })
  if (request === null) return { kind: 'taken-back' }
  if (!request.is_filing) {
    const filled = await fill(owner, request, id)
    if (filled !== 'ready') {
      if (filled === 'needs-member') await hold(owner, waiting.id, 'check')
      return { kind: filled === 'needs-member' ? 'held' : 'taken-back' }
    }
    // From here on it cannot be taken back: an answer may be lost.
    if ((await note({ is_filing: true })) === null) return { kind: 'taken-back' }
  }
  const filed = await call(
    submitRefundRequest,
    { params: { id }, body: {} },
    { idempotency_key: `${waiting.id}-filed` },
  )
  await deleteDeviceRequest(waiting.id)
  return { kind: 'sent', request: filed }
}

/** Writes progress down; null if the member has taken the request back meanwhile. */
const noteWhile = (owner: string, id: string, state: DeviceRequest['state'], change: Partial<DeviceRequest>) =>
  changeDeviceRequest(owner, id, (request) => (request.state === state ? { ...request, ...change } : null))

/** Gives the draft on the server the facts and documents of this device. */
async function fill(
  owner: string,
  request: DeviceRequest,
  id: string,
): Promise<'ready' | 'needs-member' | 'taken-back'> {
  await call(changeRefundRequest, { params: { id }, body: toChanges(request.facts) })
  const wanted = new Set(request.files.map((file) => file.id))
  for (const [file_id, sent_id] of Object.entries(request.sent)) {
    if (wanted.has(file_id)) continue
    await call(deleteRequestFile, { params: { id, file_id: sent_id } }).catch((error: unknown) => {
      if (!hasCode(error, 'not_found')) throw error
    })
  }
  for (const file of request.files) {
    if (file.id in request.sent) continue
    const { type, animal_id } = file.place
    const bytes = await readDeviceFile(owner, file)
    const upload = () =>
      uploadCall(addRequestFile, {
        params: { id },
        fields: { type, ...(animal_id === null ? {} : { animal_id }) },
        file: bytes,
        idempotency_key: file.id,
      })
    const received = await upload().catch(async (error: unknown) => {
      if (!hasCode(error, 'conflict')) throw error
      await clearPlace(request, id, file)
      return upload()
    })
    const noted = await changeDeviceRequest(owner, request.id, (present) =>
      present.state === 'waiting' ? { ...present, sent: { ...present.sent, [file.id]: received.id } } : null,
    )
    if (noted === null) return 'taken-back'
  }
  const check = await call(checkRefundRequest, { params: { id } })
  // The same invoice a second time is the one warning that the member could not see without a network and would act upon.
  const isSure = check.ready && !check.warnings.some(({ code }) => code === 'duplicate_file')
  return isSure ? 'ready' : 'needs-member'
}

/** Frees a place that holds a document which was replaced here before the answer to its upload came. */
async function clearPlace({ sent }: DeviceRequest, id: string, { place }: DeviceFile): Promise<void> {
  const { files } = await call(getRefundRequest, { params: { id } })
  const known = new Set(Object.values(sent))
  const former = files.filter((file) => samePlace(placeOf(file), place) && !known.has(file.id))
  for (const file of former) await call(deleteRequestFile, { params: { id, file_id: file.id } })
}

const placeOf = ({ type, animal_id }: RequestFile) => ({ type, animal_id: type === 'invoice' ? null : animal_id })

/** Deletes what a discarded request may have left on the server, then the request. Throws where it is to be tried later. */
export async function discardDeviceRequest({ id, tried_at, request_id }: DeviceRequest): Promise<void> {
  try {
    if (tried_at !== null) {
      const draft = request_id ?? (await call(createRefundRequest, { body: {} }, { idempotency_key: id })).id
      await call(deleteRefundRequest, { params: { id: draft } })
    }
  } catch (error) {
    // Gone already, or filed by now: nothing is left to delete.
    if (mayPass(error)) throw error
  }
  await deleteDeviceRequest(id)
}
