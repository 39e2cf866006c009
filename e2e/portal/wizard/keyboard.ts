import type { Page } from '@playwright/test'

/** Presses Tab until the focus is on the element; too many stops count as a trap. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(async () => {
      const element = document.activeElement
      // Nobody presses the next key within a frame: a re-render in between would lose it.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60)))
      if (element !== document.activeElement) return ''
      if (!(element instanceof HTMLElement) || !element.matches('a, button, input, select, textarea, summary'))
        return ''
      const labels =
        element instanceof HTMLInputElement ? [...(element.labels ?? [])].map(({ textContent }) => textContent) : []
      return [element.getAttribute('aria-label'), ...labels, element.textContent].join(' ')
    })
    if (name.test(focused)) return
  }
  throw new Error(`The keyboard does not reach ${name}.`)
}
