import { useEffect, useEffectEvent } from 'react'

/** Runs an action when the outage that a page or a part of it met is over, as `watchRecovery` finds out. */
export function useRecovery(error: unknown, action: () => void): void {
  const run = useEffectEvent(action)
  useEffect(() => {
    let stop: (() => void) | null = () => undefined
    // Comes late, so that a guest's first load holds no cache.
    import('./recovery.ts').then(
      ({ watchRecovery }) => {
        if (stop !== null) stop = watchRecovery(error, () => run())
      },
      () => undefined,
    )
    return () => {
      stop?.()
      stop = null
    }
  }, [error])
}
