import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { isDeep } from '../depth.ts'
import { settled } from '../settled.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'EN-301-549', 'RGAAv4']

/** Differences between the light and the dark look of one page. */
const ofColours = ['color-contrast', 'link-in-text-block']

type Look = {
  /** a page whose light look was checked whole */
  isDark?: boolean
  /** path to the frame to check */
  inside?: string[]
  /** the page has axe already: another one beside it would look too */
  hasAxe?: boolean
}

/** Finds serious accessibility violations on the page as it is shown. */
export async function runAxe(page: Page, { isDark, inside, hasAxe }: Look = {}): Promise<string[]> {
  // No page has a frame of another origin: the mode that opens a second page for them is not needed.
  const axe = new AxeBuilder({ page, ...(hasAxe && { axeSource: ';' }) }).setLegacyMode()
  if (inside !== undefined) axe.include(inside)
  const { violations } = await (isDark ? axe.withRules(ofColours) : axe.withTags(rules)).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`).join('; ')}`,
    )
}

/** Expects no serious violation; `where` names the page in the failure. */
export async function expectNoBarrier(page: Page, where: string, look: Look = {}): Promise<void> {
  expect({ where, barriers: await runAxe(page, look) }).toEqual({ where, barriers: [] })
}

// Between them the page is one of the two: its layout changes at one width, and nothing is lost there by `axe.e2e.ts`.
const everyWidth = [320, 1280]

const looks = [
  { width: 320, theme: 'dark' },
  { width: 1280, theme: 'light' },
  { width: 320, theme: 'light' },
  { width: 1280, theme: 'dark' },
] as const
let turn = 0

/**
 * The same at each width, light and dark; in `npm test` in one of these looks, the next page in the next. Leaves the page wide and light.
 */
export async function expectNoBarrierAnywhere(page: Page, where: string, widths = everyWidth): Promise<void> {
  const wanted = looks.filter(({ width }) => widths.includes(width))
  turn += 1
  for (const { width, theme } of isDeep ? wanted : [wanted[turn % wanted.length] ?? looks[0]]) {
    await page.setViewportSize({ width, height: 900 })
    await settled(page)
    // Nobody has chosen: the page follows the system at once.
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expect
      .soft(expectNoBarrier(page, `${where} ${theme} ${width}`, { isDark: isDeep && theme === 'dark' }))
      .resolves.toBeUndefined()
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: Math.max(...widths), height: 900 })
}
