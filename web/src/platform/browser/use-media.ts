import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

export function useMedia(query: string): boolean {
  const watch = (watcher: () => void) => {
    const list = matchMedia(query)
    list.addEventListener('change', watcher)
    return () => list.removeEventListener('change', watcher)
  }
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  )
}

const margin = '300px'
/** Time after which an open page counts as idle. */
export const REST_MS = 5000

/**
 * Loads something once an element comes near the viewport, or after 5 seconds on the page, for those who do not scroll; true when it is
 * loaded. After a failure it is tried again when the element next comes near.
 */
export function useWhenNear(element: RefObject<Element | null>, load: () => Promise<unknown>): boolean {
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    const { current } = element
    if (current === null) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && bring(),
      { rootMargin: margin },
    )
    const timer = setTimeout(bring, REST_MS)
    function stop() {
      observer.disconnect()
      clearTimeout(timer)
    }
    function bring() {
      load().then(
        () => {
          stop()
          setIsLoaded(true)
        },
        () => undefined,
      )
    }
    observer.observe(current)
    return stop
  }, [element, load])
  return isLoaded
}
