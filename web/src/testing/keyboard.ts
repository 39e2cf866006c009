import { userEvent } from 'vitest/browser'

/** Text or label of the focused element. */
function focusedName(): string {
  const focused = document.activeElement
  const [label] = focused instanceof HTMLInputElement ? (focused.labels ?? []) : []
  return (focused?.getAttribute('aria-label') ?? label?.textContent ?? focused?.textContent ?? '').trim()
}

/** Goes on with the Tab key until the focus is on what bears that name. */
export async function tabTo(name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await userEvent.tab()
    if (name.test(focusedName())) return
  }
  throw new Error(`The Tab key does not reach ${name}; it stands at “${focusedName()}”.`)
}
