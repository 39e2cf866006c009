import { apiProblem } from '#platform/calls/api-problem.ts'
import { deleteWhere, inDevice, isDeviceFull, promised } from '#platform/offline/device-database.ts'
import { forgetKeys, type SealedBytes, seal, sealJson, unseal, unsealJson } from '#platform/offline/device-keys.ts'
import { photoProblem } from '#platform/photo/photo-problem.ts'
import { newDeviceId } from './device-id.ts'
import { type DeviceFile, type DevicePlace, type DeviceRequest, samePlace } from './device-request.ts'

// Requests of one member on this device, sealed by a key of theirs that signing out destroys. Every function takes their `owner`.

type RequestRecord = { id: string; owner: string; sealed: SealedBytes }
type FileRecord = { id: string; request_id: string; sealed: SealedBytes }

/** Requests of a member on one device: before another one, some are to be sent. */
const mostDeviceRequests = 10

/** Tells whether this browser can keep a request: some have no database, or no keys without TLS. */
export const canKeepRequests = (): boolean => globalThis.isSecureContext && 'indexedDB' in globalThis

/** Name of a member's records, which does not tell their customer number. */
export async function computeOwner(nevg: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`portal ${nevg}`))
  return `member ${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

let watchers: readonly (() => void)[] = []
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('portal-device-requests')
const tell = () => {
  for (const watcher of watchers) watcher()
}
if (channel !== null) channel.onmessage = tell

function announce(): void {
  tell()
  channel?.postMessage(null)
}

/** Calls back when a request of this device changes, in any tab. */
export function onDeviceRequests(watcher: () => void): () => void {
  watchers = [...watchers, watcher]
  return () => {
    watchers = watchers.filter((one) => one !== watcher)
  }
}

/** One change of a request at a time, in all tabs: sealing takes longer than a transaction lasts. */
const alone = <T>(id: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(`portal ${id}`, work) : work()

async function open({ id, owner, sealed }: RequestRecord): Promise<DeviceRequest> {
  return (await unsealJson(owner, id, sealed)) as DeviceRequest
}

/** The member's requests on this device, oldest first. One that cannot be opened is left out, and stays. */
export async function listDeviceRequests(owner: string): Promise<DeviceRequest[]> {
  const records: RequestRecord[] = await inDevice('requests', 'readonly', (store) =>
    promised(store('requests').index('owner').getAll(owner)),
  )
  const opened = await Promise.allSettled(records.map(open))
  return opened
    .flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    .toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1))
}

/** A request, or null if it is not on this device, or another member's. */
export async function findDeviceRequest(owner: string, id: string): Promise<DeviceRequest | null> {
  const record: RequestRecord | undefined = await inDevice('requests', 'readonly', (store) =>
    promised(store('requests').get(id)),
  )
  return record === undefined || record.owner !== owner ? null : open(record)
}

type FileChange = { added: readonly FileRecord[]; removed: readonly string[] }
const noFiles: FileChange = { added: [], removed: [] }

async function put(owner: string, request: DeviceRequest, { added, removed }: FileChange = noFiles): Promise<void> {
  const record: RequestRecord = { id: request.id, owner, sealed: await sealJson(owner, request.id, request) }
  await inDevice(['requests', 'files'], 'readwrite', (store) =>
    Promise.all([
      promised(store('requests').put(record)),
      ...added.map((file) => promised(store('files').put(file))),
      ...removed.map((id) => promised(store('files').delete(id))),
    ]),
  ).catch((error: unknown) => {
    throw isDeviceFull(error) ? photoProblem('device_full') : error
  })
  announce()
}

/** Puts a new request on the device; resolves once it is there. Throws a `conflict` where there are too many. */
export async function addDeviceRequest(owner: string, request: DeviceRequest): Promise<DeviceRequest> {
  const count = await inDevice('requests', 'readonly', (store) =>
    promised(store('requests').index('owner').count(owner)),
  )
  if (count >= mostDeviceRequests)
    throw apiProblem('conflict', {
      errors: { drafts: ['drafts_limit'] },
      params: { drafts: { limit: mostDeviceRequests } },
    })
  // The browser may otherwise delete it when the device runs out of space. It may refuse, and asks nobody.
  void navigator.storage?.persist?.().catch(() => false)
  await put(owner, request)
  return request
}

/** Changes a request; resolves with it once it is on the device, or with null if it is not there, or `change` answers null. */
export function changeDeviceRequest(
  owner: string,
  id: string,
  change: (request: DeviceRequest) => DeviceRequest | null,
): Promise<DeviceRequest | null> {
  return alone(id, async () => {
    const present = await findDeviceRequest(owner, id)
    const next = present && change(present)
    if (next === null) return null
    const kept = new Set(next.files.map((file) => file.id))
    const removed = present?.files.map((file) => file.id).filter((file_id) => !kept.has(file_id)) ?? []
    await put(owner, next, { added: [], removed })
    return next
  })
}

/** Puts a document in its place, instead of what is there; resolves once its bytes are on the device. */
export function addDeviceFile(
  owner: string,
  request_id: string,
  { place, file }: { place: DevicePlace; file: File },
): Promise<DeviceRequest | null> {
  return alone(request_id, async () => {
    const present = await findDeviceRequest(owner, request_id)
    if (present === null) return null
    const id = newDeviceId()
    const added: DeviceFile = {
      id,
      place,
      name: file.name,
      media_type: file.type,
      size: file.size,
      added_at: new Date().toISOString(),
    }
    const sealed = await seal(owner, id, await file.arrayBuffer())
    const replaced = present.files.filter((one) => samePlace(one.place, place)).map((one) => one.id)
    const next = { ...present, files: [...present.files.filter((one) => !replaced.includes(one.id)), added] }
    await put(owner, next, { added: [{ id, request_id, sealed }], removed: replaced })
    return next
  })
}

/** Reads the bytes of a document; throws if they are gone. */
export async function readDeviceFile(owner: string, { id, name, media_type }: DeviceFile): Promise<File> {
  const record: FileRecord | undefined = await inDevice('files', 'readonly', (store) =>
    promised(store('files').get(id)),
  )
  if (record === undefined) throw new Error('The bytes of a document are not on this device')
  return new File([await unseal(owner, id, record.sealed)], name, { type: media_type })
}

export async function deleteDeviceRequest(id: string): Promise<void> {
  await alone(id, () =>
    inDevice(['requests', 'files'], 'readwrite', async (store) => {
      await promised(store('requests').delete(id))
      await deleteWhere(store('files'), 'request_id', id)
    }),
  )
  announce()
}

/** Destroys a member's requests on this device, and the key that opens them. */
export async function destroyDeviceRequests(owner: string): Promise<void> {
  await inDevice(['keys', 'requests', 'files'], 'readwrite', async (store) => {
    // The key first: what could not be deleted is unreadable then.
    await promised(store('keys').delete(owner))
    const ids = await promised(store('requests').index('owner').getAllKeys(owner))
    for (const id of ids.map(String)) await deleteWhere(store('files'), 'request_id', id)
    await deleteWhere(store('requests'), 'owner', owner)
  })
  forgetKeys()
  announce()
}
