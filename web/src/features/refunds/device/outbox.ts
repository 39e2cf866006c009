import { deviceMessages } from '#messages/refund-requests.ts'
import { hasCode, isApiProblem } from '#platform/calls/api-problem.ts'
import { me } from '#platform/calls/queries.ts'
import { queries } from '#platform/calls/query-client.ts'
import { isSignedIn, onSessionChange, storedSession } from '#platform/calls/session.ts'
import { inLanguage } from '#platform/language/i18n.ts'
import { destroyShared } from '#platform/offline/shared-files.ts'
import { toast } from '#ui/toast-store.ts'
import type { DeviceRequest } from './device-request.ts'
import {
  canKeepRequests,
  computeOwner,
  destroyDeviceRequests,
  listDeviceRequests,
  onDeviceRequests,
} from './device-requests.ts'
import { deviceQueries, findDeviceOwner } from './device.queries.ts'
import { discardDeviceRequest, sendDeviceRequest } from './send-device-request.ts'

// Sends what waits on this device: when the page opens, when the network returns, when the page is looked at, and now and then.

const firstDelay_ms = 1000
const longestDelay_ms = 5 * 60_000

let timer: ReturnType<typeof setTimeout> | undefined
let delay_ms = firstDelay_ms
let running: Promise<void> | null = null
let isWanted = false
let isStarted = false

/** Starts the queue of the signed-in member in this page, once. */
export function startOutbox(): void {
  if (isStarted || !canKeepRequests()) return
  isStarted = true
  const send = () => {
    delay_ms = firstDelay_ms
    void sendWaiting()
  }
  addEventListener('online', send)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) send()
  })
  onDeviceRequests(({ isAct }) => {
    void queries.invalidateQueries({ queryKey: deviceQueries.all().queryKey })
    if (isAct) send()
  })
  onSessionChange((change) => {
    if (change === 'signed-in' || change === 'signed-in-elsewhere') send()
  })
  send()
}

/** Sends all that waits, in one tab at a time; resolves when nothing more can be sent now. */
export function sendWaiting(): Promise<void> {
  isWanted = running !== null
  running ??= run().finally(() => {
    running = null
  })
  return running
}

async function run(): Promise<void> {
  do {
    isWanted = false
    clearTimeout(timer)
    const wait_ms = await sendAll().catch(() => delay_ms)
    if (wait_ms === null) delay_ms = firstDelay_ms
    else {
      delay_ms = Math.min(Math.max(delay_ms * 2, wait_ms), longestDelay_ms)
      timer = setTimeout(() => void sendWaiting(), delay_ms)
    }
  } while (isWanted)
}

/** Sends in order, under a lock of all tabs. Resolves with null if all is settled, else with the milliseconds to wait at least. */
async function sendAll(): Promise<number | null> {
  const session = storedSession()
  if (session === null || !navigator.onLine) return null
  const owner = await findDeviceOwner(queries)
  const work = async () => {
    let wait_ms: number | null = null
    for (const request of await listDeviceRequests(owner)) {
      // Another session has begun meanwhile: its own run sends what is its member's.
      if (storedSession() !== session) return null
      try {
        await settle(owner, request)
      } catch (error) {
        if (!isSignedIn()) return null
        wait_ms = Math.max(wait_ms ?? 0, isApiProblem(error) ? (error.retry_after ?? 0) * 1000 : 0)
        // Without a network the others fail too; what the server does not take now keeps no other one waiting.
        if (hasCode(error, 'network') || hasCode(error, 'timeout')) return wait_ms
      }
    }
    return wait_ms
  }
  return navigator.locks ? navigator.locks.request('portal-outbox', work) : work()
}

async function settle(owner: string, request: DeviceRequest): Promise<void> {
  if (request.state === 'discarded') await discardDeviceRequest(request)
  if (request.state !== 'waiting') return
  const result = await sendDeviceRequest(owner, request)
  const words = inLanguage(deviceMessages)
  if (result.kind === 'sent')
    toast({ text: words.sent(result.request.tracking_reference ?? ''), key: result.request.id })
  if (result.kind === 'held') toast({ text: words.heldToast, tone: 'warning', key: 'device-held' })
  // Not awaited: a hidden tab asks again only when it is looked at, and holds the lock.
  void queries.invalidateQueries({ queryKey: ['refund-requests', 'list'] })
  void queries.invalidateQueries({ queryKey: deviceQueries.all().queryKey })
}

/** Counts the signed-in member's requests that signing out would destroy, and those of them that can be sent. */
export async function countUnsent(): Promise<{ all: number; waiting: number }> {
  if (!canKeepRequests()) return { all: 0, waiting: 0 }
  const requests = await listDeviceRequests(await findDeviceOwner(queries))
  const count = (wanted: (request: DeviceRequest) => boolean) => requests.filter(wanted).length
  return {
    all: count(({ state }) => state !== 'discarded'),
    waiting: count(({ state }) => state === 'waiting'),
  }
}

/** Destroys the signed-in member's requests on this device, with their key. */
export async function destroyOwn(): Promise<void> {
  const profile = queries.getQueryData(me.queryKey)
  if (!canKeepRequests()) return
  await destroyShared()
  if (profile !== undefined) await destroyDeviceRequests(await computeOwner(profile.nevg))
}
