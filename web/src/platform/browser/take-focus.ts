/** As the `ref` of a heading: what has just replaced the rest of a page is read from there. */
export function takeFocus(heading: HTMLElement | null): void {
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
