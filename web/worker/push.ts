// Pushes: what a browser shows by itself in the declarative form, any other one shows from here, alike.

declare const self: ServiceWorkerGlobalScope

/** Push as the server writes it (`server/src/modules/notifications/push/push-message.ts`). */
type PushMessage = {
  notification: { title: string; body: string; lang: string; dir: 'ltr'; navigate: string; tag: string }
  app_badge: number
}

/** Message of a page that signs out: nothing of the member stays on the device. */
const SIGNED_OUT = 'signed-out'

/** Shows pushes, opens their pages, and forgets them with the session. */
export function handlePushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const navigate: unknown = event.notification.data
    if (typeof navigate === 'string') event.waitUntil(openPage(navigate))
  })
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event)))
  self.addEventListener('message', (event) => {
    if (event.data === SIGNED_OUT) event.waitUntil(forgetMember())
  })
}

async function show(data: PushMessageData | null): Promise<void> {
  if (data === null) return
  const { notification, app_badge }: PushMessage = data.json()
  const { title, body, lang, dir, navigate, tag } = notification
  await Promise.all([
    self.registration.showNotification(title, { body, lang, dir, tag, data: navigate, icon: '/icons/192.png' }),
    setBadge(app_badge),
  ])
}

async function setBadge(count: number): Promise<void> {
  // Only installed apps have a badge, and not in every browser.
  await navigator.setAppBadge?.(count).catch(() => undefined)
}

/** The page in a window that shows it already, else in another one: an open form is left as it is. */
async function openPage(address: string): Promise<void> {
  if (new URL(address, location.href).origin !== location.origin) return
  const windows = await self.clients.matchAll({ type: 'window' })
  const open = windows.find(({ url }) => url === address)
  await (open ? open.focus() : self.clients.openWindow(address))
}

/** The browser dropped its subscription: another one with the same key, which the next open page tells the server. */
async function subscribeAgain(event: Event): Promise<void> {
  const former: unknown = Reflect.get(event, 'oldSubscription')
  if (!(former instanceof PushSubscription)) return
  await self.registration.pushManager.subscribe(former.options).catch(() => undefined)
}

async function forgetMember(): Promise<void> {
  const shown = await self.registration.getNotifications()
  for (const notification of shown) notification.close()
  const subscription = await self.registration.pushManager?.getSubscription()
  // Asked of a browser that shows nothing, as a headless one, a badge ends its pages.
  await Promise.all([subscription?.unsubscribe(), shown.length > 0 ? setBadge(0) : null])
}
