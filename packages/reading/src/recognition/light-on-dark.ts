import { type Grey, shrunk, spread } from './grey.ts'

// A screen at night is darker than this, and its letters are brighter than the ground by more than this, of 255.
const DARK = 100
const BRIGHTER = 60
// A dim photo has what is darker than its middle: print, a table, a shade. A screen has nothing below its ground.
const DARKER = 40
const MOST_DARKER = 0.02
// Most of a screen is its ground; a dim sheet has light, folds and a table of many greys.
const NEAR_GROUND = 25
const LEAST_GROUND = 0.75
// Letters are a few hundredths of a page, and strokes: nearly nothing of them is wider than this part of the page.
const LEAST_LETTERS = 0.004
const MOST_WIDE = 0.35
const STROKE = 1 / 130

/** Inverts a picture of bright letters on a dark ground, such as a screen at night; leaves others as they are. */
export function asDarkOnLight(picture: Grey): Grey {
  if (!isLightOnDark(picture)) return picture
  return { ...picture, data: picture.data.map((grey) => 255 - grey) }
}

function isLightOnDark(picture: Grey): boolean {
  const small = shrunk(picture, Math.max(1, Math.floor(Math.max(picture.width, picture.height) / 1300)))
  const ground = medianGrey(small)
  const size = small.data.length
  if (ground > DARK || countWhere(small, (grey) => grey < ground - DARKER) > MOST_DARKER * size) return false
  if (countWhere(small, (grey) => Math.abs(grey - ground) <= NEAR_GROUND) < LEAST_GROUND * size) return false
  const isBright = (grey: number) => grey > ground + BRIGHTER
  const bright = countWhere(small, isBright)
  // A bright sheet on a dark table is wide; its letters are darker than it is.
  const radius = Math.max(1, Math.round((STROKE * Math.min(small.width, small.height)) / 2))
  const wide = countWhere(spread(small, radius, 'darkest'), isBright)
  return bright > LEAST_LETTERS * size && wide < MOST_WIDE * bright
}

const countWhere = ({ data }: Grey, is: (grey: number) => boolean) =>
  data.reduce((count, grey) => (is(grey) ? count + 1 : count), 0)

function medianGrey({ data }: Grey): number {
  const counts = new Uint32Array(256)
  for (const grey of data) counts[grey] = (counts[grey] ?? 0) + 1
  let seen = 0
  return counts.findIndex((count) => (seen += count) * 2 >= data.length)
}
