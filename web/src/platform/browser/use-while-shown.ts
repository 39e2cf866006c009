import { useEffect, useEffectEvent } from 'react'

/** Starts something when the component mounts, and calls the function that it returned when it unmounts. */
export function useWhileShown(begin: () => () => void): void {
  const started = useEffectEvent(begin)
  useEffect(() => started(), [])
}
