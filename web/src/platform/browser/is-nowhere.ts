/** Tells whether the focus is on nothing that one could press or type in: it may be taken to what one waits for. */
export function isNowhere(focused: Element | null = document.activeElement): boolean {
  return focused === null || focused === document.body || focused.matches('main, h1')
}
