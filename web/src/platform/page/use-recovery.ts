import { useEffect, useEffectEvent } from 'react'

export function useRecovery(error: unknown, action: () => void): void {
  const run = useEffectEvent(action)
  useEffect(() => {
    const leaving = new AbortController()
    // Comes late, so that a guest's first load holds no cache.
    import('./recovery.ts').then(
      ({ watchRecovery }) => watchRecovery(error, () => run(), leaving.signal),
      () => undefined,
    )
    return () => leaving.abort()
  }, [error])
}
