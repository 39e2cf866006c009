import { lazy, type ComponentType } from 'react'

const sleepers = new Set<() => void>()
let isAwake = false

const isPrinted = () => !import.meta.env.SSR && !isAwake && document.querySelector('#root[data-page]') !== null

/**
 * A part of a page that only has to be looked at: where the page came as ready HTML, that HTML stays and the part's code
 * is not loaded, until `revealPrerendered`. Goes inside a Suspense boundary.
 */
export function prerenderedPart(load: () => Promise<ComponentType>) {
  // For display only: if the code fails to load, the page appears without it.
  const loaded = () =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    )
  return lazy(() =>
    isPrinted()
      ? new Promise<Awaited<ReturnType<typeof loaded>>>((resolve) => {
          sleepers.add(() => resolve(loaded()))
        })
      : loaded(),
  )
}

/** Loads the parts that were left as ready HTML: their words or their place are about to change. */
export function revealPrerendered(): void {
  isAwake = true
  for (const wake of sleepers) wake()
  sleepers.clear()
}
