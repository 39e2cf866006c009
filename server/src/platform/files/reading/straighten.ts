import { blurred, type Grey, spread } from './grey.ts'

const MOST_DEGREES = 14
const MOST_POINTS = 40_000

export type Lie = {
  /** degrees by which lines of text fall to the right */
  degrees: number
  /** lines of text run down the page instead of across */
  isOnItsSide: boolean
}

/** Tells how lines of text lie on a small picture (some 1,000 pixels a side), by the angle at which they leave the emptiest gaps between them. */
export function lieOf(picture: Grey): Lie {
  const points = inkOf(picture)
  if (points.x.length < 50) return { degrees: 0, isOnItsSide: false }
  const across = steepest(points.x, points.y)
  const down = steepest(points.y, points.x)
  // A page of columns has gaps both ways; those between lines are the deeper ones by far.
  const isOnItsSide = down.score > 1.3 * across.score
  return { degrees: isOnItsSide ? -down.degrees : across.degrees, isOnItsSide }
}

/** Points that are darker than the paper around them. */
function inkOf(picture: Grey): { x: Float32Array; y: Float32Array } {
  const paper = blurred(spread(picture, 5, 'brightest'), 5)
  const found: number[] = []
  for (let at = 0; at < picture.data.length; at += 1)
    if ((picture.data[at] ?? 0) < 0.75 * (paper.data[at] ?? 0)) found.push(at)
  const step = Math.max(1, Math.ceil(found.length / MOST_POINTS))
  const kept = found.filter((_, index) => index % step === 0)
  return {
    x: Float32Array.from(kept, (at) => at % picture.width),
    y: Float32Array.from(kept, (at) => Math.floor(at / picture.width)),
  }
}

function steepest(along: Float32Array, across: Float32Array): { degrees: number; score: number } {
  let best = { degrees: 0, score: scoreOf(along, across, 0) }
  for (const { reach, step } of [
    { reach: MOST_DEGREES, step: 0.5 },
    { reach: 0.4, step: 0.1 },
    { reach: 0.08, step: 0.04 },
  ]) {
    const middle = best.degrees
    for (let degrees = middle - reach; degrees <= middle + reach + 1e-9; degrees += step) {
      const score = scoreOf(along, across, degrees)
      if (score > best.score) best = { degrees, score }
    }
  }
  return best
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
