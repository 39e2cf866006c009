import { foreignWords } from '../portal/looks/words.ts'
import { membersPlaces, visit } from '../portal/places.ts'
import { expect, test } from '../portal/portal-test.ts'
import { settled } from '../portal/settled.ts'

// The pages of the two others are read where barriers are looked for.
for (const [account, language, other] of [['marco', 'it', 'French'], ['thibault', 'fr', 'Italian']] as const) {
  test.describe(`the pages of ${account}`, () => {
    test.use({ account, ownSession: true, locale: language === 'it' ? 'it-IT' : 'fr-FR' })

    test(`hold no ${other} word`, async ({ page }) => {
      test.slow()
      for (const place of await membersPlaces(page, account)) {
        await visit(page, place)
        await settled(page)
        expect.soft(await foreignWords(page, language), place.name).toEqual([])
      }
    })
  })
}
