import { useSyncExternalStore } from 'react'
import { memberDays, today } from '../language/today.ts'

const minute = 60_000

function watch(watcher: () => void) {
  const timer = setInterval(watcher, minute)
  return () => clearInterval(timer)
}

/** Current day, YYYY-MM-DD; re-renders at midnight. */
export function useToday(): string {
  return useSyncExternalStore(watch, today, today)
}

const latest = () => memberDays().latest

/** Latest day that a member may mean by "today" when typing it: the device's own if its clock is ahead. */
export function useLatestToday(): string {
  return useSyncExternalStore(watch, latest, latest)
}
