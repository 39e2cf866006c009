import { apiProblem } from '#platform/calls/api-problem.ts'
import { storedSession } from '#platform/calls/session.ts'
import { deleteWhere, deviceAnswer, inDevice, isDeviceFull, promised } from '#platform/offline/device-database.ts'
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

/** `isAct`: of the member; false for the progress of the sender, which must not wake itself. */
type ChangeSource = { isAct: boolean }
type Watcher = (source: ChangeSource) => void

let watchers: readonly Watcher[] = []
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('portal-device-requests')
const tell = (source: ChangeSource) => {
  for (const watcher of watchers) watcher(source)
}
if (channel !== null) channel.onmessage = ({ data }: MessageEvent<ChangeSource>) => tell(data)

function announce(source: ChangeSource): void {
  tell(source)
  channel?.postMessage(source)
}

/** Calls back when a request of this device changes, in any tab. */
export function onDeviceRequests(watcher: Watcher): () => void {
  watchers = [...watchers, watcher]
  return () => {
    watchers = watchers.filter((one) => one !== watcher)
  }
}

const byMember: ChangeSource = { isAct: true }

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

const fullDevice = (error: unknown): never => {
  throw isDeviceFull(error) ? photoProblem('device_full') : error
}

/** Writes a request and its documents; false if it was deleted meanwhile, as at a sign-out: nothing of it comes back. */
async function put(
  owner: string,
  request: DeviceRequest,
  { isNew, source, added, removed }: FileChange & { isNew: boolean; source: ChangeSource },
): Promise<boolean> {
  const session = storedSession()
  const record: RequestRecord = { id: request.id, owner, sealed: await sealJson(owner, request.id, request) }
  const isWritten = await inDevice(['requests', 'files', 'keys'], 'readwrite', async (store) => {
    const requests = store('requests')
    const isThere = isNew ? storedSession() === session : (await promised(requests.getKey(request.id))) !== undefined
    if (!isThere) {
      // Sealing may have made a key anew.
      if ((await promised(requests.index('owner').count(owner))) === 0) await promised(store('keys').delete(owner))
      return false
    }
    await Promise.all([
      promised(requests.put(record)),
      ...added.map((file) => promised(store('files').put(file))),
      ...removed.map((id) => promised(store('files').delete(id))),
    ])
    return true
  }).catch(fullDevice)
  if (isWritten) announce(source)
  else forgetKeys()
  return isWritten
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
  // The browser may otherwise delete it when the device runs out of space. It may refuse; Firefox asks the member.
  void navigator.storage?.persist?.().catch(() => false)
  if (!(await put(owner, request, { ...noFiles, isNew: true, source: byMember }))) throw apiProblem('cancelled')
  return request
}

/** Changes a request; resolves with it once it is on the device, or with null if it is not there, or `change` answers null. */
export function changeDeviceRequest(
  owner: string,
  id: string,
  change: (request: DeviceRequest) => DeviceRequest | null,
  source: ChangeSource = byMember,
): Promise<DeviceRequest | null> {
  return alone(id, async () => {
    const present = await findDeviceRequest(owner, id)
    const next = present && change(present)
    if (next === null) return null
    const fileIds = new Set(next.files.map((file) => file.id))
    const removed = present?.files.map((file) => file.id).filter((file_id) => !fileIds.has(file_id)) ?? []
    return (await put(owner, next, { added: [], removed, isNew: false, source })) ? next : null
  })
}

/** Puts a document into a draft, instead of what is in its place; resolves once its bytes are on the device, with null if it takes none. */
export function addDeviceFile(
  owner: string,
  request_id: string,
  { place, file }: { place: DevicePlace; file: File },
): Promise<DeviceRequest | null> {
  return alone(request_id, async () => {
    const present = await findDeviceRequest(owner, request_id)
    if (present?.state !== 'draft') return null
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
    const added_file = { id, request_id, sealed }
    const change = { added: [added_file], removed: replaced, isNew: false, source: byMember }
    return (await put(owner, next, change)) ? next : null
  })
}

/** Reads the bytes of a document; throws a `DeviceAnswer` if they are gone or cannot be opened. */
export async function readDeviceFile(owner: string, { id, name, media_type }: DeviceFile): Promise<File> {
  const record: FileRecord | undefined = await inDevice('files', 'readonly', (store) =>
    promised(store('files').get(id)),
  )
  if (record === undefined) throw deviceAnswer('The bytes of a document are not on this device')
  return new File([await unseal(owner, id, record.sealed)], name, { type: media_type })
}

export async function deleteDeviceRequest(id: string, source: ChangeSource = byMember): Promise<void> {
  await alone(id, () =>
    inDevice(['requests', 'files'], 'readwrite', async (store) => {
      await promised(store('requests').delete(id))
      await deleteWhere(store('files'), 'request_id', id)
    }),
  )
  announce(source)
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
  announce(byMember)
}
