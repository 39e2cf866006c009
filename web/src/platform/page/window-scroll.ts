import type { AnyRouter } from '@tanstack/react-router'

// The build puts this file in the place of the router's module of scroll restoration, which also knows scrolled elements,
// selectors and behaviours that no page here has: 1 kB less in the first load.

type Place = { href: string; state: { __TSR_key?: string | undefined } }

const KEY = 'scroll'
const keyOf = ({ href, state }: Place) => state.__TSR_key ?? href

function kept(): Record<string, number> {
  try {
    const places: Record<string, number> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return places
  } catch {
    return {}
  }
}

let isSetUp = false

/** Restores the page's scroll position on going back and after a reload; a new page begins at its top or at its hash. */
export function setupScrollRestoration(router: AnyRouter & { _scroll: { n: boolean; h: boolean } }): void {
  if (isSetUp || router.options.scrollRestoration !== true) return
  isSetUp = true
  const places = kept()
  history.scrollRestoration = 'manual'
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    if (fromLocation !== undefined) places[keyOf(fromLocation)] = scrollY
  })
  addEventListener('pagehide', () => {
    places[keyOf(router.state.location)] = scrollY
    sessionStorage.setItem(KEY, JSON.stringify(places))
  })
  router.subscribe('onRendered', ({ toLocation }) => {
    const mayMove = router._scroll.n
    router._scroll.n = true
    router._scroll.h = false
    if (!mayMove) return
    const before = places[keyOf(toLocation)]
    const target = toLocation.hash === '' ? null : document.getElementById(toLocation.hash)
    if (before !== undefined) scrollTo(0, before)
    else if (target !== null) target.scrollIntoView()
    else scrollTo(0, 0)
  })
}

// What the router's index exports beside it; nothing here uses it.
export const storageKey = KEY
export const defaultGetScrollRestorationKey = keyOf
export const getElementScrollRestorationEntry = () => undefined
