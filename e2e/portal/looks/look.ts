import type { Page } from '@playwright/test'
import { runAxe } from './axe.ts'
import { moving, sideways } from './small.ts'
import { foreignWords } from './words.ts'

type Tester = { page: Page; frame: () => Promise<Pick<Page, 'evaluate'>> }

/** Finds what sticks out, moves or speaks the other language on a page test's page as it is shown. */
export async function look({ frame }: Tester, language: 'fr' | 'it') {
  const shown = await frame()
  return {
    ...(await sideways(shown)),
    moving: await moving(shown),
    foreign: await foreignWords(shown, language),
  }
}

/** Finds what bars somebody's way on a page test's page. */
export async function findBarriers({ page, frame }: Tester): Promise<string[]> {
  const hasAxe = await (await frame()).evaluate(() => 'axe' in globalThis)
  return runAxe(page, { inside: ['iframe[data-vitest]', 'html'], hasAxe })
}
