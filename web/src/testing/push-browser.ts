import { onTestFinished } from 'vitest'

type PushBrowser = {
  /** answer of the member when the browser asks */
  answers: NotificationPermission
  /** number of times that the browser asked */
  asked: number
  /** the browser's subscription; null without one */
  subscribed: { endpoint: string } | null
}

/** Gives the page a browser that can show notifications until the test ends: no push service is called. */
export function givePushBrowser(permission: NotificationPermission = 'default'): PushBrowser {
  const browser: PushBrowser = { answers: 'granted', asked: 0, subscribed: null }
  let state = permission
  const subscription = {
    options: { applicationServerKey: new ArrayBuffer(0) },
    toJSON: () => ({ ...browser.subscribed, keys: { p256dh: 'B'.padEnd(87, 'x'), auth: 'a'.repeat(22) } }),
    unsubscribe: async () => ((browser.subscribed = null), true),
  }
  const pushManager = {
    getSubscription: async () => browser.subscribed && subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      subscription.options = { applicationServerKey: applicationServerKey.buffer }
      browser.subscribed = { endpoint: 'https://fcm.googleapis.com/fcm/send/this' }
      return subscription
    },
  }
  const registration = { pushManager, getNotifications: async () => [] }
  replace(navigator, 'serviceWorker', {
    ready: Promise.resolve(registration),
    register: async () => registration,
    getRegistration: async () => registration,
  })
  replace(window, 'Notification', {
    get permission() {
      return state
    },
    requestPermission: async () => {
      browser.asked += 1
      state = browser.answers
      return state
    },
  })
  onTestFinished(() => localStorage.removeItem('push_later'))
  onTestFinished(() => localStorage.removeItem('push_device'))
  return browser
}

/** Removes push from the browser until the test ends, as one without it, or Safari on an iPhone outside of the home screen. */
export function takePush({ isIphone = false } = {}): void {
  const own = Object.getOwnPropertyDescriptor(window, 'PushManager')
  Reflect.deleteProperty(window, 'PushManager')
  onTestFinished(() => void (own && Object.defineProperty(window, 'PushManager', own)))
  if (isIphone) replace(navigator, 'standalone', false)
}

function replace(owner: object, name: string, value: unknown): void {
  const own = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { configurable: true, value })
  onTestFinished(() => {
    if (own) Object.defineProperty(owner, name, own)
    else Reflect.deleteProperty(owner, name)
  })
}
