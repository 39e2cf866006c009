import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { isLong } from '../depth.ts'
import { settled } from '../settled.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'EN-301-549', 'RGAAv4']

/** Differences between the light and the dark look of one page. */
const ofColours = ['color-contrast', 'link-in-text-block']

type Look = { /** a page whose light look was checked whole */ isDark?: boolean }

/** Nothing serious stands in the way of anyone on the page as it is shown; `where` names it in the failure. */
export async function expectNoBarrier(page: Page, where: string, { isDark = false }: Look = {}): Promise<void> {
  // No page has a frame of another origin: the mode that opens a second page for them is not needed.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (isDark ? axe.withRules(ofColours) : axe.withTags(rules)).analyze()
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${where}: ${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`).join('; ')}`,
    )
  expect(serious).toEqual([])
}

// Between them the page is one of the two: its layout changes at one width, and nothing is lost there by `widths.e2e.ts`.
const everyWidth = [320, 1280]

/** The same at each width, light and dark; in `npm test` the dark look of the first and the light one of the last. Leaves the page wide and light. */
export async function expectNoBarrierAnywhere(page: Page, where: string, widths = everyWidth): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await settled(page)
    const looks = ['dark', 'light'] as const
    for (const theme of looks.filter(
      (look) => isLong || widths.length === 1 || (look === 'dark') === (width === widths[0]),
    )) {
      // Nobody has chosen: the page follows the system at once.
      await page.emulateMedia({ colorScheme: theme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expect
        .soft(expectNoBarrier(page, `${where} ${theme} ${width}`, { isDark: theme === 'dark' }))
        .resolves.toBeUndefined()
    }
  }
}
