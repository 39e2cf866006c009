import { expectNoBarrier } from '../portal/axe.ts'
import { places, visit } from '../portal/places.ts'
import { expect, test } from '../portal/portal-test.ts'
import { settled } from '../portal/settled.ts'

const widths = [320, 768, 1280]

for (const [account, language] of [['helene', 'fr'], ['giulia', 'it']] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`${language}, ${theme}`, () => {
      test.use({ account, ownSession: true, colorScheme: theme, locale: language === 'it' ? 'it-IT' : 'fr-FR' })

      for (const [who, isGuest] of [['member', false], ['guest', true]] as const) {
        test(`[A11Y-01] nothing serious on any page of a ${who} at 320, 768 and 1280 px`, async ({ page }) => {
          test.setTimeout(420_000)
          for (const place of (await places(page, account)).filter((one) => one.isGuest === isGuest)) {
            await visit(page, place)
            for (const width of widths) {
              await page.setViewportSize({ width, height: 900 })
              await settled(page)
              await expect.soft(expectNoBarrier(page, `${place.name} ${language} ${theme} ${width}`, { isDark: theme === 'dark' })).resolves.toBeUndefined()
            }
          }
        })
      }
    })
  }
}
