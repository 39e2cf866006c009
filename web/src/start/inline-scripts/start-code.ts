// Written in by the build: the code's entry, what it loads, and the style sheet of paper.
declare const START: string
declare const SOON: readonly string[]
declare const PRINT: string

/**
 * Asks for the code, for the drawings and for the sheet of paper when the page has been painted: a frame's own end is a while before
 * it is seen. A page that nobody sees is not painted, and asks at once.
 */
export function startBehindPaint(fetchPriority: 'low' | 'auto', also: () => void = () => undefined): void {
  const start = () => {
    showDrawings()
    const add = (link: Partial<HTMLLinkElement>) =>
      document.head.append(Object.assign(document.createElement('link'), link))
    for (const href of SOON) add({ rel: 'modulepreload', href, fetchPriority })
    void import(/* @vite-ignore */ START)
    add({ rel: 'stylesheet', media: 'print', href: PRINT })
    also()
  }
  if (document.visibilityState === 'hidden') addEventListener('DOMContentLoaded', start)
  else if (PerformanceObserver.supportedEntryTypes.includes('paint'))
    new PerformanceObserver((_paints, observer) => {
      observer.disconnect()
      start()
    }).observe({ type: 'paint', buffered: true })
  else requestAnimationFrame(() => setTimeout(start))
}

// Printed without their address, so that they are asked for behind the words.
function showDrawings(): void {
  for (const drawing of document.querySelectorAll<SVGUseElement>('use[data-href]')) {
    drawing.setAttribute('href', drawing.dataset['href'] ?? '')
    delete drawing.dataset['href']
  }
}
