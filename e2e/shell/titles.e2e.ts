import { expect, test } from '../portal/portal-test.ts'
import { places } from '../portal/places.ts'

for (const [account, language] of [['helene', 'fr'], ['giulia', 'it']] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ account, ownSession: true, locale: language === 'it' ? 'it-IT' : 'fr-FR' })

    test('the document says its language, and each page has a title and a heading of its own', async ({ page }) => {
      test.slow()
      const titles: string[] = []
      for (const place of await places(page, account)) {
        if (place.isGuest) continue
        await page.goto(place.address)
        await expect(page.getByRole('heading', { level: 1 }), place.name).toHaveCount(1)
        await expect(page.locator('html'), place.name).toHaveAttribute('lang', language)
        await expect(page, place.name).toHaveTitle(/^.+ · Coussinet$/)
        titles.push(await page.title())
      }
      await page.evaluate(() => localStorage.clear())
      await page.goto('/login')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page).toHaveTitle(language === 'it' ? /^.+ · Coussinet$/ : /^.+ · Coussinet$/)
      titles.push(await page.title())
      expect(new Set(titles).size, titles.join(' | ')).toBe(titles.length)
    })
  })
}
