import { blurred, closed, type Grey, spread } from './grey.ts'
import type { Corners, Point } from './projection.ts'

/** Sides of a sheet, clockwise: what is bright lies below the first, left of the second, above the third, right of the fourth. */
const SIDES = 4
// A phone is held askew by less; a sheet that lies across is as good as one that stands.
const MOST_DEGREES = 24
const MOST_LINES = 9
// Steps of brightness as logarithms: paper on a pale table, and what counts as much as a white sheet on a black one.
const LEAST_STEP = 0.06
const FULL_STEP = 0.45
const LEAST_OF_PICTURE = 0.13
const LEAST_SUPPORT = 0.62
// A picture on a page, or a pale part of one, has print around it.
const MOST_INK_OUTSIDE = 0.08

/** A straight step of brightness: the points p with p · normal = far; `normal` points to where it is bright. */
type Line = { angle: number; far: number; votes: number }
type BrightnessField = { width: number; height: number; logs: Float32Array }

/**
 * Finds the corners of a sheet on a small picture (some 260 pixels a side): four straight steps of brightness that hold what is
 * brighter than its surroundings all along. A lamp's light or a fold changes what is bright, but never so on four sides. Null where
 * there is none to be sure of.
 */
export function findSheet(picture: Grey): Corners | null {
  // Print would be steps of its own: it is painted over with the paper beside it.
  const plain = blurred(closed(picture, 3), 1)
  const field = { ...picture, logs: Float32Array.from(plain.data, (value) => Math.log(value + 6)) }
  const lines = linesOf(field)
  let best: { score: number; corners: Corners } | null = null
  for (const top of lines[0] ?? [])
    for (const bottom of lines[2] ?? []) {
      for (const left of lines[3] ?? [])
        for (const right of lines[1] ?? []) {
          const corners = cornersOf(field, [top, right, bottom, left])
          const score = corners === null ? 0 : scoreOf(field, corners)
          if (corners !== null && score > (best?.score ?? 0)) best = { score, corners }
        }
    }
  if (best === null || inkOutside(picture, best.corners) > MOST_INK_OUTSIDE) return null
  return alongSteps(field, best.corners)
}

/** Lays each side where brightness rises the most, for the lines that were voted for are coarse. */
function alongSteps(field: BrightnessField, corners: Corners): Corners {
  const [top, right, bottom, left] = corners.map((from, side) =>
    steepest(field, from, corners[(side + 1) % SIDES] ?? from),
  )
  if (top === undefined || right === undefined || bottom === undefined || left === undefined) return corners
  const [a, b, c, d] = [meet(top, left), meet(top, right), meet(bottom, right), meet(bottom, left)]
  return a === null || b === null || c === null || d === null ? corners : [a, b, c, d]
}

/** The line through the steepest points beside a side, fitted twice: first on all, then on those near to it. */
function steepest(field: BrightnessField, from: Point, to: Point): Line {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [tx, ty] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const points: { along: number; off: number }[] = []
  for (let along = 0.06 * length; along < 0.94 * length; along += 2) {
    let best = { off: 0, step: LEAST_STEP }
    for (let off = -4; off <= 4; off += 0.5) {
      const [x, y] = [from.x + tx * along - ty * off, from.y + ty * along + tx * off]
      const within = logAt(field, x - 1.5 * ty, y + 1.5 * tx)
      const without = logAt(field, x + 1.5 * ty, y - 1.5 * tx)
      const step = within === null || without === null ? 0 : within - without
      if (step > best.step) best = { off, step }
    }
    if (best.step > LEAST_STEP) points.push({ along, off: best.off })
  }
  const first = fitted(points)
  const { base, slope } = fitted(
    points.filter(({ along, off }) => Math.abs(off - first.base - first.slope * along) < 1.5),
  )
  // The normal stands on the fitted line, towards what is within.
  const turn = Math.atan(slope)
  const [nx, ny] = [-ty * Math.cos(turn) - tx * Math.sin(turn), tx * Math.cos(turn) - ty * Math.sin(turn)]
  const [px, py] = [from.x - ty * base, from.y + tx * base]
  return { angle: Math.atan2(ny, nx), far: px * nx + py * ny, votes: points.length }
}

function fitted(points: readonly { along: number; off: number }[]): { base: number; slope: number } {
  const count = points.length
  if (count < 6) return { base: 0, slope: 0 }
  const meanAlong = points.reduce((sum, { along }) => sum + along, 0) / count
  const meanOff = points.reduce((sum, { off }) => sum + off, 0) / count
  const spread = points.reduce((sum, { along }) => sum + (along - meanAlong) ** 2, 0)
  const slope = points.reduce((sum, { along, off }) => sum + (along - meanAlong) * (off - meanOff), 0) / spread
  return { base: meanOff - slope * meanAlong, slope }
}

/** The strongest straight steps of each side, by the votes of points whose brightness rises across them. */
function linesOf({ width, height, logs }: BrightnessField): Line[][] {
  const degrees = 2 * MOST_DEGREES + 1
  const reach = Math.ceil(Math.hypot(width, height))
  const votes = Array.from({ length: SIDES }, () => new Float32Array(degrees * 2 * reach))
  for (let y = 2; y < height - 2; y += 1)
    for (let x = 2; x < width - 2; x += 1) {
      const at = y * width + x
      const across = ((logs[at + 2] ?? 0) - (logs[at - 2] ?? 0)) / 2
      const down = ((logs[at + 2 * width] ?? 0) - (logs[at - 2 * width] ?? 0)) / 2
      const step = Math.hypot(across, down)
      if (step < LEAST_STEP / 2) continue
      // From the side's own direction: 0 where brightness rises straight down, left, up or right.
      const turn = (Math.atan2(down, across) * 180) / Math.PI - 90
      const side = ((Math.round(turn / 90) % SIDES) + SIDES) % SIDES
      const off = turn - 90 * Math.round(turn / 90)
      const around = Math.round(off)
      // The gradient of a small piece of a line is not exact: lines that are nearly so get its vote as well.
      for (let degree = around - 3; degree <= around + 3; degree += 1) {
        if (Math.abs(degree) > MOST_DEGREES) continue
        const { nx, ny } = normalOf(side, degree)
        const far = Math.round(x * nx + y * ny) + reach
        const cell = (degree + MOST_DEGREES) * 2 * reach + far
        const sums = votes[side]
        if (sums !== undefined) sums[cell] = (sums[cell] ?? 0) + Math.min(step, FULL_STEP / 2)
      }
    }
  return votes.map((sums, side) => peaksOf(sums, reach, side))
}

function normalOf(side: number, degree: number): { nx: number; ny: number } {
  const angle = ((degree + 90 * (side + 1)) * Math.PI) / 180
  return { nx: Math.cos(angle), ny: Math.sin(angle) }
}

function peaksOf(sums: Float32Array, reach: number, side: number): Line[] {
  const found: Line[] = []
  const left = Float32Array.from(sums)
  for (let count = 0; count < MOST_LINES; count += 1) {
    let best = 0
    for (let cell = 1; cell < left.length; cell += 1) if ((left[cell] ?? 0) > (left[best] ?? 0)) best = cell
    const value = left[best] ?? 0
    if (value < 2) break
    const [degree, far] = [Math.floor(best / (2 * reach)) - MOST_DEGREES, (best % (2 * reach)) - reach]
    found.push({ angle: ((degree + 90 * (side + 1)) * Math.PI) / 180, far, votes: value })
    // What is nearly the same line is no other one.
    for (let near = Math.max(-MOST_DEGREES, degree - 4); near <= Math.min(MOST_DEGREES, degree + 4); near += 1) {
      const row = (near + MOST_DEGREES) * 2 * reach
      left.fill(0, row + Math.max(0, far + reach - 5), row + Math.min(2 * reach, far + reach + 6))
    }
  }
  return found
}

function cornersOf(
  { width, height }: BrightnessField,
  [top, right, bottom, left]: readonly [Line, Line, Line, Line],
): Corners | null {
  const [a, b, c, d] = [meet(top, left), meet(top, right), meet(bottom, right), meet(bottom, left)]
  if (a === null || b === null || c === null || d === null) return null
  const corners: Corners = [a, b, c, d]
  const isNear = corners.every(
    ({ x, y }) => x > -0.04 * width && x < 1.04 * width && y > -0.04 * height && y < 1.04 * height,
  )
  if (!isNear || areaOf(corners) < LEAST_OF_PICTURE * width * height) return null
  const length = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
  const alike = (one: number, other: number) => Math.min(one, other) > 0.6 * Math.max(one, other)
  return alike(length(a, b), length(d, c)) && alike(length(a, d), length(b, c)) ? corners : null
}

function meet(one: Line, other: Line): Point | null {
  const [a, b] = [Math.cos(one.angle), Math.sin(one.angle)]
  const [c, d] = [Math.cos(other.angle), Math.sin(other.angle)]
  const whole = a * d - b * c
  if (Math.abs(whole) < 0.3) return null
  return { x: (one.far * d - b * other.far) / whole, y: (a * other.far - one.far * c) / whole }
}

const areaOf = (corners: Corners): number =>
  Math.abs(
    corners.reduce((sum, point, at) => {
      const next = corners[(at + 1) % SIDES] ?? point
      return sum + point.x * next.y - next.x * point.y
    }, 0) / 2,
  )

/**
 * Scores how surely four corners are a sheet’s: how much brighter its sides are within than without, all along; 0 where one side is not.
 */
function scoreOf(field: BrightnessField, corners: Corners): number {
  let sum = 0
  for (let side = 0; side < SIDES; side += 1) {
    const [from, to] = [corners[side], corners[(side + 1) % SIDES]]
    if (from === undefined || to === undefined) return 0
    const { support, step } = sideOf(field, from, to)
    if (support < LEAST_SUPPORT) return 0
    sum += support * Math.min(step, FULL_STEP)
  }
  // Of two that are as clear the larger one: a fold may pass for a side.
  return sum * (0.5 + areaOf(corners) / (field.width * field.height))
}

function sideOf(field: BrightnessField, from: Point, to: Point): { support: number; step: number } {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const count = Math.max(8, Math.min(48, Math.floor(length / 2)))
  // Clockwise corners have what is within on the right hand.
  const [nx, ny] = [-(to.y - from.y) / length, (to.x - from.x) / length]
  let [seen, rises, steps] = [0, 0, 0]
  for (let index = 0; index < count; index += 1) {
    const share = (index + 0.5) / count
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share]
    const within = logAt(field, x + 3 * nx, y + 3 * ny)
    const without = logAt(field, x - 3 * nx, y - 3 * ny)
    if (within === null || without === null) continue
    seen += 1
    steps += Math.max(-0.2, Math.min(within - without, FULL_STEP))
    if (within - without > LEAST_STEP) rises += 1
  }
  return seen < 0.5 * count ? { support: 0, step: 0 } : { support: rises / seen, step: steps / seen }
}

function logAt({ width, height, logs }: BrightnessField, x: number, y: number): number | null {
  const [column, row] = [Math.round(x), Math.round(y)]
  return column < 0 || row < 0 || column >= width || row >= height ? null : (logs[row * width + column] ?? 0)
}

/** The share of what looks like print that lies outside of the corners, on ground as bright as the sheet. */
function inkOutside(picture: Grey, corners: Corners): number {
  const paper = spread(picture, 2, 'brightest')
  const isIn = (x: number, y: number, margin: number) =>
    corners.every((corner, side) => {
      const next = corners[(side + 1) % SIDES] ?? corner
      const across = (next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x)
      return across > -margin * Math.hypot(next.x - corner.x, next.y - corner.y)
    })
  let [sum, count] = [0, 0]
  for (let at = 0; at < paper.data.length; at += 7)
    if (isIn(at % picture.width, Math.floor(at / picture.width), 0)) {
      sum += paper.data[at] ?? 0
      count += 1
    }
  const sheet = sum / Math.max(1, count)
  let [inside, outside] = [0, 0]
  for (let at = 0; at < picture.data.length; at += 1) {
    const bright = paper.data[at] ?? 0
    if (bright < 0.75 * sheet || (picture.data[at] ?? 0) > 0.7 * bright) continue
    const [x, y] = [(at % picture.width) + 0.5, Math.floor(at / picture.width) + 0.5]
    if (isIn(x, y, 0)) inside += 1
    // The sheet's own edge is no print.
    else if (!isIn(x, y, 6)) outside += 1
  }
  return outside / Math.max(1, inside + outside)
}
