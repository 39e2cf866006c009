import type { AnyRouter } from '@tanstack/react-router'
import { REST_MS } from '#platform/browser/use-media.ts'
import { whenIdle } from '#platform/browser/when-idle.ts'
import { helpItems, mainItems, ownPages } from './nav-items.ts'

const begun = new WeakSet<AnyRouter>()

/**
 * Asks for the code of the pages that the menus lead to, once each, for who is about to choose one: one page at a time, while nothing
 * else is to be done, so that a press finds the processor and the network free.
 */
export async function fetchPages(router: AnyRouter): Promise<void> {
  if (begun.has(router)) return
  begun.add(router)
  for (const to of [...[...mainItems, ...helpItems].map((item) => item.to), ...ownPages]) {
    await new Promise<void>((resolve) => whenIdle(resolve))
    if (router.state.status === 'pending') await pageIsThere(router)
    try {
      await router.loadRouteChunk(router.routesByPath[to])
    } catch {
      // The network is away: another time.
      begun.delete(router)
      return
    }
  }
}

/** Does the same once the page is at rest, again after each navigation; returns a function that stops it. */
export function fetchPagesAtRest(router: AnyRouter): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void fetchPages(router), REST_MS)
  }
  wait()
  const stop = router.subscribe('onBeforeLoad', wait)
  return () => {
    stop()
    clearTimeout(timer)
  }
}

const pageIsThere = (router: AnyRouter) =>
  new Promise<void>((resolve) => {
    const stop = router.subscribe('onResolved', () => {
      stop()
      resolve()
    })
  })
