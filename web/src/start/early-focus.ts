/**
 * Puts the focus back once React has put the page in the place of what was printed in `root`: on the same link, or
 * on the content. Who uses the keyboard before the code has come goes on from where they were.
 */
export function keepEarlyFocus(root: HTMLElement): void {
  let focused: Element | null = root.contains(document.activeElement) ? document.activeElement : null
  const note = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target
  }
  root.addEventListener('focusin', note)
  const whenPlaced = new MutationObserver(() => {
    if (focused?.isConnected) return
    whenPlaced.disconnect()
    root.removeEventListener('focusin', note)
    if (focused !== null && document.activeElement === document.body) sameIn(root, focused)?.focus()
  })
  whenPlaced.observe(root, { childList: true })
}

function sameIn(root: HTMLElement, gone: Element): HTMLElement | null | undefined {
  const address = gone.getAttribute('href')
  if (address === null) return gone.closest('main') && root.querySelector('main')
  return [...root.querySelectorAll('a')].find(
    (link) => link.getAttribute('href') === address && placeOf(link) === placeOf(gone),
  )
}

// The menu and the breadcrumb lead to the same pages.
const placeOf = (link: Element) => link.closest('nav, main')?.getAttribute('aria-label')
