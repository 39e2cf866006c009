/** Under this name the inline script of a printed page keeps the button that was pressed before the page was alive. */
export const EARLY_PRESS = 'portal_early_press'

/** Takes, once, the button that was pressed last; null if none was, or if it is gone. Recording continues. */
export function takeEarlyPress(): HTMLButtonElement | null {
  if (!Reflect.has(globalThis, EARLY_PRESS)) return null
  const pressed: unknown = Reflect.get(globalThis, EARLY_PRESS)
  Reflect.set(globalThis, EARLY_PRESS, null)
  return pressed instanceof HTMLButtonElement && pressed.isConnected ? pressed : null
}

/** Ends the recording: from now on React handles presses. */
export const endEarlyPress = (): void => void Reflect.deleteProperty(globalThis, EARLY_PRESS)
