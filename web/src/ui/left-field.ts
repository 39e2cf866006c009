import type { FocusEvent } from 'react'

/**
 * The text field or list that was left, null where a press took the focus: an error that appears under a field would move the
 * button, or the link, from under it.
 */
export function leftField({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
  const isPress = relatedTarget instanceof HTMLButtonElement || relatedTarget instanceof HTMLAnchorElement
  const isText = target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox'
  return !isPress && (isText || target instanceof HTMLSelectElement) ? target : null
}
