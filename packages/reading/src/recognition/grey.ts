import type { Projection } from './page-text.ts'
import { carry } from './projection.ts'

/** A picture in grey, a byte a pixel, row by row. */
export type Grey = { data: Uint8Array; width: number; height: number }

/** Draws a picture anew: each point of the new one stands in the old one where `toOld` carries it. Outside of it is `outside`. */
export function redrawn(old: Grey, size: { width: number; height: number }, toOld: Projection, outside: number): Grey {
  const data = new Uint8Array(size.width * size.height).fill(outside)
  const [a, b, c, d, e, f, g, h, i] = toOld
  const { width, height, data: from } = old
  let at = 0
  for (let row = 0; row < size.height; row += 1) {
    for (let column = 0; column < size.width; column += 1, at += 1) {
      const [px, py] = [column + 0.5, row + 0.5]
      const depth = g * px + h * py + i
      const x = (a * px + b * py + c) / depth - 0.5
      const y = (d * px + e * py + f) / depth - 0.5
      const left = Math.floor(x)
      const top = Math.floor(y)
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue
      const across = x - left
      const down = y - top
      const first = top * width + left
      const upper = (from[first] ?? 0) * (1 - across) + (from[first + 1] ?? 0) * across
      const lower = (from[first + width] ?? 0) * (1 - across) + (from[first + width + 1] ?? 0) * across
      data[at] = upper * (1 - down) + lower * down + 0.5
    }
  }
  return { data, ...size }
}

/** Makes a picture smaller by averaging squares of `side` pixels. */
export function shrunk({ data, width, height }: Grey, side: number): Grey {
  const small = { width: Math.max(1, Math.floor(width / side)), height: Math.max(1, Math.floor(height / side)) }
  const result = new Uint8Array(small.width * small.height)
  for (let row = 0; row < small.height; row += 1)
    for (let column = 0; column < small.width; column += 1) {
      let sum = 0
      for (let y = 0; y < side; y += 1)
        for (let x = 0; x < side; x += 1) sum += data[(row * side + y) * width + column * side + x] ?? 0
      result[row * small.width + column] = sum / (side * side)
    }
  return { data: result, ...small }
}

/** The brightest (or darkest) of all pixels within `radius`, across and down. */
export function spread(picture: Grey, radius: number, kind: 'brightest' | 'darkest'): Grey {
  const better = kind === 'brightest' ? Math.max : Math.min
  const start = kind === 'brightest' ? 0 : 255
  return alongBoth(picture, (line, length, target) => {
    for (let at = 0; at < length; at += 1) {
      let best = start
      for (let near = Math.max(0, at - radius); near <= Math.min(length - 1, at + radius); near += 1)
        best = better(best, line[near] ?? start)
      target[at] = best
    }
  })
}

/** The average of all pixels within `radius`, across and down. */
export function blurred(picture: Grey, radius: number): Grey {
  return alongBoth(picture, (line, length, target) => {
    let sum = 0
    for (let near = 0; near < Math.min(radius, length); near += 1) sum += line[near] ?? 0
    for (let at = 0; at < length; at += 1) {
      const enters = at + radius
      const leaves = at - radius - 1
      if (enters < length) sum += line[enters] ?? 0
      if (leaves >= 0) sum -= line[leaves] ?? 0
      target[at] = sum / (Math.min(enters, length - 1) - Math.max(leaves + 1, 0) + 1)
    }
  })
}

function alongBoth(
  { data, width, height }: Grey,
  change: (line: Uint8Array, length: number, target: Uint8Array) => void,
): Grey {
  const result = new Uint8Array(data)
  const longest = Math.max(width, height)
  const line = new Uint8Array(longest)
  const target = new Uint8Array(longest)
  for (let row = 0; row < height; row += 1) {
    change(result.subarray(row * width, (row + 1) * width), width, target)
    result.set(target.subarray(0, width), row * width)
  }
  for (let column = 0; column < width; column += 1) {
    for (let row = 0; row < height; row += 1) line[row] = result[row * width + column] ?? 0
    change(line, height, target)
    for (let row = 0; row < height; row += 1) result[row * width + column] = target[row] ?? 0
  }
  return { data: result, width, height }
}

/** The box of a rectangle as another plane shows it. */
export function boxIn(by: Projection, box: { x: number; y: number; width: number; height: number }) {
  const corners = [
    carry(by, box),
    carry(by, { x: box.x + box.width, y: box.y }),
    carry(by, { x: box.x + box.width, y: box.y + box.height }),
    carry(by, { x: box.x, y: box.y + box.height }),
  ]
  const left = Math.min(...corners.map(({ x }) => x))
  const top = Math.min(...corners.map(({ y }) => y))
  return {
    x: left,
    y: top,
    width: Math.max(...corners.map(({ x }) => x)) - left,
    height: Math.max(...corners.map(({ y }) => y)) - top,
  }
}
