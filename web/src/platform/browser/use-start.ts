import { useEffect, useEffectEvent } from 'react'

/** Runs an action when the component mounts. The action may run twice and must allow for it. */
export function useStart(action: () => void): void {
  const start = useEffectEvent(action)
  // The action's return value must not become the effect's clean-up.
  useEffect(() => {
    start()
  }, [])
}
