import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { whenIdle } from './browser/when-idle.ts'

// An animated page, or a busy phone, may not be idle for long.
const longestWait_ms = 4000

/** Follows the server's events while the caller is on screen; starts when the page is idle. */
export function useLiveEvents(): void {
  const queries = useQueryClient()
  useEffect(() => {
    let stop = () => undefined as void
    let gone = false
    whenIdle(() => {
      if (gone) return
      // Not part of the first load; a page without it still refetches on focus and on reconnecting.
      void import('./follow-events.ts').then(
        ({ followEvents }) => {
          if (!gone) stop = followEvents(queries)
        },
        () => undefined,
      )
    }, longestWait_ms)
    return () => {
      gone = true
      stop()
    }
  }, [queries])
}
