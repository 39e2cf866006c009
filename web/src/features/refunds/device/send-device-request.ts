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
import { isDeviceAnswer } from '#platform/offline/device-database.ts'
import {
  type DeviceFile,
  type DeviceRequest,
  fileKey,
  type HoldReason,
  requestKey,
  samePlace,
  toChanges,
} from './device-request.ts'
import { changeDeviceRequest, deleteDeviceRequest, findDeviceRequest, readDeviceFile } from './device-requests.ts'

// The server repeats its answers to a device's keys for 30 days. Past that, a repetition could become a second request.
const repeatable_ms = 29 * 24 * 60 * 60 * 1000

/** Failures that pass: the request stays in the queue, and is sent later. A call that is still being answered says when to come back. */
const mayPass = (error: unknown): boolean =>
  !isApiProblem(error) ||
  error.retry_after !== null ||
  error.status === 0 ||
  error.status === 401 ||
  error.status === 429 ||
  error.status >= 500

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
    return settle(owner, waiting, 'refused')
  }
}

/** Holds a request that does not go on, unless its draft was filed meanwhile: by a call whose answer was lost, or on its own page. */
async function settle(owner: string, waiting: DeviceRequest, reason: 'refused' | 'old'): Promise<SentResult> {
  const request_id = (await findDeviceRequest(owner, waiting.id))?.request_id ?? null
  if (request_id === null) return hold(owner, waiting, reason)
  const present = await call(getRefundRequest, { params: { id: request_id } }).catch((error: unknown) => {
    if (hasCode(error, 'not_found')) return null
    throw error
  })
  if (present === null) return hold(owner, waiting, 'gone')
  if (present.status === 'draft') return hold(owner, waiting, reason === 'old' ? 'check' : reason)
  await deleteDeviceRequest(waiting.id, { isAct: false })
  return { kind: 'sent', request: present }
}

async function hold(owner: string, waiting: DeviceRequest, reason: HoldReason): Promise<SentResult> {
  const stored = await noteWhile(owner, waiting, { state: 'held', hold: reason, is_filing: false })
  return { kind: stored === null ? 'taken-back' : 'held' }
}

/** Writes progress down; null if the member has taken the request back meanwhile, even if they have sent it again since. */
const noteWhile = (owner: string, { id, turn }: DeviceRequest, change: Partial<DeviceRequest>) =>
  changeDeviceRequest(
    owner,
    id,
    (request) => (request.state === 'waiting' && request.turn === turn ? { ...request, ...change } : null),
    { isAct: false },
  )

async function send(owner: string, waiting: DeviceRequest): Promise<SentResult> {
  const note = (change: Partial<DeviceRequest>) => noteWhile(owner, waiting, change)
  const tried_at = waiting.tried_at ?? Date.now()
  if (tried_at < Date.now() - repeatable_ms) return settle(owner, waiting, 'old')
  let request = await note({ tried_at })
  if (request === null) return { kind: 'taken-back' }
  const key = requestKey(request)
  const id = request.request_id ?? (await call(createRefundRequest, { body: {} }, { idempotency_key: key })).id
  request = await note({ request_id: id })
  if (request === null) return { kind: 'taken-back' }
  if (!request.is_filing) {
    const filled = await fill(owner, request, id)
    if (filled === 'taken-back') return { kind: filled }
    if (filled !== 'ready') return hold(owner, waiting, filled)
    // From here on it cannot be taken back: an answer may be lost.
    if ((await note({ is_filing: true })) === null) return { kind: 'taken-back' }
  }
  const filed = await call(submitRefundRequest, { params: { id }, body: {} }, { idempotency_key: `${key}-filed` })
  await deleteDeviceRequest(waiting.id, { isAct: false })
  return { kind: 'sent', request: filed }
}

type FillResult = 'ready' | 'taken-back' | 'check' | 'lost'

/** Gives the draft on the server the facts and documents of this device. */
async function fill(owner: string, request: DeviceRequest, id: string): Promise<FillResult> {
  await call(changeRefundRequest, { params: { id }, body: toChanges(request.facts) })
  const wanted = new Set(request.files.map((file) => file.id))
  for (const [file_id, sent_id] of Object.entries(request.sent)) {
    if (wanted.has(file_id)) continue
    await call(deleteRequestFile, { params: { id, file_id: sent_id } }).catch((error: unknown) => {
      if (!hasCode(error, 'not_found')) throw error
    })
  }
  let sent = request.sent
  for (const file of request.files) {
    if (file.id in sent) continue
    const bytes = await readDeviceFile(owner, file).catch((error: unknown) => {
      if (isDeviceAnswer(error)) return null
      throw error
    })
    if (bytes === null) return 'lost'
    const received = await upload(request, { id, file, bytes })
    sent = { ...sent, [file.id]: received.id }
    if ((await noteWhile(owner, request, { sent })) === null) return 'taken-back'
  }
  const check = await call(checkRefundRequest, { params: { id } })
  // The same invoice a second time is the one warning that the member could not see without a network and would act upon.
  const isSure = check.ready && !check.warnings.some(({ code }) => code === 'duplicate_file')
  return isSure ? 'ready' : 'check'
}

type DeviceUpload = { id: string; file: DeviceFile; bytes: File }

async function upload(request: DeviceRequest, { id, file, bytes }: DeviceUpload): Promise<RequestFile> {
  const { type, animal_id } = file.place
  const send = () =>
    uploadCall(addRequestFile, {
      params: { id },
      fields: { type, ...(animal_id === null ? {} : { animal_id }) },
      file: bytes,
      idempotency_key: fileKey(request, file),
    })
  return send().catch(async (error: unknown) => {
    if (!hasCode(error, 'conflict') || mayPass(error) || !(await clearPlace(request, id, file))) throw error
    return send()
  })
}

/** Frees a place that holds a document which was replaced here before the answer to its upload came; false if there is none. */
async function clearPlace({ sent }: DeviceRequest, id: string, { place }: DeviceFile): Promise<boolean> {
  const { files } = await call(getRefundRequest, { params: { id } })
  const known = new Set(Object.values(sent))
  const former = files.filter((file) => samePlace(placeOf(file), place) && !known.has(file.id))
  for (const file of former) await call(deleteRequestFile, { params: { id, file_id: file.id } })
  return former.length > 0
}

const placeOf = ({ type, animal_id }: RequestFile) => ({ type, animal_id: type === 'invoice' ? null : animal_id })

/** Deletes what a discarded request may have left on the server, then the request. Throws where it is to be tried later. */
export async function discardDeviceRequest(request: DeviceRequest): Promise<void> {
  const { id, tried_at, request_id } = request
  try {
    if (tried_at !== null) {
      const draft =
        request_id ?? (await call(createRefundRequest, { body: {} }, { idempotency_key: requestKey(request) })).id
      await call(deleteRefundRequest, { params: { id: draft } })
    }
  } catch (error) {
    // Gone already, or filed by now: nothing is left to delete.
    if (mayPass(error)) throw error
  }
  await deleteDeviceRequest(id, { isAct: false })
}
