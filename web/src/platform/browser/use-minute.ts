import { useSyncExternalStore } from 'react'

const minute = 60_000

function watch(watcher: () => void) {
  const timer = setInterval(watcher, minute / 4)
  return () => clearInterval(timer)
}

const begun = () => Math.floor(Date.now() / minute) * minute

/** Current minute, in milliseconds since 1970; re-renders as the clock moves. */
export function useMinute(): number {
  return useSyncExternalStore(watch, begun, begun)
}
