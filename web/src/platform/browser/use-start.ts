import { useEffect, useEffectEvent } from 'react'

/** Does an action as soon as the page is on screen; the action itself sees to it that twice is once. */
export function useStart(action: () => void): void {
  const start = useEffectEvent(action)
  // The answer of an action is no end of it.
  useEffect(() => {
    start()
  }, [])
}
