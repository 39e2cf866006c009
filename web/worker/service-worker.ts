import { handlePushes } from './push.ts'
import { dropOldReleases, fillCache, findAsset, findKeptPage } from './release-cache.ts'
import { findPage } from './release.ts'
import { takeShares } from './share.ts'

// The portal without a network: it opens with the pages and the code of the last release that this device has in whole. What the API
// says never passes through here. Decision 107 has the reasons.

declare const self: ServiceWorkerGlobalScope

/** milliseconds after which a page from this device is shown instead of one that the network does not bring */
const patience = 4000

self.addEventListener('install', (event) => {
  // Nothing waits for the old worker to end: it and the new one answer alike.
  event.waitUntil(fillCache().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      // The browser requests the page while the worker starts.
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
      dropOldReleases(),
    ]),
  )
})

handlePushes()
takeShares()

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || request.method !== 'GET') return
  if (request.mode === 'navigate') {
    if (findPage(pathname) !== null) event.respondWith(showPage(event))
  } else if (pathname.startsWith('/assets/')) event.respondWith(findAsset(request))
})

/** The page from the network; from this device where the network brings none, or too late. */
async function showPage(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event)
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null))
  const first = await Promise.race([network.catch(() => null), late])
  return first ?? (await findKeptPage(event.request.url)) ?? network
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const early: unknown = await event.preloadResponse
  return early instanceof Response ? early : fetch(event.request)
}
