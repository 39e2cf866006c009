/** Under this name the inline script of a printed page keeps the button that was pressed before the page was alive. */
export const EARLY_PRESS = 'portal_early_press'

/** Hands over, once, the button that was last pressed; null when none was, or it is gone. The keeping goes on. */
export function takeEarlyPress(): HTMLButtonElement | null {
  if (!Reflect.has(globalThis, EARLY_PRESS)) return null
  const pressed: unknown = Reflect.get(globalThis, EARLY_PRESS)
  Reflect.set(globalThis, EARLY_PRESS, null)
  return pressed instanceof HTMLButtonElement && pressed.isConnected ? pressed : null
}

/** Ends the keeping: from now on a press is heard by whom it is for. */
export const endEarlyPress = (): void => void Reflect.deleteProperty(globalThis, EARLY_PRESS)
