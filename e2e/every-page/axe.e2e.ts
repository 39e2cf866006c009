import { expectNoBarrierAnywhere } from '../portal/looks/axe.ts'
import { moving, sideways } from '../portal/looks/small.ts'
import { foreignWords } from '../portal/looks/words.ts'
import { places, visit } from '../portal/places.ts'
import { expect, test } from '../portal/portal-test.ts'
import { settled } from '../portal/settled.ts'

for (const [account, language] of [['helene', 'fr'], ['giulia', 'it']] as const) {
  test.describe(language, () => {
    test.use({ account, ownSession: true, locale: language === 'it' ? 'it-IT' : 'fr-FR', viewport: { width: 320, height: 700 } })

    for (const [who, isGuest] of [['member', false], ['guest', true]] as const) {
      test(`[A11Y-01][A11Y-07] nothing serious on any page of a ${who} at 320, 768 and 1280 px, light and dark, nothing lost, moving or foreign`, async ({ page }) => {
        test.setTimeout(420_000)
        for (const place of (await places(page, account)).filter((one) => one.isGuest === isGuest)) {
          await visit(page, place)
          for (const width of [390, 320]) {
            await page.setViewportSize({ width, height: 700 })
            await settled(page)
            expect.soft(await sideways(page), `${place.name} at ${width}`).toEqual({ wide: 0, cut: [] })
          }
          expect.soft(await moving(page), place.name).toEqual([])
          expect.soft(await foreignWords(page, language), place.name).toEqual([])
          await expectNoBarrierAnywhere(page, `${place.name} ${language}`)
        }
      })
    }
  })
}
