import { me } from '#platform/calls/queries.ts'
import { queries } from '#platform/calls/query-client.ts'
import { isSignedIn, onSessionChange, storedSession } from '#platform/calls/session.ts'
import { inLanguage } from '#platform/language/i18n.ts'
import { destroyShared } from '#platform/offline/shared-files.ts'
import { toast } from '#ui/toast-store.ts'
import {
  canKeepRequests,
  destroyDeviceRequests,
  listDeviceRequests,
  onDeviceRequests,
  computeOwner,
} from './device-requests.ts'
import { deviceMessages } from './device.messages.ts'
import { findDeviceOwner, deviceQueries } from './device.queries.ts'
import { discardDeviceRequest, sendDeviceRequest } from './send-device-request.ts'

// Sends what waits on this device: when the page opens, when the network returns, when the page is looked at, and now and then.

const firstDelay_ms = 5000
const longestDelay_ms = 5 * 60_000

let timer: ReturnType<typeof setTimeout> | undefined
let delay_ms = firstDelay_ms
let isRunning = false
let isWanted = false

let isStarted = false

/** Starts the queue of the signed-in member in this page, once. */
export function startOutbox(): void {
  if (isStarted || !canKeepRequests()) return
  isStarted = true
  const send = () => void sendWaiting()
  addEventListener('online', send)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) send()
  })
  onDeviceRequests(() => {
    void queries.invalidateQueries({ queryKey: deviceQueries.all().queryKey })
    send()
  })
  onSessionChange((change) => {
    if (change === 'signed-in' || change === 'signed-in-elsewhere') send()
  })
  send()
}

/** Sends all that waits, in one tab at a time; resolves when nothing more can be sent now. */
export async function sendWaiting(): Promise<void> {
  if (isRunning) {
    isWanted = true
    return
  }
  isRunning = true
  clearTimeout(timer)
  try {
    const isDone = await inOneTab(sendAll)
    delay_ms = isDone ? firstDelay_ms : Math.min(delay_ms * 2, longestDelay_ms)
    if (!isDone) timer = setTimeout(() => void sendWaiting(), delay_ms)
  } finally {
    isRunning = false
    if (isWanted) {
      isWanted = false
      void sendWaiting()
    }
  }
}

const inOneTab = (work: () => Promise<boolean>): Promise<boolean> =>
  navigator.locks ? navigator.locks.request('portal-outbox', work) : work()

/** Sends in order; false if something is left to be tried again. */
async function sendAll(): Promise<boolean> {
  const session = storedSession()
  if (session === null || !navigator.onLine) return true
  try {
    const owner = await findDeviceOwner(queries)
    for (const request of await listDeviceRequests(owner)) {
      // Another session has begun meanwhile: its own run sends what is its member's.
      if (storedSession() !== session) return true
      if (request.state === 'discarded') await discardDeviceRequest(request)
      if (request.state !== 'waiting') continue
      const result = await sendDeviceRequest(owner, request)
      await queries.invalidateQueries({ queryKey: ['refund-requests', 'list'] })
      tellResult(result)
    }
    return true
  } catch {
    return !isSignedIn()
  }
}

function tellResult(result: Awaited<ReturnType<typeof sendDeviceRequest>>): void {
  const words = inLanguage(deviceMessages)
  if (result.kind === 'sent')
    toast({ text: words.sent(result.request.tracking_reference ?? ''), key: result.request.id })
  if (result.kind === 'held') toast({ text: words.heldToast, tone: 'warning', key: 'device-held' })
}

/** The signed-in member's requests that signing out would destroy. */
export async function countUnsent(): Promise<number> {
  if (!canKeepRequests()) return 0
  const waiting = await listDeviceRequests(await findDeviceOwner(queries))
  return waiting.filter(({ state }) => state !== 'discarded').length
}

/** Destroys the signed-in member's requests on this device, with their key. */
export async function destroyOwn(): Promise<void> {
  const profile = queries.getQueryData(me.queryKey)
  if (!canKeepRequests()) return
  await destroyShared()
  if (profile !== undefined) await destroyDeviceRequests(await computeOwner(profile.nevg))
}
