import { expect, type Page } from '@playwright/test'

/** Waits until the page shows its heading and nothing on it is still on its way. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [aria-busy=true], main .Skeleton_skeleton')).toHaveCount(0)
  // On a first visit the fonts arrive after the page.
  await expect(page.locator('html[data-fonts]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}
