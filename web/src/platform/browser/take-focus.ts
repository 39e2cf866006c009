/** Focuses a heading when used as its `ref`, so that screen readers start there after the rest of the page was replaced. */
export function takeFocus(heading: HTMLElement | null): void {
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
