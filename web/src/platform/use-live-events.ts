import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { whenIdle } from './browser/when-idle.ts'

/** Follows the server's events while the caller is on screen; begins when the page has come to rest. */
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
    })
    return () => {
      gone = true
      stop()
    }
  }, [queries])
}
