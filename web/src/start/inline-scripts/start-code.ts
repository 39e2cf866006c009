// Written in by the build: what starts the portal, and the files of the page, that one's among them.
declare const START: { file: string; name: string }
declare const SOON: readonly string[]

const untold_ms = 250

/**
 * Loads code and drawings once the page has been painted, which is later than the frame's callback. A hidden page is not painted and loads
 * them at once.
 */
export function startBehindPaint(fetchPriority: 'low' | 'auto', also: () => void = () => undefined): void {
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    const { file, name } = START
    showDrawings()
    const add = (link: Partial<HTMLLinkElement>) =>
      document.head.append(Object.assign(document.createElement('link'), link))
    for (const href of SOON) add({ rel: 'modulepreload', href, fetchPriority })
    // A page whose code does not come stays as it is printed.
    import(/* @vite-ignore */ file).then((portal) => portal[name]()).catch(() => undefined)
    also()
  }
  const isSeen = document.visibilityState === 'visible'
  if (isSeen && PerformanceObserver.supportedEntryTypes.includes('paint'))
    new PerformanceObserver((_paints, observer) => {
      observer.disconnect()
      start()
    }).observe({ type: 'paint', buffered: true })
  // Firefox and WebKit report no paint without text or image.
  addEventListener('DOMContentLoaded', () => (isSeen ? setTimeout(start, untold_ms) : start()))
}

// Printed without their address, so that they load after the text.
function showDrawings(): void {
  for (const drawing of document.querySelectorAll<SVGUseElement>('use[data-href]')) {
    drawing.setAttribute('href', drawing.dataset['href'] ?? '')
    delete drawing.dataset['href']
  }
}
