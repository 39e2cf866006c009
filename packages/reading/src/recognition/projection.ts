import type { Projection } from './page-text.ts'

export type Point = { x: number; y: number }

/** Carries a point by a projection. */
export function carry(by: Projection, { x, y }: Point): Point {
  const depth = by[6] * x + by[7] * y + by[8]
  return { x: (by[0] * x + by[1] * y + by[2]) / depth, y: (by[3] * x + by[4] * y + by[5]) / depth }
}

/** One projection that does what `first` and then `second` do. */
export function chain(first: Projection, second: Projection): Projection {
  const cell = (row: 0 | 3 | 6, column: 0 | 1 | 2): number => {
    const below = [0, 3, 6] as const
    const across = [0, 1, 2] as const
    return across.reduce<number>(
      (sum, at) => sum + (second[row + at] ?? 0) * (first[(below[at] ?? 0) + column] ?? 0),
      0,
    )
  }
  return [cell(0, 0), cell(0, 1), cell(0, 2), cell(3, 0), cell(3, 1), cell(3, 2), cell(6, 0), cell(6, 1), cell(6, 2)]
}

export const scaled = (x: number, y: number): Projection => [x, 0, 0, 0, y, 0, 0, 0, 1]

/** Turns by `degrees`, clockwise as one sees it, and moves all of a page of this size into view: its new size is told beside it. */
export function turned(
  { width, height }: { width: number; height: number },
  degrees: number,
): { by: Projection; width: number; height: number } {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const newWidth = Math.round(Math.abs(width * cos) + Math.abs(height * sin))
  const newHeight = Math.round(Math.abs(width * sin) + Math.abs(height * cos))
  const by: Projection = [
    cos,
    -sin,
    newWidth / 2 - (cos * width) / 2 + (sin * height) / 2,
    sin,
    cos,
    newHeight / 2 - (sin * width) / 2 - (cos * height) / 2,
    0,
    0,
    1,
  ]
  return { by, width: newWidth, height: newHeight }
}

export type Corners = readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point]

/** Projection of an upright rectangle from 0, 0 onto four corners; null where three of them stand in a line. */
export function ontoCorners(width: number, height: number, [a, b, c, d]: Corners): Projection | null {
  const [dx1, dy1] = [b.x - c.x, b.y - c.y]
  const [dx2, dy2] = [d.x - c.x, d.y - c.y]
  const [dx3, dy3] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y]
  const area = dx1 * dy2 - dx2 * dy1
  if (Math.abs(area) < 1e-9) return null
  const g = (dx3 * dy2 - dx2 * dy3) / area
  const h = (dx1 * dy3 - dx3 * dy1) / area
  const unit: Projection = [
    b.x - a.x + g * b.x,
    d.x - a.x + h * d.x,
    a.x,
    b.y - a.y + g * b.y,
    d.y - a.y + h * d.y,
    a.y,
    g,
    h,
    1,
  ]
  return chain(scaled(1 / width, 1 / height), unit)
}

/** The way back of a projection. */
export function inverse([a, b, c, d, e, f, g, h, i]: Projection): Projection {
  const [A, B, C] = [e * i - f * h, -(d * i - f * g), d * h - e * g]
  const whole = a * A + b * B + c * C
  const by = [
    A,
    -(b * i - c * h),
    b * f - c * e,
    B,
    a * i - c * g,
    -(a * f - c * d),
    C,
    -(a * h - b * g),
    a * e - b * d,
  ]
  const at = (index: number) => (by[index] ?? 0) / whole
  return [at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7), at(8)]
}
