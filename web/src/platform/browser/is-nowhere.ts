/** Tells whether the focus is on nothing interactive, so that moving it interrupts nobody. */
export function isNowhere(focused: Element | null = document.activeElement): boolean {
  return focused === null || focused === document.body || focused.matches('main, h1')
}
