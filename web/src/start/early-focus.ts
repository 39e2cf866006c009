/** Restores the focus once React has replaced the prerendered HTML of `root`: on the same link, or on the content. */
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
