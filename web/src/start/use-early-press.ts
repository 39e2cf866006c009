import { useLayoutEffect } from 'react'
import { endEarlyPress, takeEarlyPress } from './early-press.ts'

/**
 * Ends the keeping as soon as the frame that calls it is alive, and presses again what was pressed while it came alive: of a
 * frame that React has begun and not ended, it hears no press.
 */
export function useEarlyPress(): void {
  // Not later: what is pressed after the commit is heard, and would be pressed twice.
  useLayoutEffect(() => {
    const pressed = takeEarlyPress()
    endEarlyPress()
    if (pressed) queueMicrotask(() => pressed.click())
  }, [])
}
