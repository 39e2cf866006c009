import sharp, { type Sharp } from 'sharp'
import { findSheet } from './find-sheet.ts'
import { type Grey, redrawn, shrunk, softened } from './grey.ts'
import { measureGrain, measurePaper, litEvenly } from './light.ts'
import type { Projection } from './page-text.ts'
import { chain, type Corners, inverse, ontoCorners, scaled, turned } from './projection.ts'
import { measureLie } from './straighten.ts'

sharp.cache(false)
sharp.concurrency(1)

// A page of A4 at some 200 dots an inch: print of 8 points is 16 pixels high, below which the engine begins to guess.
const PIXELS = 3_900_000
const LONGEST = 5200
const MOST_ENLARGED = 2.2
const MOST_DECODED = 12_600_000
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
  /** Taken in the dark: its grain is so strong that the engine may take it for strokes. */
  isGrainy: boolean
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

// Share of the paper's brightness. Phones have less grain in daylight.
const GRAINY = 0.027

/**
 * Prepares a picture of a page: finds the sheet, straightens it, evens out the light and stretches the contrast. A grainy picture is
 * softened `soft` times.
 */
export function preparePicture(decoded: Grey, soft = 1): ReadyPicture {
  // Shrunk by whole squares first, so that small print becomes grey and does not vanish between two points.
  const square = Math.max(1, Math.floor(Math.max(decoded.width, decoded.height) / 1000))
  const shrunken = square === 1 ? decoded : shrunk(decoded, square)
  const sheet = sheetIn(shrunken, square) ?? { width: decoded.width, height: decoded.height, toPicture: scaled(1, 1) }
  const overview = Math.min(1, 1000 / Math.max(sheet.width, sheet.height))
  const small = redrawn(
    shrunken,
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
  const isGrainy = measureGrain(decoded) > GRAINY * measurePaper(decoded)
  let print = decoded
  for (let time = 0; isGrainy && time < soft; time += 1) print = softened(print)
  const straight = redrawn(print, size, toPicture, 255)
  return {
    picture: withoutFrame(litEvenly(straight, measureGrain(straight))),
    toStored: chain(toPicture, scaled(1 / decoded.width, 1 / decoded.height)),
    wasOnItsSide: isOnItsSide,
    letters,
    contrast,
    isGrainy,
  }
}

// Half a pixel's blur takes the grain away that one look may have taken for a stroke.
const SOFTENED = 0.45

/**
 * One line of a page that was prepared, anew from its picture: softer, by its own light, and so large that letters, which are `height`
 * pixels high on the page, have `tall`.
 */
export function prepareLine(
  decoded: Grey,
  { toStored }: Pick<ReadyPicture, 'toStored'>,
  line: { x: number; y: number; width: number; height: number },
  { height, tall }: { height: number; tall: number },
): Grey {
  const zoom = tall / height
  const [left, top] = [line.x - height, line.y - 0.45 * height]
  const size = {
    width: Math.round((line.width + 2 * height) * zoom),
    height: Math.round((line.height + 0.9 * height) * zoom),
  }
  const toPicture = (off: number) =>
    chain(chain([1 / zoom, 0, left, 0, 1 / zoom, top, 0, 0, 1], toStored), [
      decoded.width,
      0,
      off,
      0,
      decoded.height,
      off,
      0,
      0,
      1,
    ])
  const [one, other] = [-SOFTENED, SOFTENED].map((off) => redrawn(decoded, size, toPicture(off), 255))
  const soft = Uint8Array.from(one?.data ?? [], (value, at) => (value + (other?.data[at] ?? value)) >> 1)
  const picture = { data: soft, ...size }
  return litEvenly(picture, measureGrain(picture))
}

/** The same picture on its head. */
export function onItsHead({ picture: { data, width, height }, toStored, ...rest }: ReadyPicture): ReadyPicture {
  const picture = { data: Uint8Array.from(data).toReversed(), width, height }
  return { picture, toStored: chain([-1, 0, width, 0, -1, height, 0, 0, 1], toStored), ...rest }
}

/** The sheet within a picture that was shrunk by squares, as the picture itself has it. */
function sheetIn(shrunken: Grey, square: number): { width: number; height: number; toPicture: Projection } | null {
  const more = Math.max(1, Math.ceil(Math.max(shrunken.width, shrunken.height) / 260))
  const found = findSheet(shrunk(shrunken, more))
  const side = more * square
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

const EIGHTH = 8

/** Paints what is dark from the edges on inwards white: rests of the table, which would pass for the frame of a picture. */
function withoutFrame({ data: from, width: across, height: down }: Grey): Grey {
  const [width, height] = [Math.floor(across / EIGHTH), Math.floor(down / EIGHTH)]
  const isKnown = new Uint8Array(width * height)
  const next: number[] = []
  const enter = (column: number, row: number) => {
    if (column < 0 || row < 0 || column >= width || row >= height) return
    const at = row * width + column
    if (isKnown[at] === 1) return
    isKnown[at] = 1
    let sum = 0
    for (let y = row * EIGHTH; y < (row + 1) * EIGHTH; y += 1)
      for (let x = column * EIGHTH; x < (column + 1) * EIGHTH; x += 1) sum += from[y * across + x] ?? 0
    if (sum <= 185 * EIGHTH * EIGHTH) next.push(at)
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
  const data = next.length === 0 ? from : new Uint8Array(from)
  for (const at of next) {
    // A little more than the square itself, for its edge is seldom that of the frame.
    const [column, row] = [(at % width) * EIGHTH, Math.floor(at / width) * EIGHTH]
    for (let y = Math.max(0, row - 5); y < Math.min(down, row + EIGHTH + 5); y += 1)
      data.fill(255, y * across + Math.max(0, column - 5), y * across + Math.min(across, column + EIGHTH + 5))
  }
  return { data, width: across, height: down }
}
