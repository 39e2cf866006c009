import type { PushDevices } from '@coussinet/contract/push.ts'
import { showBadge } from '../browser/app-badge.ts'
import { startWorker } from '../offline/start-worker.ts'

/**
 * Says whether this device can show notifications: `ready`, `denied` by its owner, only once the portal is on its `home-screen` (iPhone,
 * iPad), or `unsupported`.
 */
export type PushAbility = 'ready' | 'denied' | 'home-screen' | 'unsupported'

export function readPushAbility(): PushAbility {
  const isComplete = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (isComplete) return Notification.permission === 'denied' ? 'denied' : 'ready'
  return Reflect.get(navigator, 'standalone') === false ? 'home-screen' : 'unsupported'
}

/** Subscription as the server takes it. */
export type DeviceSubscription = { endpoint: string; keys: { p256dh: string; auth: string } }

function toDeviceSubscription(subscription: PushSubscription): DeviceSubscription {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh, auth } }
}

const toKey = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

const isSame = (one: ArrayBuffer | null, other: Uint8Array): boolean =>
  one !== null && new Uint8Array(one).join() === other.join()

/**
 * Subscribes the browser, which asks for the permission: only after a press. Null if the member does not give it. One
 * of a former key of the portal is replaced.
 */
export async function subscribeDevice(public_key: string): Promise<DeviceSubscription | null> {
  // Safari forgets the press at the first wait.
  if ((await Notification.requestPermission()) !== 'granted') return null
  await startWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  const applicationServerKey = toKey(public_key)
  const known = await pushManager.getSubscription()
  if (known && isSame(known.options.applicationServerKey, applicationServerKey)) return toDeviceSubscription(known)
  await known?.unsubscribe()
  return toDeviceSubscription(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
}

const mayNotify = () => 'Notification' in globalThis && Notification.permission === 'granted'

/** Ends the browser's subscription, and removes what it shows. */
export async function unsubscribeDevice(): Promise<void> {
  // Most browsers were never subscribed: a headless Chromium ends the page that looks for its notifications.
  if (localStorage.getItem(PLACE) === null && !mayNotify()) return
  localStorage.removeItem(PLACE)
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
  showBadge(0)
}

// Whose device it is, for the time after a session: a browser's subscription outlives it, and another member may sign in.
const PLACE = 'push_device'

/** Keeps which device of the member this browser is. */
export function keepDevice({ data }: PushDevices, { endpoint }: DeviceSubscription): void {
  const device = data.find(({ current }) => current)
  if (device) localStorage.setItem(PLACE, `${device.id} ${endpoint}`)
}

type BrowserState = {
  /** the browser's subscription; null without one */
  subscription: DeviceSubscription | null
  /** `ours`: this member's, as the server knows it. `renewed`: this member's, in a new session or under a new address. */
  owner: 'ours' | 'renewed' | 'other'
}

/** Compares the browser's subscription with what the server knows of the member's devices. */
export async function readBrowserState({ data }: PushDevices): Promise<BrowserState> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const found = await registration?.pushManager?.getSubscription()
  if (!found) return { subscription: null, owner: 'other' }
  const subscription = toDeviceSubscription(found)
  const [id, endpoint] = localStorage.getItem(PLACE)?.split(' ') ?? []
  const device = data.find((one) => one.id === id)
  const isKnown = device?.current === true && endpoint === subscription.endpoint
  return { subscription, owner: isKnown ? 'ours' : device ? 'renewed' : 'other' }
}
