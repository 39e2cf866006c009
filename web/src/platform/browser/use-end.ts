import { useEffect, useEffectEvent } from 'react'

/** Does an action when what calls it leaves the page; the action itself sees to it that twice is once. */
export function useEnd(action: () => void): void {
  const end = useEffectEvent(action)
  useEffect(() => () => end(), [])
}
