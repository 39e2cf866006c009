// Written in by the build: the code's entry, what it loads, and the style sheet of paper.
declare const START: string
declare const SOON: readonly string[]
declare const PRINT: string

const untold_ms = 250

/**
 * Asks for the code, for the drawings and for the sheet of paper when the page has been painted: a frame's own end is a while before
 * it is seen. A page that nobody sees is not painted, and asks at once.
 */
export function startBehindPaint(fetchPriority: 'low' | 'auto', also: () => void = () => undefined): void {
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    showDrawings()
    const add = (link: Partial<HTMLLinkElement>) =>
      document.head.append(Object.assign(document.createElement('link'), link))
    for (const href of SOON) add({ rel: 'modulepreload', href, fetchPriority })
    // A page whose code does not come stays as it is printed.
    import(/* @vite-ignore */ START).catch(() => undefined)
    add({ rel: 'stylesheet', media: 'print', href: PRINT })
    also()
  }
  const isSeen = document.visibilityState === 'visible'
  if (isSeen && PerformanceObserver.supportedEntryTypes.includes('paint'))
    new PerformanceObserver((_paints, observer) => {
      observer.disconnect()
      start()
    }).observe({ type: 'paint', buffered: true })
  // Firefox and WebKit tell of no paint that holds neither a word nor a picture.
  addEventListener('DOMContentLoaded', () => (isSeen ? setTimeout(start, untold_ms) : start()))
}

// Printed without their address, so that they are asked for behind the words.
function showDrawings(): void {
  for (const drawing of document.querySelectorAll<SVGUseElement>('use[data-href]')) {
    drawing.setAttribute('href', drawing.dataset['href'] ?? '')
    delete drawing.dataset['href']
  }
}
