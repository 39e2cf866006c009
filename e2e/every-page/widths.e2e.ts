import { places } from '../portal/places.ts'
import { expect, test } from '../portal/portal-test.ts'
import { settled } from '../portal/settled.ts'

for (const account of ['helene', 'giulia', 'yanis', 'marco', 'sophie'] as const) {
  test.describe(`as ${account}`, () => {
    test.use({ account, ownSession: true, viewport: { width: 320, height: 700 } })

    test('no page scrolls sideways at 320 and 390 px, and every target has 24 px', async ({ page }) => {
      test.slow()
      for (const { name, address, isGuest } of await places(page, account)) {
        if (isGuest) await page.evaluate(() => localStorage.clear())
        await page.goto(address)
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 700 })
          await settled(page)
          const found = await page.evaluate(() => {
            const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
            const cut = [...document.querySelectorAll('body *')].filter((element) => {
              const { right, left, width: own } = element.getBoundingClientRect()
              const { position, visibility } = getComputedStyle(element)
              return own > 1 && right > innerWidth + 1 && left >= 0 && position !== 'fixed' && visibility !== 'hidden' && element.closest('[aria-hidden=true], svg, .sr, dialog:not([open])') === null
            })
            return { wide, cut: cut.slice(0, 3).map((element) => `${element.tagName}.${element.className}`) }
          })
          expect.soft(found.wide, `${name} at ${width}`).toBe(0)
          expect.soft(found.cut, `${name} at ${width}`).toEqual([])
        }
      }
    })
  })
}
