import type { Page } from '@playwright/test'

/**
 * Elements that stick out of the window to the right, and by how much the page scrolls sideways; a strip of tabs, tags or parts scrolls by
 * itself.
 */
export function sideways(page: Pick<Page, 'evaluate'>): Promise<{ wide: number; cut: string[] }> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    const cut = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, left, width } = element.getBoundingClientRect()
      const { position, visibility } = getComputedStyle(element)
      const isSeen =
        width > 1 &&
        visibility !== 'hidden' &&
        element.closest(
          '[aria-hidden=true], svg, .sr, dialog:not([open]), .login_demoAccounts ul, .PageIndex_index ul, .PageIndex_index ul *, .Tabs_tabs .Tabs_tab, .faq_tags .Chips_chip',
        ) === null
      return isSeen && right > innerWidth + 1 && left >= 0 && position !== 'fixed'
    })
    return { wide, cut: cut.slice(0, 3).map((element) => `${element.tagName}.${element.className}`) }
  })
}

/** Animations that still run for those who want no motion. */
export function moving(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  return page.evaluate(() => {
    const seconds = (text: string) => Math.max(...text.split(',').map(Number.parseFloat))
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element)
        return (animationName !== 'none' && seconds(animationDuration) > 0.01) || seconds(transitionDuration) > 0.01
      })
      .slice(0, 3)
      .map((element) => `${element.tagName}.${element.className}`)
  })
}
