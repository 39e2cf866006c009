import { expectNoBarrierAnywhere } from '../portal/looks/axe.ts'
import { watchPolicy } from '../portal/looks/policy.ts'
import { moving, sideways } from '../portal/looks/small.ts'
import { foreignWords } from '../portal/looks/words.ts'
import { places, visit } from '../portal/places/places.ts'
import { expect, test } from '../portal/portal-test.ts'
import { settled } from '../portal/settled.ts'

// `web/src/looks.test.tsx` checks the same pages on recorded answers; here they are the built portal's, with its policy. Pages that replace
// another are the same in both languages: in Italian one width is enough to show whether the words fit.
for (const [account, language, widths] of [
  ['helene', 'fr', undefined],
  ['giulia', 'it', [320]],
] as const) {
  test.describe(language, { tag: '@deep' }, () => {
    test.use({
      account,
      ownSession: true,
      locale: language === 'it' ? 'it-IT' : 'fr-FR',
      viewport: { width: 320, height: 700 },
    })

    // Many pages: half of them for each of two workers.
    for (const [who, isGuest, half] of [
      ['member', false, 0],
      ['member', false, 1],
      ['guest', true, null],
    ] as const) {
      test(`[A11Y-01][A11Y-07] nothing serious, nothing lost, moving or foreign on any page of a ${who}${half === null ? '' : `, half ${half + 1}`}, at 320 and 390 px, no policy broken and nobody else asked`, async ({
        page,
        origin,
      }) => {
        test.setTimeout(420_000)
        // Rows that pages create on demand may be created by two at once, one of whom is refused.
        const looked = (await places(page, account))
          .filter((one) => one.isGuest === isGuest)
          .filter((_, at) => half === null || at % 2 === half)
        const { broken, foreign } = await watchPolicy(page, origin)
        const titles = new Map<string, string>()
        for (const place of looked) {
          await visit(page, place)
          await expect.soft(page.locator('html'), place.name).toHaveAttribute('lang', language)
          const { pathname } = new URL(place.address, origin)
          if (place.show === undefined && !titles.has(pathname)) {
            await expect.soft(page.getByRole('heading', { level: 1 }), place.name).toHaveCount(1)
            await expect.soft(page, place.name).toHaveTitle(/^.+ · Coussinet$/)
            titles.set(pathname, await page.title())
          }
          for (const width of [390, 320]) {
            await page.setViewportSize({ width, height: 700 })
            await settled(page)
            expect.soft(await sideways(page), `${place.name} at ${width}`).toEqual({ wide: 0, cut: [] })
          }
          expect.soft(await moving(page), place.name).toEqual([])
          expect.soft(await foreignWords(page, language), place.name).toEqual([])
          await expectNoBarrierAnywhere(page, `${place.name} ${language}`, widths && [...widths])
        }
        expect([...titles.values()]).toEqual([...new Set(titles.values())])
        expect({ broken, foreign }).toEqual({ broken: [], foreign: [] })
      })
    }
  })
}
