import { useSyncExternalStore } from 'react'
import { memberDays, today } from '../language/today.ts'

const minute = 60_000

function watch(watcher: () => void) {
  const timer = setInterval(watcher, minute)
  return () => clearInterval(timer)
}

/** The day of now, YYYY-MM-DD; what shows it follows the clock over midnight. */
export function useToday(): string {
  return useSyncExternalStore(watch, today, today)
}

const latest = () => memberDays().latest

/** The latest day that a member may mean by today, as they type it: the device's own where that one is ahead. */
export function useLatestToday(): string {
  return useSyncExternalStore(watch, latest, latest)
}
