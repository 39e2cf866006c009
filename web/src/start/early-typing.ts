/** Name under which the inline script of the password page stores early typing: the field's name → its value. */
export const EARLY_TYPING = 'portal_early_typing'

/** Takes, once, what was typed before the code arrived, and ends the recording. */
export function takeEarlyTyping(): Map<string, string> {
  const typed: unknown = Reflect.get(globalThis, EARLY_TYPING)
  Reflect.deleteProperty(globalThis, EARLY_TYPING)
  return typed instanceof Map ? typed : new Map()
}
