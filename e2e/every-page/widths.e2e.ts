import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { places, visit } from '../portal/places.ts'
import { expect, test } from '../portal/portal-test.ts'
import { settled } from '../portal/settled.ts'

/** What sticks out of the window to the right, and by how much the page scrolls sideways; a strip of tabs scrolls by itself. */
function sideways(page: Page): Promise<{ wide: number; cut: string[] }> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    const cut = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, left, width } = element.getBoundingClientRect()
      const { position, visibility } = getComputedStyle(element)
      const isSeen = width > 1 && visibility !== 'hidden' && element.closest('[aria-hidden=true], svg, .sr, dialog:not([open]), .demo-accounts ul, .tabs .tab') === null
      return isSeen && right > innerWidth + 1 && left >= 0 && position !== 'fixed'
    })
    return { wide, cut: cut.slice(0, 3).map((element) => `${element.tagName}.${element.className}`) }
  })
}

for (const account of ['giulia', 'yanis', 'marco', 'sophie'] as const) {
  test.describe(`as ${account}`, () => {
    test.use({ account, ownSession: true, viewport: { width: 320, height: 700 } })

    test('no page scrolls sideways at 320 and 390 px', async ({ page }) => {
      test.slow()
      for (const place of await places(page, account)) {
        await visit(page, place)
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 700 })
          await settled(page)
          expect.soft(await sideways(page), `${place.name} at ${width}`).toEqual({ wide: 0, cut: [] })
        }
      }
    })
  })
}

test.describe('the tabs of the account', () => {
  test.use({ account: 'giulia', viewport: { width: 320, height: 700 }, locale: 'it-IT' })

  test('[A11Y-07] at 320 px the current tab is in sight, and the keyboard reaches the others without moving the page', async ({ page }) => {
    for (const address of ['/profile', '/profile/contract', '/profile/payment-methods', '/profile/receipts']) {
      await page.goto(address)
      const tabs = page.getByRole('navigation', { name: 'Il mio account' })
      await expect(tabs.getByRole('link')).toHaveCount(4)
      await expect(tabs.locator('[aria-current=page]'), address).toBeInViewport({ ratio: 1 })
      await settled(page)
      await tabs.getByRole('link').first().focus()
      for (const tab of (await tabs.getByRole('link').all()).slice(1)) {
        await page.keyboard.press('Tab')
        await expect(tab, address).toBeFocused()
        await expect(tab, address).toBeInViewport()
      }
      expect(await page.evaluate(() => scrollX), address).toBe(0)
    }
  })
})

// How texts contrast at this width, light and dark, is looked at with all other barriers.
test.describe('small', () => {
  test.use({ account: 'helene', ownSession: true, viewport: { width: 320, height: 700 } })

  test('[A11Y-07] at 320 px nothing is lost, targets have 24 px, and nothing moves for those who want no motion', async ({ page }) => {
    test.setTimeout(240_000)
    for (const place of await places(page, 'helene')) {
      await visit(page, place)
      await settled(page)
      expect.soft(await sideways(page), place.name).toEqual({ wide: 0, cut: [] })
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules(['target-size']).analyze()
      expect.soft(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`)), place.name).toEqual([])
      const moving = await page.evaluate(() => {
        const seconds = (text: string) => Math.max(...text.split(',').map(Number.parseFloat))
        return [...document.querySelectorAll('body *')]
          .filter((element) => {
            const { animationName, animationDuration, transitionDuration } = getComputedStyle(element)
            return (animationName !== 'none' && seconds(animationDuration) > 0.01) || seconds(transitionDuration) > 0.01
          })
          .slice(0, 3)
          .map((element) => `${element.tagName}.${element.className}`)
      })
      expect.soft(moving, place.name).toEqual([])
    }
  })
})
