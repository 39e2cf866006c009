/** Under this name the inline script of a printed page keeps the button that was pressed before the code arrived. */
export const EARLY_PRESS = 'portal_early_press'

/** Hands over, once, the button that was last pressed before the code arrived, and ends the keeping; null when none was, or it is gone. */
export function takeEarlyPress(): HTMLButtonElement | null {
  const pressed: unknown = Reflect.get(globalThis, EARLY_PRESS)
  Reflect.deleteProperty(globalThis, EARLY_PRESS)
  return pressed instanceof HTMLButtonElement && pressed.isConnected ? pressed : null
}
