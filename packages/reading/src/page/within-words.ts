import type { PageText } from '../recognition/page-text.ts'

// A bill has some hundred, and its dense conditions a thousand a page. Each costs up to a fifth of a millisecond.
const MOST_WORDS = 15_000

/** The pages with so many words as are understood: of a paper that has more, the last page and the first ones come before the others. */
export function withinWords(pages: readonly PageText[], most = MOST_WORDS): PageText[] {
  let left = most
  const cache = new Map<PageText, PageText>()
  for (const page of [...pages.slice(-1), ...pages.slice(0, -1)]) {
    cache.set(page, page.words.length <= left ? page : { ...page, words: page.words.slice(0, left) })
    left = Math.max(0, left - page.words.length)
  }
  return pages.map((page) => cache.get(page) ?? page)
}
