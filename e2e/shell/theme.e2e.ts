import type { Page } from '@playwright/test'
import { expect, test } from '../portal/portal-test.ts'

/** Notes the page's theme at each frame from the first one on. */
async function noteThemes(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Reflect.set(globalThis, 'themes', seen)
    const note = () => {
      if (document.body !== null)
        seen.push(`${document.documentElement.dataset['theme']} ${getComputedStyle(document.body).backgroundColor}`)
      if (seen.length < 60) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  return async () => [...new Set<string>(await page.evaluate(() => Reflect.get(globalThis, 'themes')))]
}

for (const [who, account, address] of [
  ['a member', 'helene', '/animals'],
  ['a guest', null, '/login'],
] as const) {
  test.describe(`for ${who}`, account === null ? { tag: '@deep' } : {}, () => {
    test.use({ account })

    test('[NAV-14] the theme is the system’s at first, then the chosen one, and never another for a moment', async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      const themes = await noteThemes(page)
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(async () => (await themes()).length).toBe(1)
      expect((await themes())[0]).toMatch(/^dark /)

      const toggle = page.getByRole('button', { name: 'Passer en mode clair' })
      await toggle.hover()
      const began = Date.now()
      const tip = page.locator('[role=tooltip], .Tooltip_tooltip').filter({ hasText: 'Passer en mode clair' })
      await expect(tip).toBeVisible()
      expect(Date.now() - began).toBeLessThan(400)
      const [button, bubble] = [await toggle.boundingBox(), await tip.boundingBox()]
      expect(bubble?.width).toBeLessThanOrEqual(250)
      expect((bubble?.x ?? 0) + (bubble?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0)

      await toggle.click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      await expect(page.getByRole('button', { name: 'Passer en mode sombre' })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(async () => (await themes()).length).toBe(1)
      expect((await themes())[0]).toMatch(/^light /)
    })
  })
}

test.describe('before the portal’s code has come', () => {
  test.use({ account: null })

  test('[NAV-14] the page follows the system at once', async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, () => {})
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/login', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})
