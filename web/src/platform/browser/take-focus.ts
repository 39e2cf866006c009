/** Focuses a heading, as its `ref`: what has just replaced the rest of a page is read from there. */
export function takeFocus(heading: HTMLElement | null): void {
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
