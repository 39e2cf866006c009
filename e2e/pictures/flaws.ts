import type { Page } from '@playwright/test'
import { sideways } from '../portal/looks/small.ts'
import { foreignWords } from '../portal/looks/words.ts'
import type { Language, State } from './picture.ts'

/** Texts that are cut off without three points, or run out of their box. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const isCut = (element: Element) => {
      const { display, overflowX, overflowY, textOverflow, visibility, clipPath } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      if (display.startsWith('inline') || visibility === 'hidden' || clipPath !== 'none' || width < 2 || height < 2)
        return false
      const isWide = element.scrollWidth > element.clientWidth + 1
      const isTall = element.scrollHeight > element.clientHeight + 2
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      return (isWide && textOverflow !== 'ellipsis' && !/auto|scroll/.test(overflowX)) || (isTall && hides(overflowY))
    }
    return [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          hasText(element) &&
          element.closest('[aria-hidden=true], svg, .sr, select, dialog:not([open])') === null &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          isCut(element),
      )
      .slice(0, 3)
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className} “${element.textContent?.trim().slice(0, 40)}”`,
      )
  })
}

/** Flaws of a page in one width that a program can detect. */
export async function flawsOfWidth(page: Page): Promise<string[]> {
  const { wide, cut } = await sideways(page)
  return [
    ...(wide > 0 ? [`scrolls sideways by ${wide} px`] : []),
    ...cut.map((element) => `sticks out to the right: ${element}`),
    ...(await cutTexts(page)).map((element) => `cuts its text off: ${element}`),
  ]
}

/** Flaws of a page in whatever width: words of the other language, nothing to see, or what never ends to load. */
export async function flawsOfWords(page: Page, state: State, language: Language): Promise<string[]> {
  const foreign = await foreignWords(page, language)
  const main = page.locator('main')
  const said = (await main.innerText()).trim()
  const waiting = await main.locator('[aria-busy=true], .Skeleton_skeleton').count()
  return [
    ...(foreign.length > 0 ? [`says words of the other language: ${foreign.join(', ')}`] : []),
    ...(said === '' && state !== 'loading' ? ['shows nothing'] : []),
    ...(waiting > 0 && state !== 'loading' ? ['goes on loading'] : []),
  ]
}

/** Complaints of a page's console, from now on; refused calls are no news where calls are refused on purpose. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`throws: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' || /Failed to load resource/.test(message.text())) return
    complaints.push(`complains: ${message.text().slice(0, 200)}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500)
      complaints.push(`is answered ${response.status()} by ${new URL(response.url()).pathname}`)
  })
  return complaints
}
