import { isDeep } from '../portal/depth.ts'
import { sideways } from '../portal/looks/small.ts'
import { foreignWords } from '../portal/looks/words.ts'
import { membersPlaces, visit } from '../portal/places/places.ts'
import { expect, test } from '../portal/portal-test.ts'
import { settled } from '../portal/settled.ts'

// Those of the two others are looked at with all barriers.
const accounts = [
  ['marco', 'it'],
  ['yanis', 'fr'],
  ['sophie', 'fr'],
  ['thibault', 'fr'],
] as const
const widths = [320, 390]
for (const [account, language] of isDeep ? accounts : []) {
  test.describe(`as ${account}`, () => {
    test.use({
      account,
      ownSession: true,
      viewport: { width: 320, height: 700 },
      locale: language === 'it' ? 'it-IT' : 'fr-FR',
    })

    test(`no page scrolls sideways at ${widths.join(' and ')} px, or holds a word of the other language`, async ({
      page,
    }) => {
      test.slow()
      for (const place of await membersPlaces(page, account)) {
        await visit(page, place)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 700 })
          await settled(page)
          expect.soft(await sideways(page), `${place.name} at ${width}`).toEqual({ wide: 0, cut: [] })
        }
        expect.soft(await foreignWords(page, language), place.name).toEqual([])
      }
    })
  })
}

test.describe('the tabs of the account', () => {
  test.use({ account: 'giulia', viewport: { width: 320, height: 700 }, locale: 'it-IT' })

  test('[A11Y-07] at 320 px the current tab is in sight, and the keyboard reaches the others without moving the page', async ({
    page,
  }) => {
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
