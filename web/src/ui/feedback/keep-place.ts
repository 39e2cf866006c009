const reached = 'h1, h2, h3, h4, a[href], button, input, select, textarea, summary'
const patience_ms = 20_000

/**
 * Called before a failed part of a page is tried again: the focus, which is lost with its button, goes to the heading or the
 * first control of what comes in its place, unless the member has moved on by then.
 */
export function keepPlace(failed: HTMLElement): void {
  const { parentElement: place, previousElementSibling: before, nextElementSibling: after } = failed
  if (place === null) return
  function* shown() {
    let part = before ? before.nextElementSibling : place?.firstElementChild
    for (; part && part !== after; part = part.nextElementSibling) yield part
  }
  function settle() {
    const { activeElement } = document
    if (failed.isConnected && failed.contains(activeElement)) return
    if (activeElement !== null && activeElement !== document.body) {
      stop()
      return
    }
    for (const part of shown()) {
      const target = part.matches(reached) ? part : part.querySelector(reached)
      if (part === failed || !(target instanceof HTMLElement) || !target.checkVisibility()) continue
      stop()
      if (/^H\d$/.test(target.tagName)) target.tabIndex = -1
      target.focus({ preventScroll: true })
      return
    }
  }
  const watch = new MutationObserver(settle)
  const waiting = setTimeout(() => watch.disconnect(), patience_ms)
  function stop() {
    clearTimeout(waiting)
    watch.disconnect()
  }
  watch.observe(place, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] })
}
