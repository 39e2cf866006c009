import { useSyncExternalStore } from 'react'
import { today } from '../language/today.ts'

const minute = 60_000

function watch(watcher: () => void) {
  const timer = setInterval(watcher, minute)
  return () => clearInterval(timer)
}

/** The day of now, YYYY-MM-DD; what shows it follows the clock over midnight. */
export function useToday(): string {
  return useSyncExternalStore(watch, today, today)
}
