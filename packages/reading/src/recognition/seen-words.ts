import type { Grey } from './grey.ts'
import type { PageText, PageWord } from './page-text.ts'
import { carry } from './projection.ts'

// Steps of grey out of 255: the palest print that people read is darker, the noise of a picture is less.
const LEAST_INK = 20

/**
 * The words of a page that its picture shows: not those of a layer that is off, off the page, in the colour of what lies behind, or
 * covered. Two words in one place are both left out: the page shows one of them, and the text does not say which.
 */
export function leaveOutUnseen(text: PageText, drawn: Grey): PageWord[] {
  const visible = text.words.filter((word) => hasInk(word, text, drawn))
  return visible.filter((word, at) => !isWrittenOver(word, at, visible))
}

function hasInk({ x, y, width, height }: PageWord, { toStored }: PageText, drawn: Grey): boolean {
  const corners = [carry(toStored, { x, y }), carry(toStored, { x: x + width, y: y + height })]
  const across = corners.map((corner) => corner.x * drawn.width)
  const down = corners.map((corner) => corner.y * drawn.height)
  const [left, right] = [Math.floor(Math.min(...across)), Math.ceil(Math.max(...across))]
  const [top, bottom] = [Math.floor(Math.min(...down)), Math.ceil(Math.max(...down))]
  if (right <= 0 || bottom <= 0 || left >= drawn.width || top >= drawn.height) return false
  let [darkest, brightest] = [255, 0]
  for (let row = Math.max(0, top); row < Math.min(bottom, drawn.height); row += 1)
    for (let column = Math.max(0, left); column < Math.min(right, drawn.width); column += 1) {
      const grey = drawn.data[row * drawn.width + column] ?? 255
      darkest = Math.min(darkest, grey)
      brightest = Math.max(brightest, grey)
    }
  return brightest - darkest >= LEAST_INK
}

// The work grows with the square of the words; a bill has some hundred.
const MOST_COMPARED = 2_000

/** Tells whether another text has the same place. The same text twice is bold print, and counts once. */
function isWrittenOver(word: PageWord, at: number, words: readonly PageWord[]): boolean {
  if (words.length > MOST_COMPARED) return false
  return words.some((other, place) => {
    if (place === at || !isInPlaceOf(word, other)) return false
    return other.text !== word.text || place < at
  })
}

function isInPlaceOf(one: PageWord, other: PageWord): boolean {
  const height = Math.min(one.height, other.height)
  const middles = Math.abs(one.y + one.height / 2 - other.y - other.height / 2)
  const shared = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  return middles < 0.25 * height && shared > 0.5 * Math.min(one.width, other.width)
}
