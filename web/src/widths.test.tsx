import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { settled, showPage } from './testing/show-page.tsx'
import { speaksTo } from './testing/wire.ts'

afterEach(async () => {
  document.documentElement.style.removeProperty('font-size')
  await page.viewport(1280, 800)
})

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
