import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

const whenIdle = (task: () => void) => (typeof requestIdleCallback === 'function' ? requestIdleCallback(task) : setTimeout(task, 1000))

/** Follows the server's events while the caller is on screen; begins when the page has come to rest. */
export function useEvents(): void {
  const queries = useQueryClient()
  useEffect(() => {
    let stop = () => undefined as void
    let gone = false
    whenIdle(() => {
      // Must be at hand when the network is not.
      void import('./BlockError.tsx').catch(() => undefined)
      void import('../live/follow-events.ts').then(({ followEvents }) => {
        if (!gone) stop = followEvents(queries)
      }, () => undefined)
    })
    return () => {
      gone = true
      stop()
    }
  }, [queries])
}
