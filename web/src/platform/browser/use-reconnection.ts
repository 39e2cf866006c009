import { useEffect, useEffectEvent } from 'react'

/** Runs an action when the network comes back. */
export function useReconnection(action: () => void): void {
  const run = useEffectEvent(action)
  useEffect(() => {
    const back = () => run()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])
}
