import { expectNoBarrier } from '../portal/axe.ts'
import { places } from '../portal/places.ts'
import { expect, test } from '../portal/portal-test.ts'
import { settled } from '../portal/settled.ts'

const widths = [320, 768, 1280]

for (const [account, language] of [['helene', 'fr'], ['giulia', 'it']] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`${language}, ${theme}`, () => {
      test.use({ account, ownSession: true, colorScheme: theme, locale: language === 'it' ? 'it-IT' : 'fr-FR' })

      test('[A11Y-01] nothing serious on any page at 320, 768 and 1280 px', async ({ page }) => {
        test.setTimeout(240_000)
        for (const { name, address, isGuest } of await places(page, account)) {
          if (isGuest) await page.evaluate(() => localStorage.clear())
          await page.goto(address)
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 })
            await settled(page)
            await expect.soft(expectNoBarrier(page, `${name} ${language} ${theme} ${width}`)).resolves.toBeUndefined()
          }
        }
      })
    })
  }
}
