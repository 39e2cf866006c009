/** Under this name the inline script of the password page keeps what is typed before the code arrives: the field's name → its value. */
export const EARLY_TYPING = 'portal_early_typing'

/** Hands over, once, what was typed before the code arrived, and ends the keeping. */
export function takeEarlyTyping(): Map<string, string> {
  const typed: unknown = Reflect.get(globalThis, EARLY_TYPING)
  Reflect.deleteProperty(globalThis, EARLY_TYPING)
  return typed instanceof Map ? typed : new Map()
}
