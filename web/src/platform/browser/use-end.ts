import { useEffect, useEffectEvent } from 'react'

/** Runs an action when the component unmounts. The action may run twice and must allow for it. */
export function useEnd(action: () => void): void {
  const end = useEffectEvent(action)
  useEffect(() => () => end(), [])
}
