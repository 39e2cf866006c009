import { useEffect, useEffectEvent } from 'react'

export function useReconnection(action: () => void): void {
  const run = useEffectEvent(action)
  useEffect(() => {
    const back = () => run()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])
}
