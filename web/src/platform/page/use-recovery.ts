import { useEffect, useEffectEvent } from 'react'

export function useRecovery(error: unknown, action: () => void): void {
  const run = useEffectEvent(action)
  useEffect(() => {
    const leaving = new AbortController()
    // Loaded later, so that a guest's first load contains no cache.
    import('./recovery.ts').then(
      ({ watchRecovery }) => watchRecovery(error, () => run(), leaving.signal),
      () => undefined,
    )
    return () => leaving.abort()
  }, [error])
}
