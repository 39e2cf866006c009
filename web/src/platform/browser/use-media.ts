import { useSyncExternalStore } from 'react'

/** Whether a media query holds, now and as it changes. */
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
