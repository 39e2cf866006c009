import { listAnimals } from '@coussinet/contract/animals.ts'
import { listRefundRequests } from '@coussinet/contract/refund-requests.ts'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerTo } from './testing/recorded.ts'
import { settled, showPage } from './testing/show-page.tsx'
import { speaksTo } from './testing/wire.ts'

afterEach(async () => {
  document.documentElement.style.removeProperty('font-size')
  await page.viewport(1280, 800)
})

const paid = answerTo('helene', listRefundRequests, '/refund-requests?limit=100').data.find(
  ({ status }) => status === 'accepted',
)?.id
const animal = answerTo('helene', listAnimals, '/animals').data[0]?.id

const over = () => document.documentElement.scrollWidth - innerWidth

it.each(['/', '/contact', '/faq', '/sponsorship', '/refunds', '/profile/receipts'])(
  '[A11Y-07] beside the open sidebar %s is no wider than its window and keeps room for words, on a tablet and with the text at 200 %%',
  async (address) => {
    await page.viewport(769, 1000)
    speaksTo('helene')
    await showPage(address).shown
    await settled()
    for (const width of [769, 1024]) {
      await page.viewport(width, 1000)
      expect({ width, over: over() }).toEqual({ width, over: 0 })
      for (const column of document.querySelectorAll('.cols > :first-child'))
        expect(column.getBoundingClientRect().width).toBeGreaterThan(380)
    }
    if (address.startsWith('/profile')) return
    await page.viewport(1280, 1000)
    document.documentElement.style.setProperty('font-size', '200%', 'important')
    await settled()
    expect(over()).toBe(0)
  },
)

/** Words that wrap although one line has room for them. */
function dividedWords(): string[] {
  const words: string[] = []
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const parent = text.parentElement
    if (!parent?.checkVisibility() || parent.closest('.sr, a[href*="//"], [href^="mailto:"]')) continue
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}{3,}/gu)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
      )
      if (lines.size > 1) words.push(word)
    }
  }
  return words
}

// 195 px at the usual size are what 390 px are at twice the size of the text.
it.each([
  ['/'],
  ['/refunds'],
  [`/refunds/${paid}`],
  [`/animals/${animal}`],
  ['/profile/contract'],
  ['/refunds/estimate'],
])(
  '[A11Y-07] no word of %s is divided, and nothing leaves the window, on a phone with the text twice as large',
  async (address) => {
    speaksTo('helene')
    await page.viewport(195, 800)
    await showPage(address).shown
    await settled()
    expect(over()).toBe(0)
    expect(dividedWords()).toEqual([])
    // A word that is longer than a line is divided by the language's own rules.
    expect(getComputedStyle(document.querySelector('h1') ?? document.body).hyphens).toBe('auto')
    expect(document.documentElement.lang).toBe('fr')
    if (address === '/') return
    const back = document.querySelector('nav li:nth-last-child(2) a')
    expect(back?.scrollWidth).toBeLessThanOrEqual(back?.clientWidth ?? 0)
  },
)

it('[A11Y-07] with the text at 200 % no drawing stands on the words of the home page’s cushion', async () => {
  speaksTo('helene')
  await page.viewport(640, 900)
  await showPage('/').shown
  await settled()
  const range = document.createRange()
  const cushion = document.querySelector('main [data-size="large"]')
  const drawing = cushion?.querySelector(':scope > svg')?.getBoundingClientRect()
  const words = [...(cushion?.querySelectorAll('h2, p, a') ?? [])].map((element) => {
    range.selectNodeContents(element)
    return range.getBoundingClientRect().right
  })
  expect(words.length).toBeGreaterThan(2)
  expect(Math.max(...words)).toBeLessThan(drawing?.left ?? 0)
})
