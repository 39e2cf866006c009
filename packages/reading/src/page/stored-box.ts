import type { ReadBox } from '@coussinet/contract/readings.ts'
import { boxIn } from '../recognition/grey.ts'
import type { PageText, PageWord } from '../recognition/page-text.ts'

const fraction = (value: number) => Math.min(1, Math.max(0, Math.round(value * 10_000) / 10_000))

/** The place of some words on the page as it is stored. */
export function storedBox(page: PageText, words: readonly PageWord[]): ReadBox | null {
  if (words.length === 0) return null
  const x = Math.min(...words.map((word) => word.x))
  const y = Math.min(...words.map((word) => word.y))
  const width = Math.max(...words.map((word) => word.x + word.width)) - x
  const height = Math.max(...words.map((word) => word.y + word.height)) - y
  const box = boxIn(page.toStored, { x, y, width, height })
  const [left, top] = [fraction(box.x), fraction(box.y)]
  return {
    page: page.page,
    x: left,
    y: top,
    width: fraction(Math.min(1, box.x + box.width) - left),
    height: fraction(Math.min(1, box.y + box.height) - top),
  }
}
