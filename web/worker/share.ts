import { keepShared } from '../src/platform/offline/shared-files.ts'

declare const self: ServiceWorkerGlobalScope

/** Accepts files that other apps share with the installed portal, and stores them, sealed, for the page that opens next. */
export function takeShares(): void {
  self.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (origin === location.origin && request.method === 'POST' && pathname === '/share')
      event.respondWith(keepAndOpen(request))
  })
}

async function keepAndOpen(request: Request): Promise<Response> {
  const form = await request.formData()
  const files = form.getAll('files').filter((value) => value instanceof File)
  // A full device keeps none: the page opens, and they can be chosen there.
  const isKept = await keepShared(files).then(
    () => true,
    () => false,
  )
  return Response.redirect(isKept ? '/refunds/new#shared' : '/refunds/new', 303)
}
