import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followEvents } from '../live/follow-events.ts'

const whenIdle = (task: () => void) => (typeof requestIdleCallback === 'function' ? requestIdleCallback(task) : setTimeout(task, 1000))

/** Follows the server's events while the caller is on screen; begins when the page has come to rest. */
export function useEvents(): void {
  const queries = useQueryClient()
  useEffect(() => {
    let stop = () => undefined as void
    let gone = false
    whenIdle(() => {
      if (gone) return
      stop = followEvents(queries)
      // Must be at hand when the network is not, but is not part of the first load.
      setTimeout(() => void import('./BlockError.tsx').catch(() => undefined), 5000)
    })
    return () => {
      gone = true
      stop()
    }
  }, [queries])
}
