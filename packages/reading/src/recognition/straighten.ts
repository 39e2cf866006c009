import { blurred, closed, type Grey } from './grey.ts'
import { measureGrain } from './light.ts'

const MOST_DEGREES = 14
const MOST_POINTS = 40_000

export type Lie = {
  /** degrees by which lines of text fall to the right */
  degrees: number
  /** lines of text run down the page instead of across */
  isOnItsSide: boolean
  /** pieces of ink of a letter's size */
  letters: number
  /** emptiness of the gaps at this angle, by that at most others: noise looks the same at all of them */
  contrast: number
}

/** Measures the tilt of text lines in a small picture (some 1,000 pixels a side): the angle with the emptiest gaps. */
export function measureLie(picture: Grey): Lie {
  const points = inkOf(picture)
  if (points.x.length < 50) return { degrees: 0, isOnItsSide: false, letters: points.letters, contrast: 1 }
  const across = steepest(points.x, points.y)
  const down = steepest(points.y, points.x)
  // A page of columns has gaps both ways; those between lines are the deeper ones by far.
  const isOnItsSide = down.score > 1.3 * across.score
  const { degrees, contrast } = isOnItsSide ? down : across
  return { degrees: isOnItsSide ? -degrees : degrees, isOnItsSide, letters: points.letters, contrast }
}

/** Points of letters: darker than their paper and of a letter's size, without lines, edges, shadows and dust. */
function inkOf(picture: Grey): { x: Float32Array; y: Float32Array; letters: number } {
  const { width, data } = picture
  const paper = blurred(closed(picture, 4), 1)
  const grain = 2 * measureGrain(picture)
  const ink = new Uint8Array(data.length)
  for (let at = 0; at < data.length; at += 1) {
    const bright = paper.data[at] ?? 0
    ink[at] = (data[at] ?? 0) < Math.min(0.8 * bright, bright - grain) ? 1 : 0
  }
  const found: number[] = []
  let letters = 0
  for (let start = 0; start < ink.length; start += 1) {
    const letter = ink[start] === 1 ? letterAt(ink, width, start) : []
    if (letter.length === 0) continue
    letters += 1
    found.push(...letter)
  }
  const step = Math.max(1, Math.ceil(found.length / MOST_POINTS))
  const sample = found.filter((_, index) => index % step === 0)
  return {
    x: Float32Array.from(sample, (at) => at % width),
    y: Float32Array.from(sample, (at) => Math.floor(at / width)),
    letters,
  }
}

// Letters of a small picture; several that touch are as wide as a word.
const LEAST_POINTS = 5
const MOST_HIGH = 36
const MOST_WIDE = 110

/** Takes the piece of ink that holds a point away; gives its points where it may be a letter or a short word. */
function letterAt(ink: Uint8Array, width: number, start: number): number[] {
  const piece = [start]
  ink[start] = 0
  let [left, right, top, bottom] = [width, 0, Infinity, 0]
  for (let next = 0; next < piece.length; next += 1) {
    const at = piece[next] ?? 0
    const column = at % width
    const row = Math.floor(at / width)
    left = Math.min(left, column)
    right = Math.max(right, column)
    top = Math.min(top, row)
    bottom = Math.max(bottom, row)
    for (const down of [-1, 0, 1])
      for (const across of [-1, 0, 1]) {
        const near = at + down * width + across
        if (near < 0 || near >= ink.length || ink[near] !== 1 || Math.abs((near % width) - column) > 1) continue
        ink[near] = 0
        piece.push(near)
      }
  }
  const [wide, high] = [right - left + 1, bottom - top + 1]
  const isLetter =
    piece.length >= LEAST_POINTS && Math.min(wide, high) <= MOST_HIGH && Math.max(wide, high) <= MOST_WIDE
  const isRule = piece.length > 0.5 * wide * high && Math.max(wide, high) > 8 * Math.min(wide, high)
  return isLetter && !isRule ? piece : []
}

function steepest(along: Float32Array, across: Float32Array): { degrees: number; score: number; contrast: number } {
  let best = { degrees: 0, score: scoreOf(along, across, 0) }
  const all = [best.score]
  for (const { reach, step } of [
    { reach: MOST_DEGREES, step: 0.5 },
    { reach: 0.4, step: 0.1 },
    { reach: 0.08, step: 0.04 },
  ]) {
    const middle = best.degrees
    for (let degrees = middle - reach; degrees <= middle + reach + 1e-9; degrees += step) {
      const score = scoreOf(along, across, degrees)
      if (reach === MOST_DEGREES) all.push(score)
      if (score > best.score) best = { degrees, score }
    }
  }
  const usual = all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0
  return { ...best, contrast: best.score / Math.max(usual, 1e-9) }
}

function scoreOf(along: Float32Array, across: Float32Array, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  let [low, high] = [Infinity, -Infinity]
  for (let at = 0; at < along.length; at += 1) {
    const place = (across[at] ?? 0) - slope * (along[at] ?? 0)
    if (place < low) low = place
    if (place > high) high = place
  }
  const bins = new Float64Array(Math.ceil(high - low) + 2)
  for (let at = 0; at < along.length; at += 1) {
    const place = (across[at] ?? 0) - slope * (along[at] ?? 0) - low
    const bin = Math.floor(place)
    bins[bin] = (bins[bin] ?? 0) + 1 - (place - bin)
    bins[bin + 1] = (bins[bin + 1] ?? 0) + place - bin
  }
  // Differences of neighbours: edges of lines count, a broad shadow does not.
  let sum = 0
  for (let at = 1; at < bins.length; at += 1) sum += ((bins[at] ?? 0) - (bins[at - 1] ?? 0)) ** 2
  return sum / along.length
}
