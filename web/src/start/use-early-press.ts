import { useLayoutEffect } from 'react'
import { endEarlyPress, takeEarlyPress } from './early-press.ts'

/**
 * Ends the recording of presses once the frame that calls it is hydrated, and repeats a press made during hydration, which React does not
 * see.
 */
export function useEarlyPress(): void {
  // Not later: React handles presses after the commit, so a later repeat would count twice.
  useLayoutEffect(() => {
    const pressed = takeEarlyPress()
    endEarlyPress()
    if (pressed) queueMicrotask(() => pressed.click())
  }, [])
}
