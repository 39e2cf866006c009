import { useEffect, useEffectEvent } from 'react'

/** Begins something when the page is on screen, which answers how to leave off, and leaves off when the page goes. */
export function useWhileShown(begin: () => () => void): void {
  const started = useEffectEvent(begin)
  useEffect(() => started(), [])
}
