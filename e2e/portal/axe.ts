import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'EN-301-549', 'RGAAv4']

/** What can differ between the light and the dark look of one page. */
const ofColours = ['color-contrast', 'link-in-text-block']

type Look = { /** a page whose light look was checked whole */ isDark?: boolean }

/** Nothing serious stands in the way of anyone on the page as it is shown; `where` names it in the failure. */
export async function expectNoBarrier(page: Page, where: string, { isDark = false }: Look = {}): Promise<void> {
  // No page has a frame of another origin: the mode that opens a second page for them is not needed.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (isDark ? axe.withRules(ofColours) : axe.withTags(rules)).analyze()
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`).join('; ')}`)
  expect(serious).toEqual([])
}
