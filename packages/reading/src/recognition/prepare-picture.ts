import sharp, { type Sharp } from 'sharp'
import { findSheet } from './find-sheet.ts'
import { blurred, type Grey, redrawn, shrunk, spread } from './grey.ts'
import type { Projection } from './page-text.ts'
import { chain, type Corners, inverse, ontoCorners, scaled, turned } from './projection.ts'
import { measureLie } from './straighten.ts'

sharp.cache(false)
sharp.concurrency(1)

// A page of A4 at some 230 dots an inch: print of 8 points is 18 pixels high, below which the engine begins to guess.
const PIXELS = 4_900_000
const LONGEST = 5200
const MOST_ENLARGED = 2.2
const MOST_DECODED = 9_000_000
const WITHIN = 0.015

/** A picture that is ready to be read: straight, evenly lit, black on white. */
export type ReadyPicture = {
  picture: Grey
  /** carries its points to fractions of the stored picture */
  toStored: Projection
  /** It may stand on its head: nothing but the text can tell. */
  wasOnItsSide: boolean
  /** count of pieces of ink of a letter's size: next to none is no page of text */
  letters: number
  /** clearness of rows of text at the angle at which it lies: about 1 where there are none */
  contrast: number
}

/** Decodes a picture in grey on white, no larger than is of use. */
export async function decodeGrey(source: Sharp): Promise<Grey> {
  const { width, height } = await source.metadata()
  const scale = Math.min(1, Math.sqrt(MOST_DECODED / (width * height)))
  const { data, info } = await source
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize({
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
      fit: 'fill',
    })
    // Without it one channel comes as three.
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Prepares a picture of a page: finds the sheet, lays it straight, divides by its own light, stretches its greys. */
export function preparePicture(decoded: Grey): ReadyPicture {
  const bySheet = sheetIn(decoded)
  const sheet = bySheet ?? { width: decoded.width, height: decoded.height, toPicture: scaled(1, 1) }
  const overview = Math.min(1, 1000 / Math.max(sheet.width, sheet.height))
  // Shrunk by whole squares first, so that small print becomes grey and does not vanish between two points.
  const square = Math.max(1, Math.floor(1 / overview))
  const small = redrawn(
    square === 1 ? decoded : shrunk(decoded, square),
    { width: Math.round(sheet.width * overview), height: Math.round(sheet.height * overview) },
    chain(chain(scaled(1 / overview, 1 / overview), sheet.toPicture), scaled(1 / square, 1 / square)),
    255,
  )
  const { degrees, isOnItsSide, letters, contrast } = measureLie(small)
  // Against the fall of the lines; a page on its side is turned by a quarter first.
  const laid = turned(sheet, -degrees + (isOnItsSide ? -90 : 0))
  const scale = Math.min(
    MOST_ENLARGED,
    Math.sqrt(PIXELS / (laid.width * laid.height)),
    LONGEST / Math.max(laid.width, laid.height),
  )
  const size = { width: Math.round(laid.width * scale), height: Math.round(laid.height * scale) }
  const toPicture = chain(chain(scaled(1 / scale, 1 / scale), inverse(laid.by)), sheet.toPicture)
  const straight = redrawn(decoded, size, toPicture, 255)
  return {
    picture: withoutFrame(stretched(litEvenly(straight))),
    toStored: chain(toPicture, scaled(1 / decoded.width, 1 / decoded.height)),
    wasOnItsSide: isOnItsSide,
    letters,
    contrast,
  }
}

/** The same picture on its head. */
export function onItsHead({ picture: { data, width, height }, toStored, ...rest }: ReadyPicture): ReadyPicture {
  const picture = { data: Uint8Array.from(data).toReversed(), width, height }
  return { picture, toStored: chain([-1, 0, width, 0, -1, height, 0, 0, 1], toStored), ...rest }
}

function sheetIn(decoded: Grey): { width: number; height: number; toPicture: Projection } | null {
  const side = Math.max(1, Math.ceil(Math.max(decoded.width, decoded.height) / 330))
  const found = findSheet(shrunk(decoded, side))
  if (found === null) return null
  const middle = {
    x: found.reduce((sum, { x }) => sum + x, 0) / 4,
    y: found.reduce((sum, { y }) => sum + y, 0) / 4,
  }
  // A little within, so that nothing of the table comes in.
  const at = (index: 0 | 1 | 2 | 3) => ({
    x: (found[index].x + (middle.x - found[index].x) * WITHIN) * side,
    y: (found[index].y + (middle.y - found[index].y) * WITHIN) * side,
  })
  const corners: Corners = [at(0), at(1), at(2), at(3)]
  const [a, b, c, d] = corners
  const length = (one: typeof a, other: typeof a) => Math.hypot(one.x - other.x, one.y - other.y)
  const width = Math.round((length(a, b) + length(d, c)) / 2)
  const height = Math.round((length(a, d) + length(b, c)) / 2)
  const toPicture = ontoCorners(width, height, corners)
  return toPicture === null ? null : { width, height, toPicture }
}

// The light of a table's lamp changes slowly: an eighth of the size knows it, and takes a sixty-fourth of the time.
const EIGHTH = 8

function litEvenly(picture: Grey): Grey {
  const { data, width, height } = picture
  if (width < 4 * EIGHTH || height < 4 * EIGHTH) return picture
  const light = blurred(spread(shrunk(picture, EIGHTH), 4, 'brightest'), 4)
  const result = new Uint8Array(data.length)
  for (let row = 0, at = 0; row < height; row += 1) {
    const down = Math.min(Math.max(row / EIGHTH - 0.5, 0), light.height - 1.001)
    const top = Math.floor(down)
    const lower = down - top
    for (let column = 0; column < width; column += 1, at += 1) {
      const across = Math.min(Math.max(column / EIGHTH - 0.5, 0), light.width - 1.001)
      const left = Math.floor(across)
      const right = across - left
      const first = top * light.width + left
      const paper =
        ((light.data[first] ?? 0) * (1 - right) + (light.data[first + 1] ?? 0) * right) * (1 - lower) +
        ((light.data[first + light.width] ?? 0) * (1 - right) + (light.data[first + light.width + 1] ?? 0) * right) *
          lower
      result[at] = Math.min(255, ((data[at] ?? 0) * 255) / Math.max(paper, 40))
    }
  }
  return { data: result, width, height }
}

/** Paints what is dark from the edges on inwards white: rests of the table, which would pass for the frame of a picture. */
function withoutFrame(picture: Grey): Grey {
  const small = shrunk(picture, EIGHTH)
  const { width, height } = small
  const isFrame = new Uint8Array(width * height)
  const next: number[] = []
  const enter = (column: number, row: number) => {
    if (column < 0 || row < 0 || column >= width || row >= height) return
    const at = row * width + column
    if (isFrame[at] === 1 || (small.data[at] ?? 255) > 185) return
    isFrame[at] = 1
    next.push(at)
  }
  for (let column = 0; column < width; column += 1) for (const row of [0, 1, height - 2, height - 1]) enter(column, row)
  for (let row = 0; row < height; row += 1) for (const column of [0, 1, width - 2, width - 1]) enter(column, row)
  for (let index = 0; index < next.length; index += 1) {
    const [column, row] = [(next[index] ?? 0) % width, Math.floor((next[index] ?? 0) / width)]
    enter(column - 1, row)
    enter(column + 1, row)
    enter(column, row - 1)
    enter(column, row + 1)
  }
  const data = new Uint8Array(picture.data)
  for (const at of next) {
    // A little more than the square itself, for its edge is seldom that of the frame.
    const [column, row] = [(at % width) * EIGHTH, Math.floor(at / width) * EIGHTH]
    for (let y = Math.max(0, row - 5); y < Math.min(picture.height, row + EIGHTH + 5); y += 1)
      data.fill(
        255,
        y * picture.width + Math.max(0, column - 5),
        y * picture.width + Math.min(picture.width, column + EIGHTH + 5),
      )
  }
  return { data, width: picture.width, height: picture.height }
}

/** Makes the paper white and the print black. */
function stretched({ data, width, height }: Grey): Grey {
  const counts = new Uint32Array(256)
  for (let at = 0; at < data.length; at += 1) counts[data[at] ?? 0] = (counts[data[at] ?? 0] ?? 0) + 1
  let [black, sum] = [0, 0]
  while (black < 140 && sum < 0.006 * data.length) {
    sum += counts[black] ?? 0
    black += 1
  }
  const white = 228
  const table = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.max(0, Math.min(255, ((value - black) * 255) / (white - black))),
  )
  const result = new Uint8Array(data.length)
  for (let at = 0; at < data.length; at += 1) result[at] = table[data[at] ?? 0] ?? 0
  return { data: result, width, height }
}
