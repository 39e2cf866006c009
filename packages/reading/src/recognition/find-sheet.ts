import { blurred, type Grey, spread } from './grey.ts'
import type { Corners, Point } from './projection.ts'

// A sheet that fills the picture has no table around it.
const MOST_OF_PICTURE = 0.96
const LEAST_OF_PICTURE = 0.2

/** Finds the corners of a sheet that lies on a darker table, on a small picture (some 330 pixels a side); null where there is none to be sure of. */
export function findSheet(picture: Grey): Corners | null {
  // Print would cut the sheet into pieces: it is painted over with the paper beside it.
  const plain = blurred(spread(picture, 3, 'brightest'), 1)
  const first = steadiest(plain)
  if (first !== null && first.steps >= CLEAR_STEPS && isWhole(picture, first.corners)) return first.corners
  // A lamp may light the table more than the sheet's far end: its light is taken away.
  const [best] = [first, steadiest(withoutLight(plain))]
    .filter((one) => one !== null)
    .filter(({ corners, steps }) => steps >= LEAST_STEPS && isWhole(picture, corners))
    .toSorted((one, other) => other.steps - one.steps)
  return best?.corners ?? null
}

const isWhole = (picture: Grey, corners: Corners) => inkOutside(picture, corners) <= 0.08

const LEAST_STEPS = 3
const CLEAR_STEPS = 8
const STEP = 7

/** The corners that stay the same over the most thresholds: those of a sheet do, those of a shadow move. */
function steadiest(plain: Grey): { corners: Corners; steps: number } | null {
  let best: { corners: Corners; steps: number } | null = null
  let run: { corners: Corners; area: number }[] = []
  for (let threshold = 24; threshold <= 235; threshold += STEP) {
    const corners = sheetAbove(plain, threshold)
    const area = corners === null ? 0 : areaOf(corners)
    const last = run.at(-1)
    if (corners === null || (last !== undefined && Math.abs(last.area - area) > 0.02 * last.area)) run = []
    if (corners === null) continue
    run.push({ corners, area })
    const middle = run[Math.floor(run.length / 2)]
    if (middle !== undefined && run.length > (best?.steps ?? 0)) best = { corners: middle.corners, steps: run.length }
  }
  return best
}

/** Takes the light away that falls on table and sheet alike: a smooth surface, fitted together with the step between the two. */
function withoutLight(picture: Grey): Grey {
  const { data, width, height } = picture
  const logs = Float64Array.from(data, (value) => Math.log(Math.max(value, 4)))
  const at = (index: number) => ({ x: (index % width) / width - 0.5, y: Math.floor(index / width) / height - 0.5 })
  const smooth = (index: number) => {
    const { x, y } = at(index)
    return [1, x, y, x * x, x * y, y * y]
  }
  const mean = logs.reduce((sum, value) => sum + value, 0) / logs.length
  let isSheet = (index: number) => (logs[index] ?? 0) > mean
  let surface: number[] = []
  let step = 0
  for (let round = 0; round < 10; round += 1) {
    const rows: number[][] = []
    const wanted: number[] = []
    for (let index = 0; index < logs.length; index += 7) {
      rows.push([...smooth(index), isSheet(index) ? 1 : 0])
      wanted.push(logs[index] ?? 0)
    }
    const solved = leastSquares(rows, wanted)
    surface = solved.slice(0, 6)
    step = solved[6] ?? 0
    const [fitted, half] = [surface, step / 2]
    isSheet = (index) => (logs[index] ?? 0) - dot(fitted, smooth(index)) > half
  }
  if (!(step > 0.25)) return picture
  // The table at 60, the sheet at 190.
  const evened = Uint8Array.from(logs, (value, index) => {
    const level = (value - dot(surface, smooth(index))) / step
    return Math.max(0, Math.min(255, 60 + 130 * level))
  })
  return { data: evened, width, height }
}

const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0)

/** Solves for the weights of columns that come nearest to what is wanted. */
function leastSquares(rows: readonly (readonly number[])[], wanted: readonly number[]): number[] {
  const size = rows[0]?.length ?? 0
  const matrix = Array.from({ length: size }, () => new Float64Array(size + 1))
  rows.forEach((row, index) => {
    for (const [a, line] of matrix.entries()) {
      const weight = row[a] ?? 0
      for (let b = 0; b < size; b += 1) line[b] = (line[b] ?? 0) + weight * (row[b] ?? 0)
      line[size] = (line[size] ?? 0) + weight * (wanted[index] ?? 0)
    }
  })
  for (const [a, line] of matrix.entries()) {
    const pivot = line[a] ?? 0
    if (Math.abs(pivot) < 1e-9) return Array.from({ length: size }, () => 0)
    for (let b = a; b <= size; b += 1) line[b] = (line[b] ?? 0) / pivot
    for (const [c, other] of matrix.entries()) {
      if (c === a) continue
      const times = other[a] ?? 0
      for (let b = a; b <= size; b += 1) other[b] = (other[b] ?? 0) - times * (line[b] ?? 0)
    }
  }
  return matrix.map((line) => line[size] ?? 0)
}

function sheetAbove(plain: Grey, threshold: number): Corners | null {
  const sheet = largestPiece(plain, threshold)
  const share = sheet.size / (plain.width * plain.height)
  if (share > MOST_OF_PICTURE || share < LEAST_OF_PICTURE) return null
  const hull = hullOf(sheet.edge)
  const corners = cornersOf(hull)
  if (corners === null) return null
  const area = areaOf(corners)
  // Four corners that hold what the piece holds: else it is no sheet, or a part of one lies in a shadow.
  return sheet.size / area < 0.94 || area / areaOf(hull) < 0.965 ? null : corners
}

function largestPiece({ data, width, height }: Grey, threshold: number): { size: number; edge: Point[] } {
  const seen = new Uint8Array(data.length)
  const isSheet = (at: number) => (data[at] ?? 0) > threshold
  let largest: number[] = []
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] === 1 || !isSheet(start)) continue
    const piece = [start]
    seen[start] = 1
    for (let next = 0; next < piece.length; next += 1) {
      const at = piece[next] ?? 0
      const column = at % width
      for (const near of [column > 0 ? at - 1 : -1, column < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (near < 0 || near >= data.length || seen[near] === 1 || !isSheet(near)) continue
        seen[near] = 1
        piece.push(near)
      }
    }
    if (piece.length > largest.length) largest = piece
  }
  // First and last of each row: all that a hull needs.
  const rows = new Map<number, { left: number; right: number }>()
  for (const at of largest) {
    const [row, column] = [Math.floor(at / width), at % width]
    const known = rows.get(row)
    if (known === undefined) rows.set(row, { left: column, right: column })
    else rows.set(row, { left: Math.min(known.left, column), right: Math.max(known.right, column) })
  }
  const edge = [...rows].flatMap(([y, { left, right }]) => [
    { x: left, y },
    { x: right + 1, y },
    { x: left, y: y + 1 },
    { x: right + 1, y: y + 1 },
  ])
  // Holes belong to it: dark pictures and bars.
  const size = [...rows.values()].reduce((sum, { left, right }) => sum + right - left + 1, 0)
  return { size: Math.min(size, width * height), edge }
}

const cross = (o: Point, a: Point, b: Point) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)

function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one.x - other.x || one.y - other.y)
  const half = (from: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of from) {
      for (;;) {
        const [before, last] = [chain.at(-2), chain.at(-1)]
        if (before === undefined || last === undefined || cross(before, last, point) > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

function areaOf(corners: readonly Point[]): number {
  return Math.abs(
    corners.reduce((sum, point, at) => {
      const next = corners[(at + 1) % corners.length] ?? point
      return sum + point.x * next.y - next.x * point.y
    }, 0) / 2,
  )
}

/** The four corners that hold the most of a hull, clockwise from the upper left one. */
function cornersOf(hull: readonly Point[]): Corners | null {
  const few = hull.filter((_, at) => at % Math.ceil(hull.length / 60) === 0)
  let best: { area: number; points: Point[] } = { area: 0, points: [] }
  for (let a = 0; a < few.length; a += 1)
    for (let c = a + 2; c < few.length; c += 1) {
      const [first, third] = [few[a], few[c]]
      if (first === undefined || third === undefined) continue
      // On each side of a diagonal the corner that is farthest from it.
      const second = farthest(few.slice(a + 1, c), first, third)
      const fourth = farthest([...few.slice(c + 1), ...few.slice(0, a)], first, third)
      if (second === null || fourth === null) continue
      const points = [first, second, third, fourth]
      const area = areaOf(points)
      if (area > best.area) best = { area, points }
    }
  if (best.points.length !== 4) return null
  const middle = {
    x: best.points.reduce((sum, { x }) => sum + x, 0) / 4,
    y: best.points.reduce((sum, { y }) => sum + y, 0) / 4,
  }
  const around = best.points.toSorted(
    (one, other) => Math.atan2(one.y - middle.y, one.x - middle.x) - Math.atan2(other.y - middle.y, other.x - middle.x),
  )
  const start = around.reduce((least, point, at) => {
    const known = around[least]
    return known !== undefined && point.x + point.y < known.x + known.y ? at : least
  }, 0)
  const [a, b, c, d] = [0, 1, 2, 3].map((step) => around[(start + step) % 4])
  return a === undefined || b === undefined || c === undefined || d === undefined ? null : [a, b, c, d]
}

function farthest(points: readonly Point[], from: Point, to: Point): Point | null {
  let best: { far: number; point: Point | null } = { far: 0, point: null }
  for (const point of points) {
    const far = Math.abs(cross(from, to, point))
    if (far > best.far) best = { far, point }
  }
  return best.point
}

/** The share of what looks like print that lies outside of the corners. */
function inkOutside(picture: Grey, corners: Corners): number {
  const paper = spread(picture, 2, 'brightest')
  let [inside, outside] = [0, 0]
  for (let at = 0; at < picture.data.length; at += 1) {
    const bright = paper.data[at] ?? 0
    if (bright < 110 || (picture.data[at] ?? 0) > 0.7 * bright) continue
    const point = { x: (at % picture.width) + 0.5, y: Math.floor(at / picture.width) + 0.5 }
    const isIn = corners.every((corner, index) => cross(corner, corners[(index + 1) % 4] ?? corner, point) > -2)
    // The sheet's own edge is no print.
    const isNear = corners.some((corner, index) => {
      const next = corners[(index + 1) % 4] ?? corner
      return Math.abs(cross(corner, next, point)) < 6 * Math.hypot(next.x - corner.x, next.y - corner.y)
    })
    if (isIn) inside += 1
    else if (!isNear) outside += 1
  }
  return outside / Math.max(1, inside + outside)
}
